"""The rules of Hamlet, top to bottom: setting up, a turn, rounds, the end, giving up."""

from __future__ import annotations

from typing import Any

from games.core.draw import Dice
from games.core.flow import Flow
from games.core.state import Result
from games.core.text import Seat
from games.hamlet import robot, scoring
from games.hamlet.actions import Actions
from games.hamlet.board import CHURCH_SITE, board_of
from games.hamlet.moves import END, menu
from games.hamlet.pieces import (
    BAG,
    EXTRA_COINS,
    LAYOUTS,
    RANKS,
    SALES,
    SALES_REMOVED,
    SOLO_ROUNDS,
    START_COINS,
    START_CUBES,
    TILES,
)
from games.hamlet.state import Donkey, Villager, new_site
from games.hamlet.view import view

_CHANCES = list(range(10))
"""What the rival's whims are drawn from: an order of so few is millions of them, and every draw is written down."""


class TurnOver(Exception):
    """The turn ends without being played out: its player gave up, or nobody is left to play against."""


class Rules(Actions):
    def turn(self) -> Flow[None]:
        """From a player's first move, or from the last thing drawn, to the end of the turn or the next thing drawn."""
        village = self.village
        if not village.sites:
            self.set_up()
        me = village.active
        if me == village.rival:
            self.rival_turn(me)
            return
        window = f"turn {sum(player.turns for player in village.players) + 1}"
        seen = self.seen()
        try:
            while self.seen() == seen:
                standing = sum(1 for villager in self.player(me).villagers if not villager.used)
                donkeys = sum(1 for donkey in self.player(me).donkeys if not (donkey.moved or village.hauled))
                path = yield from self.one(
                    me,
                    "turn",
                    lambda: menu(village, me),
                    lambda: (END,),
                    window=window,
                    standing=standing,
                    donkeys=donkeys,
                )
                if path[0] == END:
                    self.end_turn()
                    return
                self.act(me, path)
        except TurnOver:
            if self.state.result is None:
                self.end_turn()

    def seen(self) -> tuple[int, int]:
        """Another one when something hidden has come to light: a tile from the bag or a sale token from the stack."""
        return self.draw.count, len(self.state.sale_stack)

    def rival_turn(self, me: Seat) -> None:
        """The rival of a lone player takes its turn by itself."""
        dice = Dice("".join(map(str, self.draw.shuffle("rival", _CHANCES))))
        path = robot.at_sight(view(self.state, me), me, dice)
        while path[0] != END:
            self.act(me, path)
            path = robot.at_sight(view(self.state, me), me, dice)
        self.end_turn()

    # Setting up.

    def set_up(self) -> None:
        """The start tiles around the church, cubes, four blueprints, the first player, coins, sale tokens."""
        state, village = self.state, self.village
        layout = self.draw.pick("layout", list(LAYOUTS)) if state.layout == "random" else state.layout
        for placing in LAYOUTS[layout]:
            site = new_site(placing.tile, placing.rot, placing.dx, placing.dy)
            for slot in range(START_CUBES if site.raw else 0):
                site.raw[slot] = TILES[site.tile].raw_slots[slot]
            village.sites.append(site)
        village.first = village.active = self.draw.pick("first player", list(range(len(village.players))))
        for place, seat in enumerate(village.order()):
            player = self.player(seat)
            player.coins = START_COINS + EXTRA_COINS[len(village.players)][place]
            player.villagers, player.donkeys = [Villager(CHURCH_SITE)], [Donkey(CHURCH_SITE)]
        self.tell("begins", who=self.named(village.first))
        village.bag = sorted(BAG)
        self.refill_display()
        self.stack_sales()
        self.refill_sales()

    def stack_sales(self) -> None:
        """A few of the dearer tokens are left out unseen; the cheap ones lie on top."""
        state = self.state
        out = SALES_REMOVED[len(self.village.players)]
        for level in (3, 2, 1):
            tokens = self.draw.shuffle(f"sales {level}", [sale.id for sale in SALES.values() if sale.level == level])
            kept = len(tokens) - out.get(level, 0)
            state.sale_stack += tokens[:kept]
            state.sales_removed += tokens[kept:]

    # Rounds.

    def end_turn(self) -> None:
        """The player's villagers stand up; the next one plays; after the last one the round is over."""
        village = self.village
        player = self.player(village.active)
        player.turns += 1
        for villager in player.villagers:
            villager.used = False
        for donkey in player.donkeys:
            donkey.moved = False
        village.hiring = village.hauled = False
        order = village.order()
        later = [seat for seat in order[order.index(village.active) + 1 :] if not self.player(seat).gone]
        if later:
            village.active = later[0]
        else:
            self.end_round()

    def end_round(self) -> None:
        village = self.village
        if village.solo == "clock":
            self.turn_display()
        if village.finished or (village.solo == "clock" and village.round == SOLO_ROUNDS):
            self.score()
            self.crown(scoring.winners(village))
            return
        village.round += 1
        self.tell("round", round=village.round, rounds=SOLO_ROUNDS if village.solo == "clock" else 0)
        village.active = next(seat for seat in village.order() if not self.player(seat).gone)

    def turn_display(self) -> None:
        """Alone, the first blueprint of the row goes back into the bag after each round; coins on it are lost."""
        village = self.village
        if village.display:
            offer = village.display.pop(0)
            village.bag = sorted([*village.bag, offer.tile])
            self.tell("returned", tile=offer.tile)
            self.refill_display()

    # The end.

    def score(self) -> None:
        """Awards, landmarks, roads, the longest road, gold: all read the same final village."""
        village = self.village
        board = board_of(village)
        for award, seats, points in scoring.awards(village):
            self.tell("award", who=[self.named(seat) for seat in seats], award=award, vp=points, count=len(seats))
        for at, site in enumerate(village.sites):
            points = scoring.landmark_points(village, board, at)
            if site.flag is not None and points:
                self.tell("landmark", who=self.named(site.flag), tile=site.tile, vp=points)
        for seat, line in enumerate(scoring.outlook(village)):
            for what, points in line.items():
                self.player(seat).gain(what, points)
        for seat, player in enumerate(village.players):
            sheet: dict[str, Any] = {what: player.points.get(what, 0) for what in scoring.CATEGORIES}
            self.tell("final", who=self.named(seat), vp=player.vp, **sheet)

    def crown(self, winners: list[Seat]) -> None:
        """Whoever has most has founded the town; alone, it is how large the place has become."""
        village = self.village
        scores = self.scores()
        if village.solo == "clock":
            rank = scoring.rank(scores[0])
            won = [0] if village.finished else []
            self.tell_rank(rank, scores[0])
            self.state.result = Result(won, scores, rank)
        elif village.solo == "rival":
            self.tell("game-won", who=[self.named(seat) for seat in winners], vp=self.player(winners[0]).vp)
            self.state.result = Result([seat for seat in winners if seat != village.rival], scores)
        else:
            self.tell("game-won", who=winners, vp=self.player(winners[0]).vp)
            self.state.result = Result(winners, scores)

    def tell_rank(self, rank: str, points: int) -> None:
        """What the place has become, and what was next."""
        names = [name for _, name in RANKS]
        place = names.index(rank)
        if not place:
            self.tell("rank-highest", who=0, vp=points, rank=rank)
            return
        least, above = RANKS[place - 1]
        key = "rank-lowest" if rank == names[-1] else "rank"
        self.tell(key, who=0, vp=points, rank=rank, next=above, least=least)

    def scores(self) -> list[int]:
        """The points of those who sit at the table."""
        return [player.vp for seat, player in enumerate(self.village.players) if seat != self.village.rival]

    def leaves(self, seat: Seat) -> None:
        """Giving up: the workers stay where they are, the turns are skipped. The last one playing wins."""
        village = self.village
        self.player(seat).gone = True
        self.tell("conceded", who=seat)
        left = [other for other in village.playing() if other != village.rival]
        if len(left) <= 1:
            self.score()
            self.state.result = Result(left, self.scores(), "conceded")
            if left:
                self.tell("last-left", who=left)
        if self.state.result or seat == village.active:
            raise TurnOver
