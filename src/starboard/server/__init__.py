"""The web table: lobby, live play over WebSocket, the store, identity."""
