"""The ways a message leaves: by mail, web push and webhook; `client` keeps requests away from private networks."""
