"""Whole games with people: by buttons and by typing, with an unmasked Traitor, and every command at least once."""

from __future__ import annotations

from collections import Counter

import pytest

from cogs.games import camelot
from games.camelot.pieces import Black, Place, Relic
from games.host.rows import Status
from tests.stories.camelot.realm import HAND, Realm, arranged, refused
from tests.stories.evening import ticket_of
from texts.catalogue import texts


class Sketch:
    """Draws some pictures only: a game has hundreds, and most differ in a heart."""

    def __init__(self, painter, every):
        self.drawn, self.every, self.count, self.last = painter.picture, every, 0, b""

    async def picture(self, scene, say, names, **more):
        self.count += 1
        if not self.last or self.count % self.every == 0:
            self.last = await self.drawn(scene, say, names, **more)
        return self.last


async def answer(realm, number, doors, hurry):
    """The next decision as a robot would make it, through one of the doors in turn; in a hurry Evil gets engines."""
    state = await realm.look()
    seat = state.awaits[number % len(state.awaits)]
    path, who, face = await realm.robots_word(seat), realm.people[seat], state.ask.face
    if hurry and state.ask.key == "evil" and state.position.state.turns % 3:
        path = ("engine",)
    if face is not None and path[0] in face.choices and takes_turns(doors):
        await realm.evening.bot.desk.delivery.idle()
        await who.click(texts().word("camelot", path[0], face.kind), on=realm.seen(who))
        doors["public buttons"] += 1
        if len(path) > 1:
            panel = who.panel()
            asked = ticket_of(panel)
            await realm.walk(seat, panel, path, start=1)
            await realm.sure(seat, panel, asked)
    elif number % 2:
        doors[f"/camelot {await realm.type(seat, path)}"] += 1
    else:
        await realm.decide(seat, path)
        doors["panel"] += 1


def takes_turns(doors):
    """Of the answers that a public button can give, two of three go through one, from the first on."""
    doors["public questions"] += 1
    return doors["public questions"] % 3 != 0


async def play_to_the_end(realm, doors, *, hurry=False, most=900):
    for number in range(most):
        state = await realm.look()
        if state.status is not Status.PLAYING:
            return state
        await answer(realm, number, doors, hurry)
    raise AssertionError("no end")


async def whole_game(evening, seed, *, hurry):
    """Seven people, from the lobby to the end; nothing is refused by Discord, and everything hidden is shown."""
    evening.house.tables.new_seed = lambda: seed * 64
    painter = evening.bot.desk.painter
    painter.picture = Sketch(painter, 12).picture
    realm = await Realm.open(evening, 7, traitor_mode="certain")
    text = await realm.shown()
    assert "**Rules of talk.**" in text and "One of you is the Traitor." in text
    doors = Counter()
    state = await play_to_the_end(realm, doors, hurry=hurry)
    text = await realm.shown()
    assert state.result is not None and state.status is Status.OVER
    assert "The Traitor was" in text and " won" in text
    words = await realm.in_words()
    assert "The end" in words and words.count("Shown to be loyal") == 6 and "swords of 12" in words
    assert not refused(evening)
    return doors


async def test_seven_people_by_buttons_and_typing(evening):
    """Whatever is dealt: the opening alone asks everybody, and Evil needs a dozen turns."""
    doors = await whole_game(evening, "3", hurry=True)
    asked = doors.pop("public questions")
    assert doors["public buttons"] == asked - asked // 3 > 0
    assert doors["panel"] > 12 and sum(count for door, count in doors.items() if door.startswith("/camelot")) > 12


@pytest.mark.soak
@pytest.mark.timeout(300)
@pytest.mark.parametrize("seed", "345")
async def test_seven_people_who_take_their_time(evening, seed):
    doors = await whole_game(evening, seed, hurry=False)
    del doors["public questions"]
    assert sum(doors.values()) > 100


VERBS = {
    "evil": ({"phase": "evil"}, [], 0, {"choice": "Add a siege engine"}, (), "Anna lets a siege engine come: 1 of 12."),
    "move": ({}, [], 0, {"to": "Pict War"}, (), "Anna goes to the Pict War."),
    "quest": (
        {"hands": {0: HAND}, "at": {0: Place.PICTS}},
        [],
        0,
        {"card": "Fight 1"},
        (),
        "Anna lays Fight 1 on the Pict War.",
    ),
    "draw": ({}, [], 0, {}, (), "Anna draws 2 White cards."),
    "siege": ({"hands": {0: HAND}, "engines": 3}, [], 0, {}, (("fight2", "fight3"),), "Anna fights an engine with"),
    "special": (
        {"hands": {0: HAND}, "engines": 3},
        [],
        0,
        {"card": "Merlin"},
        ("engine",),
        "Anna plays Merlin: an engine is gone, 2 are left.",
    ),
    "heal": ({"hands": {0: "G G G"}}, [], 0, {"card": "Grail"}, (), "Anna heals with three identical White cards"),
    "accuse": ({"engines": 6, "traitor": 1}, [], 0, {"knight": "Ben"}, (), "Ben is the **Traitor**"),
    "sacrifice": (
        {"hands": {0: HAND}},
        [(0, "draw_white")],
        0,
        {},
        (),
        "Anna sacrifices a life for another action, now 3.",
    ),
    "exchange": ({"hands": {0: HAND, 1: "F4"}}, [], 0, {}, ("grail", "1"), "Anna offers Ben an exchange of cards."),
    "end": ({"hands": {0: HAND}}, [(0, "draw_white")], 0, {}, (), "Turn 2: Ben."),
    "answer offer": (
        {"phase": "evil", "top": [Black.MORGAN4], "hands": {1: "M M"}},
        [(0, "draw")],
        1,
        {"reply": "Offer Merlin"},
        ("2",),
        "Ben offers 2 Merlins (2 of 3).",
    ),
    "answer pass": (
        {"phase": "evil", "top": [Black.MORGAN4]},
        [(0, "draw")],
        1,
        {"reply": "Let it come"},
        (),
        "Merlins offered: 0 of 3. 2 answers are missing.",
    ),
    "answer volunteer": (
        {"phase": "evil", "top": [Black.MORGAN1], "hands": {1: HAND}},
        [(0, "draw"), *[(seat, "pass") for seat in range(3)]],
        1,
        {"reply": "I will"},
        (("fight1", "fight2", "grail"),),
        "Ben pays for everybody.",
    ),
    "answer give": (
        {"hands": {0: HAND, 1: "F4 G"}},
        [(0, "arthur_exchange", "grail", "1")],
        1,
        {},
        ("fight4",),
        "Anna and Ben exchange a card.",
    ),
    "answer choose": (
        {"phase": "evil", "top": [Black.MORDRED]},
        [(0, "draw"), *[(seat, "pass") for seat in range(3)]],
        0,
        {},
        ("saxons",),
        "Mordred leads the Saxon War",
    ),
    "answer share": (
        {"hands": {0: "convocation"}},
        [(0, "special", "convocation")],
        0,
        {"reply": "Propose a split"},
        ("2", (), "1", ()),
        "For Ben: nothing.",
    ),
    "answer accept": (
        {"hands": {0: "convocation"}},
        [(0, "special", "convocation"), (0, "propose", "0", (), "1", ())],
        2,
        {"reply": "Accept"},
        (),
        "Cleo accepts.",
    ),
    "answer reject": (
        {"hands": {0: "convocation"}},
        [(0, "special", "convocation"), (0, "propose", "0", (), "1", ())],
        1,
        {"reply": "Reject"},
        (),
        "Ben rejects the split.",
    ),
    "answer disagree": (
        {"hands": {0: "convocation"}},
        [(0, "special", "convocation")],
        1,
        {"reply": "No agreement: deal them out"},
        (),
        "Ben calls for chance.",
    ),
}


SAYS = {
    "siege": ["siege"],
    "special": ["special", "merlin"],
    "exchange": ["arthur_exchange"],
    "answer offer": ["offer"],
    "answer volunteer": ["volunteer"],
    "answer share": ["propose"],
}
"""The picks that a command makes."""


async def test_every_command(evening):
    """Each does what it says; what it leaves open, or what is secret, is chosen in the panel it opens."""
    realm = await Realm.open(evening)
    offered = {verb.name for verb in camelot.VERBS}
    assert offered == {case.split()[0] for case in VERBS}
    for case, (more, lead, seat, options, rest, said) in VERBS.items():
        verb = case.split()[0]
        await realm.arrange(arranged(**more))
        for one, *path in lead:
            await realm.say(one, *path)
        who = realm.people[seat]
        for option, value in options.items():
            offered = await who.autocomplete(f"camelot {verb}", option, table="1")
            assert any(one.startswith(value) for one in offered), case
        await who.slash(f"camelot {verb}", table="1", **options)
        if rest:
            made = SAYS.get(case, [])
            panel = who.panel()
            asked = ticket_of(panel)
            await realm.walk(seat, panel, (*made, *rest), start=len(made))
            await realm.sure(seat, panel, asked)
        assert said in await realm.shown(), case
    await realm.arrange(arranged(phase="evil", top=[Black.MORDRED]))
    for one, word in ((0, "draw"), *[(seat, "pass") for seat in range(3)]):
        await realm.say(one, word)
    version = (await realm.look()).version
    assert await realm.people[0].autocomplete("camelot answer", "reply", table="1") == [], "it is chosen in the panel"
    await realm.people[0].slash("camelot answer", reply="saxons", table="1")
    assert (await realm.look()).version == version
    await realm.people[0].slash("camelot etiquette")
    assert "You may speak of plans" in realm.people[0].panel().text
    assert not refused(evening)


async def test_typing_offers_legal_choices_only(evening):
    """Moves: not where one stands, not a solo quest that is taken, not what is over; cards: those that fit."""
    realm = await Realm.open(evening)
    state = arranged(
        hands={0: "F2 F3 G G G piety"}, at={0: Place.PICTS, 1: Place.BLACK_KNIGHT}, white={Place.PICTS: "F1"}
    )
    state.quest(Place.EXCALIBUR).open = False
    await realm.arrange(state)
    anna, ben, _ = realm.people
    offered = {
        "move to": {"Camelot", "Lancelot", "Quest for the Grail", "Saxon War"},
        "quest card": {"Fight 2"},
        "heal card": {"Grail"},
        "special card": {"Piety"},
        "accuse knight": set(),
    }
    for typed, words in offered.items():
        command, option = typed.split()
        assert set(await anna.autocomplete(f"camelot {command}", option, table="1")) == words, typed
        assert not await ben.autocomplete(f"camelot {command}", option, table="1"), "it is not Ben's turn"


async def test_excalibur_is_sacrificed_by_typing(evening):
    """The same word as for a life: what it means depends on what is asked."""
    realm = await Realm.set_up(evening, phase="evil", top=[Black.RIVER], relics={Relic.SWORD: 1})
    await realm.say(0, "draw")
    await realm.people[1].slash("camelot sacrifice", table="1")
    assert "Ben throws Excalibur back into the lake: the Black card has no effect." in await realm.shown()
