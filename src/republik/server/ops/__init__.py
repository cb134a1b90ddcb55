"""Running a server: start, figures, log, backup, maintenance."""
