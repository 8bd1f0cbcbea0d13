"""Camelot's CANCEL window in small: Merlins add up, partial offers go back, Excalibur at any time (section 6, 22.1)."""

from __future__ import annotations

from games.core import state
from games.core.flow import PASS, Flow, Table, Window
from games.core.menu import Menu, Step
from tests.games.core.flows.mini import Mini, Played

FACE = Step("cancel", ["offer", "sacrifice", PASS])


class State(state.State):
    merlins: list[int]
    """How many each knight holds."""
    owner: int | None = None
    """Who owns Excalibur."""
    hold: int = 0
    turns: list[str] = []


class Cancel(Table[State]):
    """A black card enters play, turn after turn; it may be cancelled by three Merlins or by Excalibur."""

    def turn(self) -> Flow[None]:
        state = self.state
        offered: dict[int, int] = {}

        def menu(seat: int) -> Menu:
            """What this knight may do now: the offer is limited by the hand and by what is still missing."""

            def look() -> Step:
                most = min(state.merlins[seat], 3 - sum(offered.values()))
                counts = Step("merlins", [str(number) for number in range(1, most + 1)]) if most else None
                choices = [*(["offer"] if counts else []), *(["sacrifice"] if state.owner == seat else []), PASS]
                return Step("cancel", choices, {"offer": counts, "sacrifice": None, PASS: None})

            return look

        knights = range(len(state.merlins))
        window = Window(self, "cancel", {seat: menu(seat) for seat in knights}, face=FACE, hold=state.hold)
        while answer := (yield from window.hear()):
            if answer.path[0] == "sacrifice":
                state.owner = None
                state.turns.append("excalibur")
                break
            if answer.path[0] == "offer":
                many = int(str(answer.path[1]))
                state.merlins[answer.seat] -= many
                offered[answer.seat] = offered.get(answer.seat, 0) + many
                window.about = {"total": sum(offered.values())}
                self.tell("offered", who=answer.seat, many=many, total=sum(offered.values()))
                if sum(offered.values()) == 3:
                    state.turns.append("merlins")
                    return
                window.awaited = [seat for seat in knights if seat in window.menus]
            window.heard(answer.seat)
        else:
            state.turns.append("stands")
        for seat, many in offered.items():
            state.merlins[seat] += many
            self.tell("returned", who=seat, many=many)

    def leaves(self, seat: int) -> None:
        raise AssertionError("a conceded knight is played by a robot")


def cancel(*merlins: int, owner: int | None = None, hold: int = 0) -> Played:
    return Played(Mini(State(merlins=list(merlins), owner=owner, hold=hold), Cancel), len(merlins))


def test_three_merlins_from_three_hands() -> None:
    """The third Merlin closes the window; the cards are gone."""
    table = cancel(1, 1, 1).says(2, "offer", "1").says(0, "offer", "1")
    assert table.about == {"total": 2} and table.awaits == (1, 2)
    table.says(1, "offer", "1")
    assert table.state.turns == ["merlins"] and table.state.merlins == [0, 0, 0]


def test_an_offer_cancels_the_others_passes() -> None:
    """An offer asks everybody again and counts as the offerer's own pass; who clicks first does not matter."""
    table = cancel(1, 1, 1).says(0, PASS).says(1, PASS)
    assert table.awaits == (2,)
    table.says(2, "offer", "1")
    assert table.awaits == (0, 1)


def test_partial_offers_return() -> None:
    """Below three when all have passed since the last offer: the Merlins go back to their hands."""
    table = cancel(2, 0, 0).says(0, "offer", "2").says(1, PASS).says(2, PASS)
    assert table.state.turns == ["stands"] and table.state.merlins == [2, 0, 0]
    assert table.said == ["returned"]


def test_partial_offers_return_at_the_deadline() -> None:
    """The deadline counts as a pass."""
    table = cancel(2, 0, 0).says(0, "offer", "2").time()
    assert table.state.turns == ["stands"] and table.state.merlins == [2, 0, 0]


def test_an_offer_never_exceeds_what_is_missing_or_held() -> None:
    """One to as many as are held and still missing; the menu is worked out when somebody looks."""
    table = cancel(3, 2, 1).says(0, "offer", "2")
    assert table.refuses(1, "offer", "2") and not table.refuses(1, "offer", "1")
    assert table.refuses(2, "sacrifice")


def test_excalibur_from_a_seat_that_passed() -> None:
    """Whoever has passed may still sacrifice while the window is open; offered Merlins return."""
    table = cancel(2, 0, 0, owner=1).says(1, PASS).says(0, "offer", "1").says(1, PASS)
    assert table.awaits == (2,)
    table.says(1, "sacrifice")
    assert table.state.turns == ["excalibur"] and table.state.merlins == [2, 0, 0] and table.state.owner is None


def test_the_public_face_is_the_same_whatever_is_held() -> None:
    """The buttons tell no hand: the face is there for all, and a button that is not mine is refused."""
    rich, poor = cancel(3, 0, 0, owner=0), cancel(0, 0, 0)
    assert rich.position.ask is not None and poor.position.ask is not None
    assert rich.position.ask.face is poor.position.ask.face is FACE
    assert poor.refuses(0, "offer", "1") and poor.refuses(0, "sacrifice") and not poor.refuses(0, PASS)


def test_held_open_although_all_have_passed() -> None:
    """Section 6.5: the window is not shortened; held, it waits for the clock, and a late offer is still heard."""
    table = cancel(3, 0, 0, hold=4).says(0, PASS).says(1, PASS).says(2, PASS)
    assert table.awaits == () and table.state.turns == []
    late = Played.says(table, 0, "offer", "3")
    assert late.state.turns == ["merlins"]
    closed = cancel(3, 0, 0, hold=4).says(0, PASS).says(1, PASS).says(2, PASS).time()
    assert closed.state.turns == ["stands"] and closed.said == []


def test_one_window_with_one_clock() -> None:
    """Offers and passes belong to one window: its serial stays, whatever is said in it."""
    table = cancel(1, 1, 0)
    window = table.position.window
    assert table.says(0, "offer", "1").says(1, PASS).position.window == window
    assert table.says(2, PASS).position.window > window, "the next black card opens a new one"
