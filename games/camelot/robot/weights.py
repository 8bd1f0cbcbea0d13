"""The numbers a robot weighs by, in swords; tried in selfplay. Read as `weights.NAME`."""

from __future__ import annotations

RUIN = 20.0
"""The harm of losing the game."""
LIFE = (RUIN, 5.0, 0.5, 0.28, 0.22, 0.2, 0.08)
"""What losing a point costs, by the life one has."""
ENGINE = (0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.45, 0.6, 1.5, RUIN)
"""What one more engine costs, by the engines there are."""
SABOTAGE = 3
"""This many more engines count as built where there may be a Traitor."""
EARLY_SWORD = -1.0
"""What a black sword costs while it only brings the count nearer."""
TURNED = 2
"""This many fewer black swords can be borne while a Traitor may turn white ones."""
LATE_SWORD = 0.7
"""What each black sword costs that the white ones cannot bear any more."""
ACTION = 0.3
"""What an action is worth."""
DESPAIR = 0.36
"""What a Despair costs while the Grail can be won."""
CARD = 0.09
"""What a White card is worth."""
ENOUGH = 6
"""This many cards are as many as one can lay soon."""
PLENTY = 0.85
"""How much less a common card is worth for each card beyond that."""
GAIN = (0.0, 0.8, 0.35, 0.24, 0.18, 0.1)
"""What winning a point is worth, by the life one has."""
RELICS = (0.5, 0.6, 0.3)
"""What each relic is worth."""
PACE = 0.5
"""How often a player draws a Black card in the Evil phase."""
ROAD = 1.6
"""Actions lost on the way to a quest."""
FAVOUR = (1.0, 1.0, 1.8, 1.3, 1.8, 1.0, 1.0)
"""How each quest is favoured, in the order of the board."""
STAY = 1.5
"""How much more the quest one is on is favoured."""
DANGER = 0.5
"""How much the harm of losing a quest adds to its worth."""
ALONE = 0.8
"""How much a quest is trusted that others must finish."""
COMRADES = 2.0
"""How many more are expected to come to the Dragon."""
JOIN = 0.6
"""How much of the hands of knights elsewhere is expected to come with them."""
DOUBT = 0.4
"""How much each card weighs that the others must bring."""
GRAIL_HELP = 0.3
"""Grail cards expected among the cards of another seeker on the Grail."""
GRAIL_FAR = 0.7
"""How much of that is expected of knights elsewhere."""
DRAW = (0.3, 0.28, 0.26, 0.24, 0.22, 0.2, 0.17, 0.14, 0.11, 0.08, 0.05, 0.03)
"""Drawing at the Round Table, by the size of the hand."""
HOME = 0.7
"""How much of that is left when one has to go home first."""
LIFT = 0.5
"""One Despair less on the Grail."""
REST = 0.02
"""What a second deed must be worth, so that nobody wanders off for nothing."""
MERLIN = 0.2
"""What Merlin is kept for."""
SACRIFICE_LIFE = 3
"""With this much life one may think of a second action."""
SACRIFICE = 0.08
"""How much better than the life it costs a second action has to be."""
OFFER = 0.4
"""The harm against which Merlins are offered."""
EXCALIBUR = 0.8
"""The harm against which Excalibur is given up."""
LAZY, UNHURT, SLANDERER = 0.5, 0.5, 2.0
"""What speaks against a knight: each deed that others would have done, each point of life kept, a false accusation."""
TRUTH = 3.0
"""What unmasking the Traitor is worth."""
OPEN_HARM = 0.75
"""What an unmasked Traitor costs for each sword that is still missing."""
SLANDER = 4.0
"""What a sword turned by a false accusation costs."""
BLUNDER = 0.3
"""By how much a hidden Traitor may misjudge."""
LATE_COUNT = 9
"""This many swords at a table of five let a hidden Traitor drop all pretence."""
