"""What a game may offer beside its rules: drawings, research, analysis, the front page, other programs' files."""
