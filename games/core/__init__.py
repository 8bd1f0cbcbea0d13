"""The vocabulary every game speaks: asks, menus, flows, draws, events, matches. It knows no game and no host."""
