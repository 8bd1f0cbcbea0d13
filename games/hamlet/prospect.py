"""What a village promises a player in the end, in victory points, line by line: two villages can be compared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.hamlet import scoring
from games.hamlet.longest import own_links, printed_road
from games.hamlet.pieces import (
    MOST_VILLAGERS,
    REFINED,
    SOLO_PER_SLOT,
    SOLO_ROUNDS,
    TILES,
    VILLAGER_COST,
)
from games.hamlet.state import Village, output_of
from games.hamlet.worth import Worth

POINTS, AWARDS, LANDMARKS, ROADS, LONGEST = "points", "awards", "landmarks", "roads", "longest"
COINS, VILLAGERS, SUPPLY, TOKENS, PLANS, GOODS, CHURCH, RIVALS = (
    "coins",
    "villagers",
    "supply",
    "tokens",
    "plans",
    "goods",
    "church",
    "rivals",
)

RATES = (2.6, 2.3, 2.0, 1.7)
"""What each villager brings in a round."""
SAVED = 0.72
"""Coins on the way to another villager are worth this part of what it will bring."""
COIN, LAST_COIN = 0.5, 1 / 3
USEFUL = 12
"""More coins than this can hardly be used up."""
HELD = (0.6, 0.5, 0.4)
"""What part of its promise a blueprint in hand is worth: the first, the second, the third."""
RIVALS_SHARE = 0.5
SURE = 6.0
"""What it is worth to end a game that is won."""
LAST_TURN = 6
"""What a last turn brings."""
FIRST_ROAD = 0.8
"""How sure it is that somebody without a road will build one in the place it is worth most."""
SETTLED = 12
"""With this many rounds to go, awards are open; they settle as the end comes."""


class Lean(NamedTuple):
    """What a robot likes a little more, or less, than it is worth: from -1 to 1."""

    roads: float = 0.0
    church: float = 0.0
    trade: float = 0.0

    def liked(self, roads: int, deliveries: int, sales: int) -> float:
        return 0.4 * (self.roads * roads + self.church * deliveries + self.trade * sales)


EVEN = Lean()


class Prospect:
    """How a seat judges villages that could come of the one it is in: all by the same idea of how long there is."""

    def __init__(self, worth: Worth, lean: Lean = EVEN) -> None:
        self.me = worth.me
        self.lean = lean
        self.left = worth.left
        self.late = worth.late
        self.later = min(1.0, worth.left / 8)
        self.start = self.of(worth)
        self.start_end = self.final(worth.village)

    def of(self, worth: Worth) -> float:
        village = worth.village
        counts = len(village.roads_of(self.me)), village.delivered(self.me), len(village.players[self.me].sales)
        return sum(self.lines(worth).values()) + self.lean.liked(*counts)

    def final(self, village: Village) -> float:
        """As if the game ended now."""
        totals = totals_of(village)
        return totals[self.me] - self._rivals(totals)

    def judged(self, worth: Worth) -> float:
        """What a village is worth after this turn; where the church stands complete, what the end brings."""
        village = worth.village
        if not village.finished or self.left == 0:
            return self.of(worth)
        if village.solo == "clock":
            return self.final(village)
        totals = totals_of(village)
        gain = totals[self.me] - self._rivals(totals) - self.start_end
        lead = self.lead(village, totals)
        return self.start + gain + (SURE if lead > 0 else max(-5.0 + 0.5 * self.late, float(lead)))

    def lead(self, village: Village, totals: Sequence[int]) -> int:
        """By how much the player wins if the church is complete; those who come later in the round still play."""
        order = village.order()
        later = order[order.index(self.me) + 1 :]
        rivals = [total + LAST_TURN * (seat in later) for seat, total in enumerate(totals) if seat != self.me]
        return totals[self.me] - max(rivals)

    def lines(self, worth: Worth) -> dict[str, float]:
        village, me = worth.village, self.me
        player = village.players[me]
        return {
            POINTS: float(player.vp),
            AWARDS: self._awards(village),
            LANDMARKS: self._landmarks(worth),
            ROADS: float(scoring.road_points(village, me)),
            LONGEST: self._longest(worth),
            COINS: self._coins(len(player.villagers), player.coins),
            VILLAGERS: sum(RATES[: len(player.villagers)]) * self.left,
            SUPPLY: 4 * worth.supply([donkey.at for donkey in player.donkeys]) * min(1.0, self.left / 6),
            TOKENS: self._tokens(worth),
            PLANS: self._plans(worth),
            GOODS: self._goods(worth),
            CHURCH: self._church(worth),
            RIVALS: -self._rivals([one.vp + LAST_COIN * one.coins for one in village.players]),
        }

    def _rivals(self, totals: Sequence[float]) -> float:
        others = [total for seat, total in enumerate(totals) if seat != self.me]
        return RIVALS_SHARE * sum(others) / len(others) if others else 0.0

    def _awards(self, village: Village) -> float:
        open_ = min(1.0, self.left / SETTLED)
        now = sum(points for _, seats, points in scoring.awards(village) if self.me in seats)
        steps = 1.8 * village.delivered(self.me) + 0.7 * village.flags(self.me)
        steps += 0.7 * len(village.players[self.me].sales)
        return (1 - open_) * now + open_ * steps

    def _landmarks(self, worth: Worth) -> float:
        """Those that grow are worth what they will be; one that is cut off may still be joined."""
        village, board = worth.village, worth.can.board
        value = 0.0
        for at, site in enumerate(village.sites):
            if site.flag != self.me:
                continue
            if not self.left:
                value += scoring.landmark_points(village, board, at)
                continue
            printed = TILES[site.tile]
            assert printed.score is not None
            points = float(scoring.segment_points(site.tile, board.contacts[at]))
            if printed.score.rule in ("outpost", "pond"):
                points += scoring.landmark_points(village, board, at) or 3.0
            elif printed.score.rule == "blacksmith":
                points += 0.0 if board.steps[at] >= 0 else len(worth.longest)
            else:
                points += worth.expected(site.tile)
            if printed.score.per_segment:
                points += 0.15 * printed.score.per_segment * len(board.open_segments(at)) * self.later
            if printed.needs_road and board.steps[at] < 0:
                points *= 0.6 if village.roads_left(self.me) and board.ways(at) else 0.1
            value += points
        return value

    def _longest(self, worth: Worth) -> float:
        """Somebody without a road will build one: it then joins much that lies there already."""
        each = scoring.per_tile(worth.village, worth.can.board, self.me)
        if own_links(worth.village, self.me) or self.left < 2:
            return float(each * len(worth.longest))
        tiles = [at for at in printed_road(worth.can.board) if at]
        return FIRST_ROAD * each * (len(tiles) + 1)

    def _coins(self, villagers: int, coins: int) -> float:
        """First towards another villager, then for what the market and the church ask; a third of a point at least."""
        value, left = 0.0, self.left
        while villagers < MOST_VILLAGERS and coins and left > 1:
            price = VILLAGER_COST[villagers]
            each = SAVED * RATES[villagers] * (left - 1) / price
            if each < COIN:
                break
            value += each * min(coins, price)
            coins -= min(coins, price)
            left -= 2
            villagers += 1
        useful = min(coins, USEFUL) if self.left > 0 else 0
        return value + useful * COIN + (coins - useful) * LAST_COIN

    def _tokens(self, worth: Worth) -> float:
        village = worth.village
        value = 0.0
        for good in REFINED:
            lying = [
                token
                for site in village.sites
                if site.made and output_of(site.tile) == good
                for token in site.made
                if token and token.owner == self.me
            ]
            for number, token in enumerate(lying):
                value += worth.token(good, token.fine, number)
        return value

    def _plans(self, worth: Worth) -> float:
        """The blueprints in hand, the best of them first."""
        if self.left < 1:
            return 0.0
        values = sorted((worth.plan(tile) for tile in worth.can.me.blueprints), reverse=True)
        soon = min(1.0, self.left / 3)
        return sum(max(0.0, value) * part * soon for value, part in zip(values, HELD, strict=False))

    def _goods(self, worth: Worth) -> float:
        if self.left < 1:
            return 0.0
        return sum(worth.cube(cube) for site in worth.village.sites for cube in site.raw if cube)

    def _church(self, worth: Worth) -> float:
        """How near the next delivery is; and late in the game every delivery counts."""
        village = worth.village
        value = 0.8 * self.late * village.delivered(self.me)
        if village.solo == "clock":
            slots = len(village.open_slots())
            spare = SOLO_ROUNDS - village.round - 3.5 * slots
            value -= SOLO_PER_SLOT * slots * max(0.2, min(1.0, 0.4 - 0.15 * spare))
        goal = worth.goal
        if goal and self.left > 0:
            value += (2.0 + 0.3 * self.late) * max(0.0, 1 - max(0, goal.lacks) / 10)
        return value


def totals_of(village: Village) -> list[int]:
    """What everybody would have if the game ended now."""
    return [
        player.vp + sum(line.values()) for player, line in zip(village.players, scoring.outlook(village), strict=True)
    ]
