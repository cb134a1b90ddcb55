"""The front page at the end of a game and the pictures of shared links: one SVG for page, server and terminal."""
