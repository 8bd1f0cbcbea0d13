"""What others decide and hold: nobody who may not know can tell, by words, pictures, ids, suggestions, or by when."""

from __future__ import annotations

from string import ascii_letters

import pytest

from games.core.draw import Dice, key_of
from games.host import lobby
from games.host.clock import FakeClock
from games.host.timing import Timing
from games.inkognito import GAME
from tests.stories.company import confirm
from tests.stories.coup.watching import Watch
from tests.stories.evening import Evening, deal, fresh, verb_of
from tests.stories.inkognito.venice import AT, GIORGIO, MARCO, RIALTO, SALUTE, SIGHS, Venice

DAVID = 3
LOOKS = 5
"""How often David looks around while the others meet."""


@pytest.fixture(autouse=True)
def same_cards(monkeypatch):
    """Every table of a test gets the same deal, so that two worlds differ in nothing but what the story changes."""
    monkeypatch.setattr(lobby, "key_of", lambda seed, start: key_of(deal(), "twins"))


def other_world(state):
    """Other cards in the hands that David has not seen; the Ambassador's tiles come to light, so they stay."""
    twin = GAME.redeal(state, DAVID, Dice("twin"))
    assert twin.black[DAVID] == state.black[DAVID] and twin.black != state.black
    twin.pile = state.pile
    return twin


def next_tile(state):
    state.pile.sort(key=AT[RIALTO].__eq__)


class Overheard:
    """David has met Mario; now Brian and Rob meet, and David and a passer-by read whatever there is to read."""

    def __init__(self, folder, **options):
        self.folder = folder
        self.options = options
        self.clock = FakeClock()

    async def __aenter__(self):
        self.folder.mkdir()
        self.evening = Evening(self.folder, clock=self.clock, timing=Timing())
        await self.evening.__aenter__()
        self.evening.house.tables.new_seed = lambda: "9" * 64
        self.venice = await Venice.open(self.evening, 4, deduction_help=True, **self.options)
        self.brian, self.rob, self.mario, self.david = self.venice.people
        await self.venice.go(RIALTO, SALUTE, GIORGIO, GIORGIO)
        await self.venice.choose(self.mario, "✔ 24", "✘ 13")
        await self.venice.choose(self.david, "✔ 47", "✘ 13")
        await self.evening.arrange(next_tile)
        return self

    async def __aexit__(self, *exc):
        await self.evening.__aexit__(*exc)

    async def meet(self, twin=False):
        """From here on everything that reaches David or anybody is written down."""
        if twin:
            await self.evening.arrange(other_world)
        self.ear = Watch(self.evening, self.clock, self.david)
        await self.venice.go(MARCO, RIALTO, SIGHS, MARCO)
        assert await self.venice.asked() == "meet-aa"
        await self.listen()

    async def listen(self, seconds=3):
        """David looks into his hand, his notebook and the log, and tries his commands."""
        panel = await self.venice.hand(self.david)
        await self.evening.bot.desk.delivery.idle()
        await self.david.click("Notebook", on=panel)
        assert fresh(self.david, panel).files[0].name == "notebook.webp"
        await self.david.click("Log", on=self.venice.seen(self.david))
        await self.ear.note(seconds)
        self.ear.read.append((0.0, await self.david.autocomplete("inkognito visit", "place", table="1")))

    async def commits(self, who, *path):
        await by_places(who, await self.venice.hand(who), path)


PAIR, OTHER_PAIR, SAFE = (0, 0), (1, 2), (2, 0, 0)
"""What two agents who meet may decide: the first or second true card with a false one, or the safe."""


async def by_places(who, panel, path):
    """Whatever the cards are, the first choice of a step, the second and so on; one press may say two of them."""
    wanted, said = "".join(ascii_letters[place] for place in path), ""
    while said != wanted:
        leads = {one.custom_id.rpartition(":")[2]: one for one in fresh(who, panel).buttons if is_choice(one)}
        said = max((place for place in leads if wanted.startswith(place)), key=len)
        await who.click(leads[said].custom_id, on=panel)
    decided = fresh(who, panel)
    assert ("Confirm" in decided.labels) is (len(path) > 2), "a safe is asked for twice, and nothing else"
    if "Confirm" in decided.labels:
        await who.click("Confirm", on=panel)


def is_choice(button):
    return verb_of(button.custom_id) == "choose"


async def overheard(folder, brian, rob, *, twin=False):
    """The two decide like this; then Mario demands a black card of Rob, who shows the one or the other."""
    async with Overheard(folder) as story:
        await story.meet(twin)
        for who, path in ((story.brian, brian), (story.rob, rob)):
            await story.commits(who, *path)
            await story.listen()
        await story.venice.choose(story.mario, "Demand a black card", "Rob")
        await story.listen()
        panel = await story.venice.hand(story.rob)
        await confirm(story.rob, panel, panel.labels[rob[0]])
        await story.listen()
        return story.ear.read


async def test_nothing_tells_what_was_decided_or_who_is_who(tmp_path):
    """N-11 on Discord: other cards in the hands, other cards shown, another black card: the same to read, at the same
    time, for David and for whoever walks by; David's hand, his notebook and its picture included."""
    one = await overheard(tmp_path / "one", (0, 0), (0, 1))
    assert sum(len(came) for _, came in one) > 3 * LOOKS, "hand, notebook and log each time, and the table"
    assert one == await overheard(tmp_path / "two", (1, 3), (1, 4))
    assert one == await overheard(tmp_path / "three", (0, 2), (1, 0), twin=True)


async def half_decided(folder, *paths):
    """Brian decides, perhaps more than once, before Rob does."""
    async with Overheard(folder) as story:
        await story.meet()
        for path in paths:
            if path:
                await story.commits(story.brian, *path)
            await story.listen()
        return story.ear.read


async def test_nothing_tells_a_safe_from_a_pair(tmp_path):
    """N16: until the other one has decided, too."""
    assert await half_decided(tmp_path / "one", PAIR) == await half_decided(tmp_path / "two", SAFE)


async def test_nothing_tells_that_somebody_thinks_again(tmp_path):
    """Not even that the message was touched."""
    one = await half_decided(tmp_path / "one", PAIR, ())
    assert one == await half_decided(tmp_path / "two", PAIR, OTHER_PAIR)
    assert one == await half_decided(tmp_path / "three", PAIR, SAFE)


async def second_pair_first(folder, *path):
    """Two pairs at once; the second is ready, with a safe or with cards, while the first still thinks."""
    clock = FakeClock()
    folder.mkdir()
    async with Evening(folder, clock=clock, timing=Timing()) as evening:
        evening.house.tables.new_seed = lambda: "9" * 64
        venice = await Venice.open(evening, 4)
        brian, rob, mario, david = venice.people
        ear = Watch(evening, clock, brian, rob)
        await venice.go(RIALTO, RIALTO, SALUTE, SALUTE)
        await ear.note()
        for who, picks in ((mario, path), (david, PAIR)):
            await by_places(who, await venice.hand(who), picks)
            await ear.note(3)
        for who in (brian, rob):
            await venice.hand(who)
        await ear.note(100)
        return ear.read


async def test_a_pair_that_is_ready_gives_nothing_away_while_the_first_one_thinks(tmp_path):
    """N46: cards or a safe, it waits for its turn."""
    assert await second_pair_first(tmp_path / "one", *PAIR) == await second_pair_first(tmp_path / "two", *SAFE)


async def face_down(folder, tile, decision):
    """The Ambassador's tile lies; all others go; then the Ambassador decides beside an agent who has not."""
    clock = FakeClock()
    folder.mkdir()
    async with Evening(folder, clock=clock, timing=Timing()) as evening:
        evening.house.tables.new_seed = lambda: "9" * 64
        venice = await Venice.open(evening, 5)
        brian, *_, ugo = venice.people
        ear = Watch(evening, clock, brian)
        await venice.choose(ugo, tile)
        await ear.note(3)
        for place in (RIALTO, SALUTE, GIORGIO):
            await venice.go(place)
            await venice.hand(brian)
            await ear.note(3)
        before, ear.read = ear.read, []
        if decision:
            await venice.go(SIGHS)
            assert await venice.asked() == "meet-am"
            await by_places(ugo, await venice.hand(ugo), decision)
            await ear.note(3)
        return before, ear.read


async def test_a_tile_face_down_is_the_ambassadors_alone(tmp_path):
    """N29."""
    one, other = await face_down(tmp_path / "one", SIGHS, ()), await face_down(tmp_path / "two", MARCO, ())
    assert one == other


@pytest.mark.parametrize("tile", [RIALTO, SIGHS])
async def test_nothing_tells_whether_the_ambassador_watches(tmp_path, tile):
    """A safe waits for the agent's decision, like watching does."""
    watching = await face_down(tmp_path / "one", tile, (0,))
    assert watching == await face_down(tmp_path / "two", tile, (1, 0, 0, 0))


async def test_notebooks_and_black_cards_have_one_reader(evening):
    """Every message with a notebook's picture, and every one that names somebody's own cards, is for one person."""
    venice = await Venice.open(evening, 5, deduction_help=True)
    for who in venice.people:
        await who.slash("inkognito notebook", table="1")
        await venice.hand(who)
    await evening.settle()
    world = evening.stage.world
    sent = [entry for entry in world.record if entry.message_id and entry.status < 300]
    private = [
        entry
        for entry in sent
        if any(name in ("notebook.webp", "hand.webp") for name, _ in entry.files)
        or any(word in entry.text for word in ("Your notebook", "your number is", "Your partner is"))
    ]
    assert len(private) >= 2 * len(venice.people)
    for entry in private:
        assert len(entry.audience - {world.bot.id}) == 1, entry.route
