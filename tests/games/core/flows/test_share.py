"""Camelot's SHARE in small: a proposal, votes, no agreement at any time, one clock (9.3, 22.6)."""

from __future__ import annotations

import msgspec

from games.core import state
from games.core.flow import Flow, Table, Window
from games.core.menu import SEAT, Menu, Step
from games.core.state import Result
from tests.games.core.flows.mini import Mini, Played

POOL = ["grail", "lance", "fight"]
NO = "no-agreement"


def split(cards: int) -> Step:
    """Who gets the first card, then the second, and so on."""
    return Step(SEAT, ["0", "1", "2"], lambda pick: split(cards - 1) if cards > 1 else None)


class State(state.State):
    hands: list[list[str]] = msgspec.field(default_factory=lambda: [[], [], []])
    why: str = ""


class Share(Table[State]):
    """Seat 0 distributes; the others accept or reject; anybody may end the talk."""

    def turn(self) -> Flow[None]:
        agreed = yield from self.talk()
        if agreed is None:
            for place, card in enumerate(self.draw.shuffle("pool", POOL)):
                self.state.hands[place % 3].append(card)
        else:
            for card, seat in zip(POOL, agreed, strict=True):
                self.state.hands[seat].append(card)
        self.state.why = "chance" if agreed is None else "agreed"
        self.state.result = Result([], [0, 0, 0])

    def talk(self) -> Flow[list[int] | None]:
        proposing = Step("talk", ["propose", NO], {"propose": split(len(POOL)), NO: None})
        voting, only_no = Step("talk", ["accept", "reject", NO]), Step("talk", [NO])
        window = Window(self, "share", {}, awaited=[])

        def turn_to(awaited: list[int], menus: dict[int, Menu], proposal: list[int] | None) -> None:
            window.awaited, window.menus, window.about = awaited, menus, {"proposal": proposal or []}

        turn_to([0], {0: proposing, 1: only_no, 2: only_no}, None)
        proposal: list[int] | None = None
        while answer := (yield from window.hear()):
            word = answer.path[0]
            if word == NO:
                return None
            if word == "propose":
                proposal = [int(str(pick)) for pick in answer.path[1:]]
                turn_to([1, 2], {0: only_no, 1: voting, 2: voting}, proposal)
            elif word == "reject":
                turn_to([0], {0: proposing, 1: only_no, 2: only_no}, None)
            else:
                window.heard(answer.seat)
                if not window.awaited:
                    return proposal
        return None


def share() -> Played:
    return Played(Mini(State(), Share), 3)


def test_all_accept() -> None:
    """A split that all accept is carried out, also one that gives somebody nothing."""
    table = share().says(0, "propose", "1", "1", "2").says(2, "accept").says(1, "accept")
    assert table.state.hands == [[], ["grail", "lance"], ["fight"]] and table.state.why == "agreed"


def test_a_rejection_clears_the_votes() -> None:
    """22.6: a rejection goes back to the distributor at once; votes for the old split count for nothing."""
    table = share().says(0, "propose", "1", "1", "1").says(1, "accept").says(2, "reject")
    assert table.awaits == (0,) and table.about == {"proposal": []}
    table.says(0, "propose", "0", "1", "2")
    assert table.awaits == (1, 2) and table.about == {"proposal": [0, 1, 2]}
    assert table.says(2, "accept").awaits == (1,)


def test_no_agreement_from_anybody_at_any_time() -> None:
    """22.6: any participant may end the talk, asked or not; then chance deals."""
    for seat in range(3):
        assert share().says(seat, NO).state.why == "chance"
        assert share().says(0, "propose", "1", "1", "1").says(seat, NO).state.why == "chance"
    dealt = share().says(2, NO)
    assert sorted(card for hand in dealt.state.hands for card in hand) == sorted(POOL)
    assert [drawn.name for drawn in dealt.position.draws] == ["pool"]


def test_a_vote_may_be_changed() -> None:
    """Whoever accepted may still reject while another vote is missing."""
    table = share().says(0, "propose", "1", "1", "1").says(1, "accept").says(1, "reject")
    assert table.awaits == (0,)


def test_the_deadline_lets_chance_deal() -> None:
    """One clock for the whole share; when it runs out, chance deals."""
    table = share()
    window = table.position.window
    table.says(0, "propose", "1", "1", "1").says(1, "reject").says(0, "propose", "2", "2", "2")
    assert table.position.window == window
    assert table.time().state.why == "chance"


def test_nobody_else_proposes_and_nobody_votes_before_a_proposal() -> None:
    """Only the distributor proposes; votes need a proposal; a half-made split is no answer."""
    table = share()
    assert table.refuses(1, "propose", "1", "1", "1") and table.refuses(1, "accept")
    assert table.refuses(0, "propose", "1", "1")
    table.says(0, "propose", "1", "1", "1")
    assert table.refuses(0, "accept")


def test_every_proposal_has_its_own_serial() -> None:
    """A vote carries the serial of its ask, so that it can never fall on a later proposal."""
    table = share().says(0, "propose", "1", "1", "1")
    first = table.position.serial
    table.says(1, "reject").says(0, "propose", "2", "2", "2")
    assert table.position.serial > first
