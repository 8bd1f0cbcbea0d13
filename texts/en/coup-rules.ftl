coup-rules-overview =
    Everybody has two hidden characters and a few coins. A hidden character is a life. **The last player with a hidden character wins.**

    On your turn you take one action. Many actions belong to a character, and you may claim any character, whether you hold it or not. The others may doubt you. Some actions can be blocked, again by claiming a character.

    A game uses five characters: Duchess, Assassin, Contessa, Captain and either the Ambassador or the Inquisitor. There are three copies of each (four with 7 or 8 players). Two cards each are dealt; the rest is the Court, face down. Everybody starts with two coins. Coins are always public, hidden cards never.

    Two players pick their second character: see the page for two players.
    .title = Coup in short
coup-rules-reference =
    { "" }**Actions**
    • **Income**: +1. Nobody stops it.
    • **Foreign aid**: +2. Anybody blocks it as Duchess.
    • **Murder**: pay 7, somebody loses a character. Nobody stops it; with 10 coins it is a must.
    • **Duchess**: +3.
    • **Assassin**: pay 3, somebody loses a character. The target blocks as Contessa.
    • **Captain**: steal 2. The target blocks as Captain, Ambassador or Inquisitor.
    • **Ambassador**: draw 2 from the Court, put 2 back.
    • **Inquisitor** (in the Ambassador's place): draw 1, put 1 back; or see somebody's card and, if you like, have it replaced.

    { "" }**Doubts**
    Any claim may be doubted, by anybody, for an action or a block. Whoever is wrong loses a character. A true claim is shown, shuffled into the Court and replaced.

    { "" }**Cards**
    3 copies of each of five characters; 4 with 7 or 8 players. Start: two characters, 2 coins.
    .title = Reference
coup-rules-turn =
    Exactly one action; you cannot pass.

    • **Income**: 1 coin. Nobody can stop it.
    • **Foreign aid**: 2 coins. Anybody may block it as Duchess.
    • **Murder**: pay 7 coins; a player of your choice loses a character. Nobody can stop it.
    • **Duchess**: 3 coins.
    • **Assassin**: pay 3 coins; a player of your choice loses a character. That player may block as Contessa.
    • **Captain**: 2 coins from a player of your choice (1, if there is only one). That player may block as Captain, Ambassador or Inquisitor.
    • **Ambassador** or **Inquisitor**: see their pages.

    With **ten coins or more** at the start of your turn you must murder.
    .title = Your turn
    .about = act income
coup-rules-doubt =
    Whenever somebody claims a character, for an action or for a block, anybody else may doubt it. Only the first doubt counts.

    • **The claim was true**: the card is shown, shuffled into the Court and replaced by a new one. The doubter loses a character. The claim stands.
    • **It was a bluff**: nothing else is shown. The bluffer loses a character, and the claim fails. A doubted Assassin who was a bluff does not cost the 3 coins.

    Whoever holds the claimed character must show it. Exactly the claimed one counts.

    You may pass and change your mind while the window is open. With the option *nearest clockwise* the answers are collected in secret, and the nearest doubter after the claimant counts.
    .title = Doubting
coup-rules-block =
    Doubts of the action come first, with all that follows from them. Then it may be blocked, once:

    • Foreign aid by anybody, as Duchess.
    • The Assassin by the target, as Contessa.
    • The Captain by the target, as Captain, or as Ambassador or Inquisitor, whichever is in the game.

    A block is a claim: anybody may doubt it. If it stands, the action fails; the Assassin's coins stay spent. If it falls, the action happens, and nobody may block again.

    A target who doubted the action and was wrong may still block, unless the host turned that off.
    .title = Blocking
coup-rules-losing =
    You choose which of your hidden characters you turn face up. It stays there for all to see and has no power any more.

    With both face up you are out, and your coins go to the Treasury.

    You can lose both in one turn: doubt a true Assassin and then let it happen, or bluff the Contessa and be doubted.

    Giving up shows both cards. An action of yours that is under way is dropped.
    .title = Losing characters
    .about = lose murder show decide
coup-rules-duchess =
    • **Action**: take 3 coins. It cannot be blocked.

    • **Block**: foreign aid, whoever asks for it.
    .title = Duchess
    .about = tax foreign_aid
coup-rules-assassin =
    • **Action**: pay 3 coins, and a player of your choice loses a character. The target may block as Contessa.

    The coins are paid once nobody has doubted you, or once you have proved it. They stay spent when you are blocked, and when the target is already out. Only a doubt that catches you bluffing saves them.
    .title = Assassin
    .about = assassinate
coup-rules-contessa =
    • **Block**: an Assassin who is after you. She has no action of her own.
    .title = Contessa
coup-rules-captain =
    • **Action**: take 2 coins from a player of your choice, or 1 if there is only one. A player without coins cannot be chosen, unless the host allows it.

    • **Block**: a Captain who robs you.
    .title = Captain
    .about = steal
coup-rules-ambassador =
    • **Action**: draw two cards from the Court, keep as many as you have lives, shuffle the other two back. It cannot be blocked.

    • **Block**: a Captain who robs you.
    .title = Ambassador
    .about = exchange
coup-rules-inquisitor =
    Takes the Ambassador's place if the host wants it.

    • **Action**, one of two, said when you act: draw one card from the Court, keep as many as you have lives, shuffle one back; or examine a player: they choose a hidden card and show it to you alone. You give it back, or have it shuffled into the Court and replaced by a new one.

    Neither can be blocked.

    • **Block**: a Captain who robs you.
    .title = Inquisitor
    .about = examine
coup-rules-two =
    Three piles are made, each with the five characters. Both players take one. One card of the third pile is dealt to each; the other three are the Court.

    Then both secretly pick one card of their own pile, perhaps a second copy of the one they were dealt. The other four are out of the game, unseen.

    The first player starts with 1 coin, the second with 2.
    .title = Two players
coup-rules-series =
    The host may let you play until somebody has won several games. The winner of a game starts the next one, also in a rematch. Whoever gives up is not dealt in again.

    When all is over the table is told what the winner still held, and how many of everybody's claims were bluffs.
    .title = Several games
coup-rules-clock =
    When time runs out: your turn becomes Income (or, with ten coins, the Murder of somebody at random); a doubt or a block becomes a pass; a card to lose or to show is drawn at random; an exchange keeps your old cards; an examined card is given back.

    You may let the bot pass for you until your next turn. It never does so where an action is yours or aimed at you, and windows stay open for a few seconds at least, so that nobody can tell.
    .title = Time
