"""Operations: start, metrics, log, backup, maintenance."""
