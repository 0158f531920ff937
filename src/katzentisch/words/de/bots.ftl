# Bots. Zur Wahl stehen die vier Stufen, die schwächste zuerst; die anderen heißen schlicht.
bot-level1 = Kätzchen
bot-level1-about = verzeiht viel: für Kinder und zum Lernen
bot-level2 = Stubentiger
bot-level2-about = weiß, was er tut
bot-level3 = Straßenkater
bot-level3-about = denkt voraus und merkt sich, was du getan hast
bot-level4 = Schrödingers Katze
bot-level4-about = sieht alle möglichen Karten zugleich; niemand erwartet, dass du gewinnst
bot-random = Zufallsspieler
bot-random-about = spielt irgendeinen erlaubten Zug
bot-rules = Regelspieler
bot-rules-about = hält sich an Faustregeln
bot-search = Suche
bot-search-about = probiert mögliche Kartenverteilungen aus und spielt sie zu Ende
bot-net = Netz
bot-net-about = spielt, was es im Spiel gegen sich selbst gelernt hat
bot-robust = Robustes Netz
bot-robust-about = hat gelernt, sich kaum ausnutzen zu lassen, statt Schwächere möglichst oft zu schlagen
bot-unknown = Den Bot „{ $bot }“ gibt es nicht. Bots: { $bots }.
network-missing = Für { $game } gibt es noch kein Netz.
network-unfit = Das Netz für { $game } passt nicht zu dieser Version des Spiels.
bot-iterations-range = „{ $bot }“: Die Zahl der Durchläufe nach dem Doppelpunkt muss zwischen 1 und { $most } liegen.
bot-temperature-range = „{ $bot }“: Die Temperatur muss zwischen 0 und { $most } liegen.
bot-blend-form = „{ $bot }“: Schreib blend:PROZENT:BOT:BOT, zum Beispiel blend:30:net:rules. Die Prozentzahl muss zwischen 0 und 100 liegen. Bots: { $bots }.
network-unreadable = „{ $file }“ ist kein Netz für eines der Spiele.
network-no-file = Die Datei „{ $file }“ gibt es nicht.
network-unopened = „{ $file }“ lässt sich nicht öffnen: { $why }.
bot-failed = Der Bot „{ $bot }“ ist in { $game } gescheitert: { $why }
bot-failed-illegal = Er wählte die Aktion { $action }, die nicht erlaubt ist.
bot-failed-illegal-move = Er wählte den Zug „{ $move }“, der nicht erlaubt ist.
bot-returned-no-action = Er muss eine Aktion zurückgeben, eine ganze Zahl, nicht { $value }.
bot-returned-no-move = Er muss einen der Züge zurückgeben, eine Zeichenkette, nicht { $value }.
bot-returned-no-vector = Er muss für jede Zeile eine ganze Zahl zurückgeben, kein Array der Form { $shape } vom Typ { $type }.
bot-spec-type = Einen Bot gibst du mit seinem Namen an, mit einer Beschreibung wie search:64, als Bot oder als Funktion, nicht als Wert vom Typ { $type }.
bot-name = Der Name eines Bots muss eine druckbare Zeichenkette aus 1 bis { $most } Zeichen sein, nicht { $name }.
bot-function-type = Ein Bot entsteht aus einer Funktion, nicht aus einem Wert vom Typ { $type }.
bot-function-parameters = Die Funktion des Bots „{ $bot }“ hat die Parameter { $parameters }. { $kind ->
    [view] Sie muss die Ansicht und die Liste der Züge nehmen
    [arrays] Sie muss die Merkmale und die Maske der erlaubten Aktionen nehmen
   *[position] Sie muss nur die Beobachtung nehmen; für andere Argumente gibt es from_view und from_arrays
}, und wenn sie Zufall braucht, rng.
decide-type = „{ $argument }“ muss ein Objekt der Klasse { $type } sein, nicht { $value }.
bot-deterministic-type = „deterministic“ muss beim Bot „{ $bot }“ True oder False sein, nicht { $value }.
bot-python-form = „{ $bot }“: Schreibe python:MODUL:FUNKTION.
bot-python-module = Das Modul „{ $module }“ lässt sich nicht importieren: { $why }
bot-python-name = Im Modul „{ $module }“ gibt es kein „{ $name }“.
bot-not-sent = Der Bot „{ $bot }“ lässt sich nicht an einen anderen Prozess senden: { $why } Definiere seine Funktion in einem Modul, gib sie als python:MODUL:FUNKTION an, installiere cloudpickle oder spiele mit jobs=1.
bot-not-received = Die Bots lassen sich in einem Arbeitsprozess nicht laden: { $why } Sorge dafür, dass ihre Module dort importiert werden können.
