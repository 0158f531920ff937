"""The page in a browser, in a clone of the repository: visitors and players who find everything by role and name. Needs Playwright."""
