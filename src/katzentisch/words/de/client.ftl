# Was der Python-Client selbst sagt; alles andere hat er vom Server.
client-lost = Die Verbindung ist abgerissen, bevor die Antwort kam. Vielleicht ist es geschehen, vielleicht nicht.
client-link-unreadable = „{ $link }“ ist kein Link eines Tisches, den ich lesen kann. Er sieht so aus: https://example.org/t/TISCH#EINLADUNG.
client-no-seat-free = An diesem Tisch ist kein Platz frei.
client-no-seat = Du hast an diesem Tisch keinen Platz.
client-no-offer = An diesem Tisch wird dir kein Platz angeboten.
