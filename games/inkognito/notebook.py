"""The notebook: what a seat has seen and shown, complete and by itself; and the player's own marks beside it.

The record comes from the view. The marks are no part of a match: whoever keeps them passes them in.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.core.panel import Block, Panel
from games.core.text import Phrase, Refused, Seat, say
from games.inkognito import deduction
from games.inkognito.pieces import COMBINATIONS, IDENTITIES, NUMBERS, PAIRS, Card, Combination, Place, written
from games.inkognito.safe import doubt
from games.inkognito.scenes_notebook import notebook_scene
from games.inkognito.sheet import (
    BLACK,
    BOTH,
    NOTE_LENGTH,
    SEEN,
    SHOWN,
    SIGNS,
    Column,
    Help,
    Mark,
    Marks,
    Notebook,
    Towards,
)
from games.inkognito.state import Show, pairs_used
from games.inkognito.view import View

# The automatic part.


def notebook(view: View) -> Notebook:
    """All that the record says, and nothing more."""
    return Notebook(
        black=view.black,
        partner=view.partner_agent(),
        columns=_columns(view),
        towards=_towards(view),
        certain=_certain(view),
        help=help_for(view) if view.deduction_help else None,
    )


def _columns(view: View) -> list[Column]:
    """One for each meeting and counterpart, as on the paper pad; without cards, no column."""
    found: dict[tuple[int, Place, Seat], list[Show]] = {}
    for show in view.shows:
        whom = show.by if show.by != view.seat else show.to[0]
        found.setdefault((show.round, show.place, whom), []).append(show)
    return [
        Column(round, place, whom, shows[0].how, [_cell(view, shows, card) for card in Card], shows[0].by == view.seat)
        for (round, place, whom), shows in found.items()
    ]


def _cell(view: View, shows: list[Show], card: Card) -> str:
    here = [show for show in shows if card in show.cards]
    if any(show.black for show in here):
        return BLACK
    if len(here) == 2:
        return BOTH
    return "" if not here else SHOWN if here[0].by == view.seat else SEEN


def _towards(view: View) -> list[Towards]:
    """What each other player has seen of me: the pairs used up, and the black cards."""
    if view.seat is None or not view.black:
        return []
    return [
        Towards(
            other,
            pairs_used(view.shows, view.seat, other),
            sum(1 for show in view.shows if show.by == view.seat and other in show.to and not show.black),
            list(
                dict.fromkeys(
                    card
                    for show in view.shows
                    if show.by == view.seat and show.black and other in show.to
                    for card in show.cards
                )
            ),
        )
        for other in range(view.players)
        if other != view.seat
    ]


def _certain(view: View) -> list[tuple[Seat, Card]]:
    """Black cards of others that I have seen."""
    return list(dict.fromkeys((show.by, show.cards[0]) for show in view.shows if show.black and show.by != view.seat))


def help_for(view: View) -> Help:
    """How many worlds fit the record, the combinations left, and what each other agent may be and have."""
    left = view.worlds()
    return Help(
        deduction.count(left),
        [written(combination) for combination in deduction.combinations(left)],
        [
            (seat, deduction.possible(left, chair))
            for chair, seat in enumerate(view.agents)
            if seat != view.seat and view.game
        ],
    )


# The player's own part.


def blank(view: View) -> Marks:
    """An empty page for this game."""
    return Marks(game=view.game)


def current(view: View, marks: Marks | None) -> Marks:
    """Each game of a series has a page of its own: marks of an earlier one are turned over."""
    return marks if marks is not None and marks.game == view.game else blank(view)


def set_mark(view: View, marks: Marks | None, seat: Seat, card: Card, sign: str) -> Marks:
    """Mark what another agent is or is not: no, maybe, yes."""
    if sign not in SIGNS:
        raise Refused("inkognito-refused-sign", signs=list(SIGNS))
    if seat not in view.agents or seat == view.seat:
        raise Refused("inkognito-refused-mark")
    page = clear_mark(view, marks, seat, card)
    marked = sorted([*page.marks, Mark(seat, card, sign)], key=lambda mark: (mark.seat, mark.card))
    return msgspec.structs.replace(page, marks=marked)


def clear_mark(view: View, marks: Marks | None, seat: Seat, card: Card) -> Marks:
    page = current(view, marks)
    return msgspec.structs.replace(page, marks=[mark for mark in page.marks if (mark.seat, mark.card) != (seat, card)])


def set_draft(view: View, marks: Marks | None, agent: Card, number: Card | None) -> Marks:
    """Write a number under an agent's initial; None rubs it out."""
    if agent not in IDENTITIES or (number is not None and number not in NUMBERS):
        raise Refused("inkognito-refused-draft")
    page = current(view, marks)
    return msgspec.structs.replace(
        page, draft=tuple([number if one is agent else old for one, old in zip(IDENTITIES, page.draft, strict=True)])
    )


def set_note(view: View, marks: Marks | None, note: str) -> Marks:
    if len(note) > NOTE_LENGTH:
        raise Refused("inkognito-refused-note", most=NOTE_LENGTH)
    return msgspec.structs.replace(current(view, marks), note=note)


def whole(view: View, page: Marks) -> Combination | None:
    """The combination that the notebook proposes for the safe; None while a number is missing or stands twice."""
    numbers = tuple([number for number in page.proposed(notebook(view)) if number is not None])
    return numbers if numbers in COMBINATIONS else None


def against(view: View, page: Marks, named: Seat) -> Phrase | None:
    """Why the one named cannot be the partner, as the notebook has it: black cards seen, and the player's own marks."""
    agent = view.partner_agent()
    if agent is None:
        return None
    if Mark(named, agent, "no") in page.marks:
        return say("inkognito-doubt-no", by=named, agent=agent)
    found = doubt(agent, named, page.sure(notebook(view)))
    return None if found is None else say("inkognito-doubt", by=found.who, agent=found.agent)


# Both together.


def notebook_panel(view: View, marks: Marks | None = None, leaf: int = 0) -> Panel:
    """A leaf of the notebook as words, and the same as a picture, which has the details. Older meetings are on further
    leaves, all else is on the first."""
    book, page = notebook(view), current(view, marks)
    here = book.leaf(leaf)
    blocks = [Block(_own_facts(book), detail=True)] if leaf == 0 else []
    if leaf == 0 and (facts := _facts(view, book)):
        blocks.append(Block(facts))
    if book.columns:
        title = say("inkognito-note-meetings")
        if book.leaves > 1:
            title = say("inkognito-note-leaf", start=here.start + 1, end=here.stop, all=len(book.columns))
        blocks.append(Block([_line(view, book.columns[place]) for place in here], title=title, detail=True))
    if leaf == 0:
        if book.towards:
            blocks.append(Block(shown_lines(book.towards), title=say("inkognito-note-shown"), detail=True))
        blocks += _own_blocks(view, book, page)
        if book.help is not None:
            blocks.append(Block(help_lines(view, book.help), title=say("inkognito-note-help")))
    return Panel(say("inkognito-notebook", game=view.game), blocks, notebook_scene(view, book, page, leaf))


def named(view: View, seat: Seat) -> Seat | str:
    return "air" if seat == view.air else seat


def _own_facts(book: Notebook) -> list[Phrase]:
    if not book.black:
        return [say("inkognito-note-none")]
    identity, number = book.black
    return [say(f"inkognito-note-{own}", identity=identity, number=number) for own in ("own", "crossed")]


def _facts(view: View, book: Notebook) -> list[Phrase]:
    lines = [say("inkognito-note-partner", agent=book.partner)] if book.partner is not None else []
    return lines + [say("inkognito-note-certain", who=named(view, seat), card=card) for seat, card in book.certain]


def _line(view: View, column: Column) -> Phrase:
    """A column of the meeting table, read aloud."""
    facts = {"round": column.round, "place": column.place, "whom": named(view, column.whom)}
    if BLACK in column.cells:
        card = Card(column.cells.index(BLACK))
        return say("inkognito-note-gave" if column.mine else "inkognito-note-got", card=card, **facts)
    seen = [card for card in Card if column.cells[card] in (SEEN, BOTH)]
    shown = [card for card in Card if column.cells[card] in (SHOWN, BOTH)]
    key = "inkognito-note-met" if seen and shown else "inkognito-note-saw" if seen else "inkognito-note-showed"
    return say(key, seen=seen, shown=shown, **facts)


def shown_lines(viewers: Sequence[Towards]) -> list[Phrase]:
    """My pairs used up towards each of these, and the black cards they have seen."""
    lines = []
    for towards in viewers:
        lines.append(say("inkognito-note-used", whom=towards.whom, used=len(towards.pairs), all=PAIRS))
        lines += [say("inkognito-note-pair", cards=pair) for pair in towards.pairs]
        if towards.black:
            lines.append(say("inkognito-note-black", whom=towards.whom, cards=towards.black))
    return lines


def help_lines(view: View, help: Help) -> list[Phrase]:
    lines = [
        say("inkognito-help-worlds", worlds=help.worlds),
        say("inkognito-help-combinations", count=len(help.combinations), combinations=help.combinations),
    ]
    for seat, cards in help.possible:
        who = [card for card in cards if card in IDENTITIES]
        which = [card for card in cards if card in NUMBERS]
        lines.append(say("inkognito-help-seat", who=named(view, seat), identities=who, numbers=which))
    return lines


def _own_blocks(view: View, book: Notebook, page: Marks) -> list[Block]:
    """Marks, draft and note: only what is there."""
    lines = [
        say(f"inkognito-mark-{sign}", who=named(view, seat), cards=cards)
        for seat in view.agents
        for sign in reversed(SIGNS)
        if (cards := [mark.card for mark in page.marks if (mark.seat, mark.sign) == (seat, sign)])
    ]
    proposed = page.proposed(book)
    if any(number for number in proposed if number not in book.black):
        draft = "-".join(card.name[1:] if card else "?" for card in proposed)
        lines.append(say("inkognito-draft", combination=draft))
        twice = [number for number in NUMBERS if proposed.count(number) > 1]
        lines += [say("inkognito-draft-twice", card=number) for number in twice]
    blocks = [Block(lines, title=say("inkognito-note-marks"))] if lines else []
    if page.note:
        blocks.append(Block([say("inkognito-note-text", text=page.note)], title=say("inkognito-note-own-words")))
    return blocks
