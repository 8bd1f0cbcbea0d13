"""Measurements: ratios within one run, interleaved, best of several rounds."""
