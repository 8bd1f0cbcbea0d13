"""What Discord refuses in a body: lengths, counts, and rules across fields."""

from sandbox.limits import commands, components, messages, modals

__all__ = ["commands", "components", "messages", "modals"]
