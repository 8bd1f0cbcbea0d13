"""Claims: said aloud, perhaps doubted, then proved or not; and the blocks that are made of them."""

from __future__ import annotations

from typing import Any

from games.core.flow import Flow
from games.core.text import Seat
from games.coup import moves
from games.coup.base import BlockDropped, CoupTable, Dropped
from games.coup.pieces import CHARACTERS, Action, Character
from games.coup.state import Claim, Move

DOUBTS = {action: f"doubt-{action.word}" for action in Action}
BLOCKS = {action: f"block-{action.word}" for action in Action}
HOLDS = {action: f"block-holds-{action.word}" for action in Action}


class Claims(CoupTable):
    def stands(self, who: Seat, character: Character, key: str, **about: Any) -> Flow[bool]:
        """A claim stands unless somebody doubts it and is right; the first to doubt settles it."""
        state = self.state
        claim = self.put_down(who, character, block=key == "doubt-block")
        answer = yield from self.first_to(
            key,
            state.others(who),
            moves.DOUBT_FACE,
            collect=state.clockwise,
            hold=state.hold,
            confirm=state.confirm_doubt,
            by=who,
            character=character,
            **about,
        )
        return answer is None or (yield from self.settle(claim, answer.seat))

    def put_down(self, who: Seat, character: Character, *, block: bool) -> Claim:
        """Claims are facts to remember, and to compare with the truth when all is over."""
        player = self.state.players[who]
        claim = Claim(self.state.turn, who, character, block, character in player.hidden)
        self.state.claims.append(claim)
        player.claims += 1
        for other in self.state.others(who):
            self.state.players[other].heard += 1
        if not claim.true:
            player.bluffs += 1
        return claim

    def settle(self, claim: Claim, doubter: Seat) -> Flow[bool]:
        """Whoever holds the character must show it, and the doubter loses one; whoever does not loses one."""
        state = self.state
        claim.by = doubter
        state.players[doubter].doubts += 1
        self.tell("doubted", who=doubter, whom=claim.who, character=claim.character)
        if claim.true:
            state.players[claim.who].proofs += 1
            self.tell("proved", who=claim.who, character=claim.character)
            self.unsure(claim.who, claim.character)
            self.redraw(claim.who, claim.character)
            yield from self.lose(doubter, claim.who, moves.DOUBT)
        else:
            state.players[claim.who].caught += 1
            self.tell("bluffed", who=claim.who, character=claim.character)
            yield from self.lose(claim.who, doubter, moves.DOUBT)
        if state.players[state.active].gone:
            raise Dropped
        return claim.true

    def redraw(self, seat: Seat, card: Character) -> None:
        """The card is shuffled into the Court; then its owner draws one, perhaps the same."""
        state = self.state
        player = state.players[seat]
        player.hidden.remove(card)
        state.court.append(card)
        state.court = self.draw.shuffle("court", state.court)
        drawn = state.court.pop()
        player.hidden.append(drawn)
        player.returned.append(card)
        self.court_changed(seat, [drawn])
        self.tell("redrew", who=seat, private={seat: {"card": drawn}})

    def court_changed(self, seat: Seat, drawn: list[Character]) -> None:
        """This seat saw what it drew; nobody else can be sure any more what lies in the Court."""
        for other, player in enumerate(self.state.players):
            if other != seat:
                if player.returned:
                    player.returned = []
                continue
            for card in drawn:
                if card in player.returned:
                    player.returned.remove(card)

    def blocked(self, move: Move, blockers: tuple[Character, ...]) -> Flow[bool]:
        """One attempt to block, in the name of one of these: by anybody, or by the action's target alone."""
        state = self.state
        seats = self.may_block(move)
        if not seats:
            return False
        state.stage = "block"
        key, face = BLOCKS[move.action], moves.block_face(blockers)
        menus = {seat: moves.block_menu(blockers, state.players[seat].hidden) for seat in seats}
        if move.target is None:
            answer = yield from self.first_to(
                key, seats, face, menus=menus, collect=state.clockwise, hold=state.hold, by=state.active
            )
        else:
            answer = yield from self.first_to(key, seats, face, menus=menus, by=state.active, whom=move.target)
        if answer is None:
            return False
        move.blocker, move.block = answer.seat, CHARACTERS[str(answer.path[0])]
        return (yield from self.block_stands(answer.seat, move.block, move.action))

    def may_block(self, move: Move) -> list[Seat]:
        if move.target is None:
            return self.state.others(self.state.active)
        if not self.state.players[move.target].hidden:
            return []
        if move.doubter == move.target and not self.state.doubter_keeps_block:
            return []
        return [move.target]

    def block_stands(self, blocker: Seat, character: Character, action: Action) -> Flow[bool]:
        """A block that stands stops the action; one that does not is gone, and nobody may try again."""
        state = self.state
        state.stage = "doubt-block"
        self.tell("blocks", who=blocker, character=character)
        try:
            stands = yield from self.stands(blocker, character, "doubt-block", whom=state.active)
        except BlockDropped:
            stands = False
        self.tell(HOLDS[action] if stands else "block-fails", who=blocker, whom=state.active)
        return stands
