# Fehler des Python-Clients selbst; die übrigen schickt der Server.
client-lost = Die Verbindung brach ab, bevor der Server geantwortet hat. Vielleicht wurde die Anfrage ausgeführt, vielleicht nicht.
client-link-unreadable = „{ $link }“ ist kein Link zu einem Tisch. Er sollte so aussehen: https://example.org/t/TISCH#EINLADUNG.
client-no-seat-free = An diesem Tisch sind alle Plätze besetzt.
client-no-seat = Du hast an diesem Tisch keinen Platz.
client-no-offer = An diesem Tisch wird dir kein Platz angeboten.
