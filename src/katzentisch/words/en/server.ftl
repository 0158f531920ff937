# Errors when the server starts.
database-address = A database address must have one of these forms: { $forms }.
database-no-driver = PostgreSQL needs an extra package: pip install 'katzentisch[postgres]'
database-trouble = The database { $address } can’t be used: { $why }
database-newer = The database was created by a newer version of Katzentisch. Update this installation.
key-trouble = The server’s key { $path } can’t be used: { $why }
key-broken = The server’s key { $path } is damaged. Restore a copy of it, or delete it; everyone will then have to sign in again.
