"""The laboratory: arena and ratings, and doors to OpenSpiel, PettingZoo, Gymnasium and NumPy."""
