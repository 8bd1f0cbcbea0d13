"""How what follows a change is paced."""

from __future__ import annotations


class Pauses:
    """In seconds."""

    def __init__(
        self,
        first: float = 0.2,
        between: float = 1.0,
        retry: float = 5.0,
        patience: float = 1.0,
        turn: float = 1.0,
        picture: float = 0.5,
        prompt: float = 0.04,
    ) -> None:
        self.first = first
        """A moment for the click's own answer to go out first."""
        self.between = between
        self.retry = retry
        self.patience = patience
        """How long what follows waits for a quiet moment; with none, what is sent does not depend on the machine."""
        self.turn = turn
        """How long the answer to a click waits while something else is on its way to the same message."""
        self.picture = picture
        """How long the words of a table wait for its picture; nobody who clicked waits for them."""
        self.prompt = prompt
        """How long a new private panel waits for its picture: nobody notices, and one message is less than two."""
