"""The games as environments of other libraries. Each module is an optional extra of the same name and imports only its own library."""
