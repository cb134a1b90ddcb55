"""What keeps the load of one visitor from the others: rates, queues, caches, retries; and what operators see of it."""
