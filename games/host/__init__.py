"""One table's life: lobby, answers, clock, robots, leaving and coming back. It knows neither Discord nor SQL."""
