inkognito-rules-overview = **Four masked agents, one safe.** Each agent has a secret identity and a secret number, 13, 24, 36 or 47. Lord Fiddlebottom and Colonel Bubble are partners; so are Madame Zsa Zsa and Agent X. Nobody knows who wears which mask.

    The safe opens to four numbers in the order **F-B-Z-X**: first the number of Lord Fiddlebottom, then of Colonel Bubble, Madame Zsa Zsa and Agent X.

    Every round everybody visits a place. Two who are alone there show each other cards, half true, half false; whoever is alone with the Ambassador may demand the truth. Find out who your partner is and whose number is whose, meet your partner alone and open the safe. One attempt ends the game: right, and the two of you win; wrong, and the others do.
    .title = The game in short

inkognito-rules-reference = **Partners:** Lord Fiddlebottom and Colonel Bubble · Madame Zsa Zsa and Agent X.
    { "" }**Numbers:** 13, 24, 36, 47, one each. **Combination:** the numbers of **F-B-Z-X**, in this order.
    { "" }**Places:** San Marco, Rialto, San Giorgio, Bridge of Sighs, Salute; each once in five rounds.

    { "" }**Two agents alone:** each shows two cards, one true, one false; never the same two to the same player (12 pairs). Or the safe.
    { "" }**Alone with the Ambassador:** demand a black card of anybody, who chooses which; each of the two once. Or do nothing.
    { "" }**Alone with the air player** (three players): look at one of its black cards, or do nothing.
    { "" }**Two agents before the Ambassador** (five players): each shows the Ambassador one true and one false card.
    { "" }**More than that at a place:** no meeting.

    { "" }**The safe,** one attempt, and the game is over:
    – 4 players: alone with your **partner**. Right: you two win. Wrong: the other pair.
    – 3 players: alone with an agent, the air player or the Ambassador. Right: you win. Wrong: the other two.
    – 5 players: alone with an agent or the Ambassador. Right: you and your partner win. Wrong: everybody else. The Ambassador may try when meeting somebody, and wins alone.
    .title = Reference

inkognito-rules-round = **1. Places.** From the first player on, each lays one of their own tiles face up and sees where the earlier ones went. Then the Ambassador's tile is turned up.

    { "" }**2. Meetings.** Those who are alone together meet, one meeting after the other; the one with the earliest player comes first.

    { "" }**3.** The first player's marker moves one seat to the left.

    Tiles stay on the table for five rounds, so in every cycle of five each place is visited once by everybody. In the fifth round there is only one tile left, and it is laid for you. Then all tiles come back and the Ambassador's are shuffled.
    .title = A round
    .about = place

inkognito-rules-exchange = Two agents alone at a place must exchange information, unless one of them opens the safe. Each chooses **two cards of their own colour: exactly one true, one false**. True is a card that equals one of your black cards. Two identities, two numbers or one of each: all is allowed.

    Both decide in secret, and may think again until both have decided. Only the two of them see the cards.

    You may never show the same player the same two cards again; at least one must differ. There are twelve pairs; when a player has seen them all, you start anew.
    .title = Two agents meet
    .about = meet-aa meet-aa-aam meet-aam-aa

inkognito-rules-ambassador = An agent alone with the Ambassador **may demand a black card** of any other agent. Whoever is asked chooses identity or number; only the asker sees it. Everybody hears who asked whom, not what was shown.

    The same card is not shown to the same asker twice: the second time it must be the other one, and after that the asker cannot ask that agent again.

    Three or more at a place, the Ambassador counted: nothing happens.
    .title = The Ambassador
    .about = meet-am meet-ad meet-aam black stealth

inkognito-rules-safe = In a meeting with another agent you may open the safe instead of showing cards. You state the whole combination; your own number is filled in.

    { "" }**Four players:** the one you meet must be your partner, and all four numbers must be right. Then you both win; otherwise the other two do.

    An attempt waits until everybody in the meeting has decided. If both open the safe, the attempt of the one who comes first in this round counts. After an attempt everything is laid open.
    .title = The safe
    .about = aa ad player receive

inkognito-rules-three = The fourth seat is the **air player's**: a colour, five shuffled tiles, two black cards that nobody has seen. When it is the air player's turn, its top tile is turned up.

    Alone with the air player you may look at its identity or its number. Alone with the Ambassador you may ask about the air player too, and then choose the card; not the same one twice in this way.

    There are no partners. You may open the safe whenever you are alone with another agent, the air player or the Ambassador. Right: you win alone. Wrong: the other two win.
    .title = Three players

inkognito-rules-five = The fifth player **is the Ambassador**, without cards, and wants the combination too. The Ambassador's tile is chosen first, face down; it is turned up when all have moved.

    Alone with the Ambassador, an agent demands a black card as usual, but the Ambassador sees it too. **Two agents** at the Ambassador's place do not exchange: each shows the Ambassador one true and one false card, and sees nothing of the other's.

    Agents may open the safe alone with another agent or with the Ambassador; the partner need not be there, and wins too. The Ambassador may open it when meeting one or two agents, and wins alone. After a wrong attempt everybody on the other sides wins.
    .title = Five players

inkognito-rules-notebook = Your notebook keeps by itself every card you have seen (X) and shown (O), the black cards (✔), and the pairs you have used towards each player; your own identity and number are crossed out for all others. Beside it you may put your own marks, which are red in its picture, a draft of the combination and a note; nobody else sees any of it, and it changes nothing in the game. Older meetings are on further leaves.

    What you have marked as certain fills in the draft. When it is complete and you may open the safe, the notebook has a button that opens it so. It warns you when your notebook names another partner than the one you meet.

    Think of each pair you were shown: **exactly one** of the two cards is true. A card that is yours, or that you know to be somebody else's, is false, so the other one is true.
    .title = The notebook

inkognito-rules-series = Several games may be played for points: each winner of a game gets one, whoever made the attempt. Whoever first has the points agreed on, usually three, wins; several may reach them together. Each game has new black cards and a new notebook, and the next player to the left is first. With five players the Ambassador's role moves to the left.

    A game that sees no attempt within the agreed number of rounds has no winner.
    .title = Points and series
