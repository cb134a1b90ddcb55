"""Notifications for absent players: web push, e-mail, webhooks."""
