loveletter-rules-overview =
    Everybody wants the Princess to read *their* letter. You hold **one secret card**: whoever carries your letter right now.

    On your turn you draw a second card and play one of the two, face up, with its effect. Effects knock others out, peek, compare, protect or swap.

    A round ends when only one player is left in it, or when the deck is empty: then the highest card wins. The winner gets a token of affection and starts the next round. With 2, 3 or 4 players, **7, 5 or 4 tokens** win the game.
    .title = Love Letter in a minute
loveletter-rules-reference =
    • **8 Princess** ×1 · discarded, however it happens: you are out.
    • **7 Countess** ×1 · no effect; must be played beside King or Prince.
    • **6 King** ×1 · swap cards with another player.
    • **5 Prince** ×2 · anybody, perhaps you, discards the card and draws a new one.
    • **4 Handmaid** ×2 · nobody can choose you until your next turn.
    • **3 Baron** ×2 · compare with another player in secret: the lower card is out.
    • **2 Spy** ×2 · look at another player's card.
    • **1 Guard** ×5 · name a card other than Guard: whoever you chose and holds it is out.

    Sixteen cards; one is removed unseen each round, with two players three more lie open. The last one left, or the highest card when the deck is empty, wins a token. 7, 5 or 4 tokens win with 2, 3 or 4 players.
    .title = Reference
loveletter-rules-setup =
    Sixteen cards are shuffled. One is **removed** unseen; with two players three more lie **face up** beside the deck and are not used this round. Everybody gets one card.

    All sixteen cards are back for every round, and everybody is in again.
    .title = A new round
loveletter-rules-turn =
    1. If you were protected by the Handmaid, that ends now.
    2. You draw a card.
    3. You choose one of your two cards, whom it is played on, and for a Guard your guess.
    4. It goes face up onto your pile of discards, and its effect happens.

    If somebody can be chosen, somebody must be, even if that is bad for you. A protected player, or one who is out, cannot be chosen. If nobody can be chosen, the card is played without effect; only a Prince must then be played on yourself.
    .title = Your turn
loveletter-rules-guard =
    The **Guard (1)** (five of them). Choose another player and name a card other than Guard. If they hold it, they are out of the round. You may name a card that everybody can see: that is just a miss.
    .title = Guard (1)
loveletter-rules-spy =
    The **Spy (2)** (two). Look at another player's card. Only you learn it.
    .title = Spy (2)
loveletter-rules-baron =
    The **Baron (3)** (two). You and another player compare your cards in secret; the lower one is out. If they are equal, nothing happens. The others see only who was compared and who is out.
    .title = Baron (3)
loveletter-rules-handmaid =
    The **Handmaid (4)** (two). Until the start of your next turn nobody can choose you. Discarded because of a Prince she protects nobody.
    .title = Handmaid (4)
loveletter-rules-prince =
    The **Prince (5)** (two). A player of your choice, perhaps you, discards their card without its effect and draws a new one. If the deck is empty they take the card that was removed at the start. If the discarded card is the Princess, they are out.
    .title = Prince (5)
loveletter-rules-king =
    The **King (6)** (one). Swap cards with another player. Only the two of you know what changed hands.
    .title = King (6)
loveletter-rules-countess =
    The **Countess (7)** (one). No effect. If your other card is the King or a Prince, you must play her; otherwise you may. Nobody learns which it was.
    .title = Countess (7)
loveletter-rules-princess =
    The **Princess (8)** (one). If you discard her, however it comes about, you are out of the round.
    .title = Princess (8)
loveletter-rules-end =
    With **one left**, that player wins the round and need not show the card.
    With the **deck empty**, all who are left show their cards; the highest wins. If that is a tie, the higher sum of discards wins. Still tied: nobody gets a token (or all tied players do, if the host chose so).

    Giving up puts your cards on the table and you are not dealt in again; the last one playing wins.
    .title = The end of a round
