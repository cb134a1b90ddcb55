"""Who sees what: viewpoints, presenters that build messages, the audience that gets them, scenes and previews."""
