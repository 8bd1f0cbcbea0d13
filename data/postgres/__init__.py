"""PostgreSQL for several processes: one writer with group commit, a few lines for everything else."""
