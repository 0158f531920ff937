# Training der Netze.
training-file = { $file } lässt sich nicht lesen: { $why }.
training-config = { $file } ist keine Konfiguration eines Trainings: { $why }.
training-renamed = { $file }: „{ $old }“ heißt jetzt „{ $new }“.
training-field = „{ $wish }“ ist kein FELD=WERT.
training-torch = Zum Trainieren braucht es PyTorch: pip install katzentisch[training] ({ $why }).
training-folder = { $folder } lässt sich nicht verwenden: { $why }.
training-no-gpu = PyTorch findet hier keine GPU.
training-no-decisions = In { $game } gibt es nichts zu lernen: Niemand hat je die Wahl.
training-other-run = In { $folder } liegt schon ein Training für ein anderes Spiel oder mit anderen verborgenen Schichten.
training-other-network = { $file } hat andere verborgene Schichten, als die Konfiguration verlangt.
training-stopping = Nach diesem Schritt ist Schluss. Noch einmal Strg-C bricht sofort ab, ohne ihn zu behalten.
training-kept = Abgebrochen nach { $decisions } Entscheidungen. In { $file } steht, was gelernt wurde; derselbe Befehl macht dort weiter.
training-lost = Abgebrochen. In { $file } steht, was bis zum letzten Sichern gelernt wurde; derselbe Befehl macht dort weiter.
training-nothing-kept = Abgebrochen. Gesichert war noch nichts.
training-broken-state = { $file } ist beschädigt. Leg die Datei beiseite, um neu zu beginnen.
training-memory = Der Speicher reicht nicht. Versuch es mit kleineren Werten, etwa --set num_envs=2048 --set minibatch_size=4096.
