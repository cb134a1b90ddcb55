"""The lab: arena and ratings, data sets, and adapters for OpenSpiel, PettingZoo, Gymnasium and NumPy."""
