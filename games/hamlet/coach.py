"""What the strong robot thinks of the choices of a turn, in words: what each brings, what it costs, what comes next."""

from __future__ import annotations

from games.core.menu import Path
from games.core.robot import Weighed
from games.core.text import Phrase, say
from games.hamlet import scoring
from games.hamlet.goods import reach
from games.hamlet.moves import (
    ALMS,
    BLUEPRINT,
    BUILD,
    DELIVER,
    DONKEYS,
    END,
    HIRE,
    REFINE,
    ROAD,
    SELL,
    WORK,
    word,
)
from games.hamlet.notes import counted
from games.hamlet.pieces import MOST_VILLAGERS, TILES, VILLAGER_COST
from games.hamlet.plans import Plan, all_plans
from games.hamlet.prospect import LANDMARKS, LONGEST, Prospect, totals_of
from games.hamlet.state import Village
from games.hamlet.view import View
from games.hamlet.worth import Worth

NEXT = (WORK, REFINE, BLUEPRINT, HIRE, BUILD, ROAD, DELIVER, SELL, ALMS, DONKEYS)
"""What may come next, numbered from 1 for the texts."""
SOON = 5
"""With fewer rounds to go nobody saves for another villager."""


def weigh(view: View, also: Path | None) -> list[Weighed]:
    """The best choice of every plan, one for each thing that could be done, and the one that was asked for."""
    assert view.seat is not None
    worth = Worth(view.village, view.seat)
    prospect = Prospect(worth)
    named: set[tuple[str, ...]] = set()
    found = []
    for plan in all_plans(worth, also):
        what = tuple(word(pick) for pick in plan.path[: _TELLING.get(word(plan.path[0]), 2)])
        if what not in named or plan.path == also:
            named.add(what)
            found.append(Weighed(plan.path, plan.value, _Reason(worth, prospect, plan).said()))
    return found


_TELLING = {DONKEYS: 3, HIRE: 2, ROAD: 3}
"""How many words of a choice tell one plan from another: not which way round a tile lies, nor how it is paid."""


class _Reason:
    """What a choice changes, and what it opens."""

    def __init__(self, worth: Worth, prospect: Prospect, plan: Plan) -> None:
        self.worth, self.prospect, self.plan = worth, prospect, plan
        self.before, self.after = worth.village, plan.after.village
        self.me = worth.me
        self.words = [word(pick) for pick in plan.path]
        was, now = prospect.lines(worth), prospect.lines(plan.after)
        self.change = {line: now[line] - was[line] for line in now}
        self.together = round(prospect.lines(plan.end)[LONGEST] - was[LONGEST])
        """What the whole turn does for the longest road."""

    def said(self) -> Phrase:
        verb = self.words[0]
        facts = {
            END: self._end,
            DONKEYS: self._donkeys,
            WORK: self._work,
            REFINE: self._refine,
            BLUEPRINT: self._blueprint,
            HIRE: self._hire,
            BUILD: self._build,
            ROAD: self._build,
            DELIVER: self._deliver,
            SELL: self._sell,
            ALMS: self._alms,
        }[verb]()
        kind = f"{verb}-{self.words[1]}" if verb == HIRE else verb
        return say(f"hamlet-coach-{kind}", **facts, **self._purse(), **self._next())

    # What every choice may change.

    def _purse(self) -> dict[str, object]:
        """Coins gained or spent, and how near they bring another villager: -1 where nobody saves for one."""
        was, now = (village.players[self.me] for village in (self.before, self.after))
        coins = now.coins - was.coins
        missing = -1
        if len(now.villagers) < MOST_VILLAGERS and self.prospect.left > SOON and coins > 0:
            missing = max(0, VILLAGER_COST[len(now.villagers)] - now.coins)
        return {"coins": max(0, coins), "spent": max(0, -coins), "missing": missing, "vp": now.vp - was.vp}

    def _next(self) -> dict[str, object]:
        """The step that follows in the best turn found."""
        if not self.plan.then:
            return {"next": 0, "what": None}
        verb, *words = [word(pick) for pick in self.plan.then[0]]
        return {"next": NEXT.index(verb) + 1, "what": words[0] if words else None}

    # The choices, one by one.

    def _end(self) -> dict[str, object]:
        standing = sum(1 for villager in self.worth.can.me.villagers if not villager.used)
        return {"standing": standing}

    def _donkeys(self) -> dict[str, object]:
        return {"tile": self.words[2], "reach": self._reach(self.words[2])}

    def _reach(self, tile: str) -> int:
        donkeys = [donkey.at for donkey in self.after.players[self.me].donkeys]
        return len(reach(self.plan.after.can.board, donkeys, self.after.number(tile)))

    def _work(self) -> dict[str, object]:
        at = self.before.number(self.words[1])
        pairs = zip(self.before.sites[at].raw, self.after.sites[at].raw, strict=True)
        return {"goods": counted([now for was, now in pairs if not was])}

    def _refine(self) -> dict[str, object]:
        printed = TILES[self.words[1]].refine
        assert printed is not None
        fine = self.before.milestones.get(TILES[self.words[1]].milestone) == self.me
        made = self.before.stock(self.me, printed.output) - self.after.stock(self.me, printed.output)
        wanted = self.worth.wanted_by_church(printed.output)
        return {"goods": counted([printed.output] * made), "count": made, "each": 2 if fine else 1, "slots": wanted}

    def _blueprint(self) -> dict[str, object]:
        return {"tile": self.words[1], "promise": max(0, round(self.worth.plan(self.words[1])))}

    def _hire(self) -> dict[str, object]:
        if self.words[1] == "villager":
            return {"left": max(1, round(self.prospect.left))}
        return {"tile": self.words[2], "reach": self._reach(self.words[2])}

    def _build(self) -> dict[str, object]:
        """A tile or a road: points now and at the end, a milestone, and what others gain by the goods."""
        milestones = [name for name in self.after.milestones if name not in self.before.milestones]
        roads = scoring.road_points(self.after, self.me) - scoring.road_points(self.before, self.me)
        return {
            "landmark": max(0, round(self.change[LANDMARKS])),
            "longest": max(0, round(self.change[LONGEST])),
            "together": self.together if self.together > self.change[LONGEST] + 1 else 0,
            "roads": roads,
            "first": len(milestones),
            "milestone": milestones[0] if milestones else None,
            "others": _others(self.after, self.me) - _others(self.before, self.me),
        }

    def _deliver(self) -> dict[str, object]:
        """The last delivery ends the game: good for whoever leads."""
        lead, last = 0, 0
        if self.after.finished and self.after.solo != "clock":
            lead = self.prospect.lead(self.after, totals_of(self.after))
            last = 1 if lead > 0 else 2 if lead < 0 else 3
        elif self.after.finished:
            last = 4
        open_ = len(self.after.open_slots())
        return {"last": last, "lead": abs(lead), "open": open_}

    def _sell(self) -> dict[str, object]:
        return {"sales": len(self.after.players[self.me].sales)}

    def _alms(self) -> dict[str, object]:
        return {}


def _others(village: Village, me: int) -> int:
    return sum(player.vp for seat, player in enumerate(village.players) if seat != me)
