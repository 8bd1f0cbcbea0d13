"""What is said in Hamlet: no word without a text, one coin is a coin, everything within Discord's limits."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from games.core.draw import Dice
from games.core.menu import step_after
from games.core.text import Phrase
from games.hamlet import GAME
from games.hamlet.board import CHURCH_SITE, board_of
from games.hamlet.goods import Larder, Stores
from games.hamlet.moves import menu
from games.hamlet.notes import of_payment, of_unit
from games.hamlet.pieces import RAW, ROAD_COST, SALES, SLOTS, TILES, cost_of, sale_cost, slot_cost
from games.hamlet.state import Donkey
from tests.games.hamlet.setting import act, join, joined, played, table, token
from texts.catalogue import texts

LABEL, NOTE = 80, 100
WRONG = re.compile(r"(?<![\d+])1 (coins|villagers|donkeys|tiles|roads|sales|plans|rounds|deliveries|turns|ways)\b|[_~]")


def said(phrase) -> str:
    return texts()(phrase, lambda seat: f"Player {seat + 1}")


def walked(state, seat, dice):
    """A few ways through every verb of this menu, step by step."""
    first = menu(state.village, seat)
    for verb in first.choices:
        for _ in range(3):
            prefix = (verb,)
            yield prefix[:0]
            while (step := step_after(first, prefix)) is not None:
                yield prefix
                prefix = (*prefix, "choose" if "choose" in step.choices else dice.choice(step.choices))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_labels_and_notes(seats):
    """Through whole games: each has its text, and fits where Discord shows it."""
    dice, turn, widest = Dice("words"), 0, 0
    labels: dict[str, str] = {}

    def look(state, ask):
        nonlocal turn, widest
        turn += 1
        if turn % 6:
            return
        for prefix in walked(state, ask.awaits[0], dice):
            step = step_after(menu(state.village, ask.awaits[0]), prefix)
            widest = max(widest, len(step.choices))
            shown = [texts().word("hamlet", choice, step.kind) for choice in step.choices]
            assert len(set(shown)) == len(shown), f"two choices look alike: {shown}"
            labels.update(zip(step.choices, shown, strict=True))
            for choice in step.choices:
                if choice in step.notes:
                    note = said(step.notes[choice])
                    assert 0 < len(note) <= NOTE and not WRONG.search(note), note
        for panel in (GAME.table_panel(GAME.view(state, None)), GAME.hand_panel(GAME.view(state, ask.awaits[0]))):
            for line in [panel.heading, *(line for block in panel.blocks for line in block.lines)]:
                assert not WRONG.search(said(line)), said(line)

    played(seats, f"words {seats}", look)
    assert turn > 60 and widest > 8
    for label in labels.values():
        assert 0 < len(label) <= LABEL and not WRONG.search(label), label
    assert any(" · " in label for label in labels.values()), "payments were chosen unit by unit"


def full_village():
    """Every refinery and barn stands, and player 1 could haul from all of them."""
    village = table(4).village
    for tile in [tile.id for tile in TILES.values() if tile.refine or "any" in tile.raw_slots]:
        join(village, next(site.tile for site in village.sites if joined(village, site.tile, tile)), tile)
    village.players[0].donkeys = [Donkey(at) for at in range(len(village.sites))]
    village.players[0].coins = 50
    return village


def stock(village, *tiles):
    """All that can lie on these tiles lies there, of player 1's best; nothing lies anywhere else."""
    for site in village.sites:
        here = site.tile in tiles
        kinds = [good if good != "any" else RAW[slot] for slot, good in enumerate(TILES[site.tile].raw_slots)]
        site.raw = [kind if here else "" for kind in kinds]
        site.made = [token(0, fine=True) if here else None for _ in site.made]


def note_of(village, cost, buying=True):
    larder = Larder(Stores(village, board_of(village), 0), CHURCH_SITE)
    return said(of_payment(larder, cost, buying, "auto")) if larder.bill(cost, buying) else "-"


def test_a_payment_from_many_tiles_says_how_many():
    """6.4: what is spent is named in full, and the note is never cut off."""
    village = full_village()
    stock(village, "sawmill", "stonemason", "flour_mill", "dairy_farm", "woodcutter", "quarry", "farm")
    assert note_of(village, slot_cost("e")) == "1 timber, 1 brick, 1 milk and 1 flour from 4 tiles · earns you 8 coins"
    assert note_of(village, slot_cost("d")) == "3 wood, 3 wheat and 3 stone from 3 tiles · 2 coins (1 bought)"


def test_the_longest_payment_notes_fit():
    """Two tiles are named, whichever they are and whatever is paid there."""
    village = full_village()
    costs = [(cost_of(tile), True) for tile in TILES if TILES[tile].cost]
    costs += [(slot_cost(slot), True) for slot in SLOTS] + [(cost, True) for cost in ROAD_COST.values()]
    costs += [(sale_cost(sale), False) for sale in SALES]
    stores = [site.tile for site in village.sites if site.raw or site.made]
    for pair in combinations(stores, 2):
        stock(village, *pair)
        for cost, buying in costs:
            note = note_of(village, cost, buying)
            assert 0 < len(note) <= NOTE, note


def test_beside_a_good_stands_only_what_its_name_does_not_say():
    """Its name has the tile already: the number in the picture is new, and whom it rewards."""
    village = full_village()
    stock(village, "sawmill", "woodcutter")
    larder = Larder(Stores(village, board_of(village), 0), CHURCH_SITE)
    notes = {unit.good: said(of_unit(village, unit)) for unit in larder.choices(sale_cost("s4"), False, ())}
    assert notes == {"timber": f"no. {village.number('sawmill')} · gives Player 1 2★ and 2 coins"}
    notes = {unit.good: said(of_unit(village, unit)) for unit in larder.choices(ROAD_COST["bridge"], False, ())}
    assert notes == {"wood": f"no. {village.number('woodcutter')}"}


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (1, {"solo": "rival"}), (2, {}), (3, {})])
def test_what_happens_is_told_in_good_english(seats, options):
    events = []
    state = played(seats, f"told {seats}", told=events, **options)
    sentences = [said(phrase) for event in events for phrase in event.heard_by("hamlet", None)]
    assert state.result is not None and len(sentences) > 100
    for sentence in sentences:
        assert not WRONG.search(sentence), sentence


def test_the_options_say_what_they_mean():
    say = texts()
    for option in GAME.options[:2]:
        shown = [say.word("hamlet", value, option.key) for value in option.values]
        assert len(set(shown)) == len(shown) and not any("Slot" in word or "_" in word for word in shown)
    assert say.word("hamlet", "rival", "solo") == "against a rival"


def own_lines(village, seat=0):
    rules = table(len(village.players))
    rules.state.village = village
    panel = GAME.hand_panel(GAME.view(rules.state, seat))
    return [said(line) for block in panel.blocks for line in block.lines]


def test_the_panel_says_what_one_has_to_spend():
    """Prices stand beside the choices, so the purse must not have to be looked for in the picture."""
    village = table(2).village
    village.players[0].coins = 1
    assert "Now 0★ and 1 coin; if it ended now, **0★**" in own_lines(village)


def test_the_outlook_names_only_what_would_score():
    village = table(2).village
    village.players[0].coins = 7
    village.players[0].sales = ["s1"]
    assert "Now 0★ and 7 coins; if it ended now, **6★** · awards 4 · gold 2" in own_lines(village)


def test_who_can_still_act_is_said_once():
    """Beside the choices, where the end of the turn is weighed; not in the question as well."""
    rules = table(2)
    notes = menu(rules.village, 0).notes
    assert said(notes["end"]) == "1 villager has not acted" and said(notes["donkeys"]) == "1 donkey can still move"
    phrase = rules.ask.phrase("hamlet")
    assert said(Phrase(f"{phrase.key}.mine", phrase.args)) == "Your turn."


def test_a_visit_to_the_town_hall_goes_on():
    rules = table(2)
    rules.village.players[0].coins = 20
    act(rules, "blueprint", rules.village.display[0].tile)
    note = said(menu(rules.village, 0).notes["hire"])
    assert note == "a villager and a donkey; you are at the Town Hall, so no villager is needed"


def test_whose_workers_stay_is_said():
    assert said(Phrase("hamlet-conceded", {"who": 1})) == "Player 2 gives up; their workers stay where they are."
