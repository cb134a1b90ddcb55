"""Notices to people who are away: web push, e-mail, webhooks."""
