# Training der Netze.
training-file = { $file } lässt sich nicht lesen: { $why }.
training-config = { $file } ist keine Konfiguration eines Trainings: { $why }.
training-field = „{ $wish }“ ist kein FELD=WERT.
training-torch = Zum Trainieren braucht es PyTorch: pip install katzentisch[training] ({ $why }).
