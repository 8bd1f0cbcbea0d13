"""Mutants: the rules with one small mistake each; a test that bites notices. `make mutants` counts how many do."""
