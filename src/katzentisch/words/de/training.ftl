# Training der Netze.
training-file = { $file } lässt sich nicht lesen: { $why }.
training-config = { $file } ist keine Trainingskonfiguration: { $why }.
training-renamed = { $file }: „{ $old }“ heißt jetzt „{ $new }“.
training-field = „{ $wish }“ muss die Form FELD=WERT haben.
training-torch = Für das Training ist PyTorch nötig: pip install katzentisch[training] ({ $why }).
training-folder = { $folder } lässt sich nicht verwenden: { $why }.
training-no-gpu = PyTorch findet hier keine GPU.
training-no-decisions = In { $game } gibt es nichts zu lernen: Das Spiel hat keine Entscheidungen.
training-no-features = Ein Netz kann { $game } nicht lernen: Das Spiel gibt keine Merkmale an.
training-other-run = { $folder } enthält ein Training für ein anderes Spiel oder mit anderen verborgenen Schichten.
training-other-network = { $file } hat andere verborgene Schichten als die Konfiguration.
training-no-previous = { $file } beginnt mit dem Netz der vorigen Stufe. Nenne die Konfigurationen aller Stufen der Reihe nach.
training-stopping = Nach diesem Schritt ist Schluss. Noch einmal Strg-C bricht sofort ab und verwirft ihn.
training-kept = Abgebrochen nach { $decisions } Entscheidungen. Der Stand ist in { $file } gespeichert; derselbe Befehl macht dort weiter.
training-lost = Abgebrochen. Der zuletzt gespeicherte Stand ist in { $file }; derselbe Befehl macht dort weiter.
training-nothing-kept = Abgebrochen. Es war noch nichts gespeichert.
training-broken-state = { $file } ist beschädigt. Verschiebe die Datei, um neu zu beginnen.
training-memory = Der Speicher reicht nicht. Versuch es mit kleineren Werten, etwa --set num_envs=2048 --set minibatch_size=4096.
training-share = Bei { $processes } Prozessen muss { $field } ein Vielfaches von { $processes } sein, nicht { $value }.
training-too-few-gpus = Für { $processes } Prozesse sind ebenso viele GPUs nötig; PyTorch findet { $gpus }. Starte weniger oder nimm --device cpu.
training-process-lost = Ein anderer Prozess dieses Trainings ist unerwartet beendet worden. Derselbe Befehl macht beim zuletzt gespeicherten Stand weiter.
exploit-number = { $option } muss mindestens 1 sein, nicht { $value }.
exploit-results = { $file } ist keine Datei mit Ergebnissen: Zeile { $line } ist nicht lesbar.
