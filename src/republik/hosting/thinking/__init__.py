"""What takes long: the fair queue, worker processes, computer turns, hints, analyses, pictures."""
