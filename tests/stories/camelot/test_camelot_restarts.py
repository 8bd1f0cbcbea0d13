"""The bot goes and comes back inside each kind of prompt: what was half chosen is finished, old buttons still work."""

from __future__ import annotations

import pytest

from games.camelot.pieces import Black, Place, Relic
from tests.stories.camelot.realm import HAND, Realm, refused
from tests.stories.evening import Evening, fresh, ticket_of

PRIVATE = {
    "evil": ({"phase": "evil"}, [], 0, ("engine",)),
    "heroic": ({"hands": {0: HAND}}, [], 0, ("move", "holy_grail")),
    "armor": (
        {"phase": "evil", "relics": {Relic.ARMOR: 0}, "top": [Black.RIVER, Black.DESPAIR]},
        [(0, "draw")],
        0,
        ("river",),
    ),
    "face": ({"phase": "evil", "top": [Black.BK3]}, [(0, "draw")], 0, ("down",)),
    "war": ({"phase": "evil", "top": [Black.MERCENARIES]}, [(0, "draw")], 0, ("saxons",)),
    "discard": (
        {"phase": "evil", "top": [Black.MORGAN1], "hands": {0: "G", 1: "F1 F2", 2: "M"}},
        [(0, "draw"), *[(seat, "pass") for seat in (0, 1, 2)], *[(seat, "pass") for seat in (0, 1, 2)]],
        1,
        (("fight2",),),
    ),
    "fate-discard": (
        {"hands": {0: "fate", 1: "F1 F2 G", 2: "M"}, "traitor": 0},
        [(0, "special", "fate", "as_traitor")],
        1,
        (("fight1", "grail"),),
    ),
    "kay": (
        {"knights": "kay arthur gawain", "hands": {0: "F1 F4 F5"}, "engines": 2},
        [(0, "siege", ("fight1",))],
        0,
        ("help", "fight5"),
    ),
    "grail": (
        {"phase": "evil", "top": [Black.MORGAN4], "life": {1: 1}, "relics": {Relic.CUP: 2}},
        [(0, "draw"), *[(seat, "pass") for seat in (0, 1, 2)]],
        2,
        ("use",),
    ),
    "arthur-return": (
        {"hands": {0: HAND, 1: "G F4"}},
        [(0, "arthur_exchange", "grail", "1")],
        1,
        ("fight4",),
    ),
    "foresight": (
        {"hands": {0: "clairvoyance"}, "top": [Black.RIVER, Black.DESPAIR, Black.BK1, Black.LD3, Black.BK7]},
        [(0, "special", "clairvoyance")],
        0,
        ("bk1", "river", "ld3", "bk7"),
    ),
    "convocation": (
        {"hands": {0: "convocation"}, "at": {1: Place.PICTS, 2: Place.SAXONS}},
        [(0, "special", "convocation")],
        1,
        ("return",),
    ),
    "taunt": ({"phase": "traitor", "unmasked": 0, "hands": {1: HAND}}, [], 0, ("1",)),
    "help-evil": ({"phase": "traitor", "unmasked": 0}, [], 0, ("engine",)),
    "share": (
        {"hands": {0: "convocation"}},
        [(0, "special", "convocation")],
        0,
        None,
    ),
}


CHANGEABLE = ("discard", "fate-discard", "convocation")
"""Here a second answer is another one, until all have answered."""
ONE_PRESS = ("heroic", "kay")
"""Here the panel has only been opened before: one press says both picks."""


@pytest.mark.parametrize("kind", PRIVATE)
async def test_in_the_middle_of_a_private_choice(evening, kind):
    """All but the last pick is made before; the last pick comes after, on the very same panel."""
    more, lead, seat, path = PRIVATE[kind]
    realm = await Realm.set_up(evening, **more)
    for one, *said in lead:
        await realm.say(one, *said)
    assert await realm.asked() == kind
    if path is None:
        path = await realm.robots_word(seat)
    who = realm.people[seat]
    panel = await realm.hand(who)
    begun = 0 if kind in ONE_PRESS else len(path) - 1
    await realm.walk(seat, panel, path[:begun])
    half, before = fresh(who, panel), await realm.look()
    await realm.again()
    after = await realm.look()
    assert after.ask.key == kind and after.awaits == before.awaits and after.position.state == before.position.state
    assert fresh(who, panel).custom_ids == half.custom_ids, "the choice stands where it stood"
    await realm.walk(seat, half, path, start=begun)
    await realm.sure(seat, who.panel(), ticket_of(half))
    moved = await realm.look()
    assert moved.position.match.serial > after.position.match.serial and not refused(evening)
    if kind not in (*CHANGEABLE, *ONE_PRESS, "share"):
        await realm.pick_last(after, seat, half, path)
        assert (await realm.look()).position.match.serial == moved.position.match.serial, "and counts once"


async def test_before_the_first_turn(evening):
    """A card is given on panels that were open before."""
    realm = await Realm.open(evening)
    assert await realm.asked() == "contribute"
    state = await realm.look()
    panels = {seat: await realm.hand(realm.people[seat]) for seat in state.awaits}
    await realm.again()
    for seat, panel in panels.items():
        await realm.walk(seat, panel, await realm.robots_word(seat))
    moved = await realm.look()
    assert moved.awaits != state.awaits and not refused(evening)


SPECIAL = {"phase": "evil", "top": [Black.MORGAN4], "hands": dict.fromkeys(range(3), HAND)}
PUBLIC = {
    "cancel": (SPECIAL, [(0, "draw")], "Offer Merlin", [(1, "Let it come"), (2, "Offer Merlin"), (1, "Offer Merlin")]),
    "cancel by the sword": (
        {"phase": "evil", "top": [Black.RIVER], "relics": {Relic.SWORD: 2}},
        [(0, "draw")],
        "",
        [(2, "Sacrifice Excalibur")],
    ),
    "volunteer-cards": (
        {**SPECIAL, "top": [Black.MORGAN1]},
        [(0, "draw"), *[(seat, "pass") for seat in range(3)]],
        "Not me",
        [(1, "Not me"), (2, "Not me")],
    ),
    "volunteer-life": (
        {**SPECIAL, "top": [Black.MORGAN5]},
        [(0, "draw"), *[(seat, "pass") for seat in range(3)]],
        "Not me",
        [(1, "I will")],
    ),
    "share": (
        {"hands": {0: "convocation"}},
        [(0, "special", "convocation"), (0, "propose", "0", (), "1", ())],
        "",
        [(1, "Accept"), (2, "Accept")],
    ),
}


@pytest.mark.parametrize("kind", PUBLIC)
async def test_in_the_middle_of_a_window(evening, kind):
    """Answers given before are kept; the public buttons that hung there go on, and the window closes as it should."""
    more, lead, first, answers = PUBLIC[kind]
    realm = await Realm.set_up(evening, **more)
    for one, *said in lead:
        await realm.say(one, *said)
    if first:
        await realm.press(first, realm.people[0])
    await realm.shown()
    key, old, before = await realm.asked(), realm.seen(), await realm.look()
    assert key == kind.split(" ")[0]
    await realm.again()
    after = await realm.look()
    assert after.awaits == before.awaits and after.window == before.window
    for seat, words in answers:
        await realm.people[seat].click(words, on=old)
    assert (await realm.look()).window != before.window and not refused(evening)
    seat, words = answers[0]
    late = realm.people[seat]
    await late.click(words, on=old, force=True)
    assert "The table has moved on" in late.panel().text or "was faster" in late.panel().text


async def test_a_window_gets_its_time_again_but_not_a_second_hold(tmp_path, clock):
    """Closed for an hour in the middle of a Merlin window: a full clock again, all answers still there."""
    async with Evening(tmp_path, clock=clock) as evening:
        realm = await Realm.set_up(evening, min_window=8, **SPECIAL)
        await realm.say(0, "draw")
        await realm.press("Let it come", realm.people[0])
        await evening.pass_time(30)
        await evening.close()
        clock.advance(3600)
        await evening.open()
        state = await realm.look()
        assert state.awaits == (1, 2) and state.deadline == clock.now() + 60
        await realm.press("Let it come", *realm.people[1:])
        await evening.settle()
        assert await realm.asked() == "heroic", "it was held long enough"
