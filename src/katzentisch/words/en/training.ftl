# Training of the networks.
training-file = { $file } can’t be read: { $why }.
training-config = { $file } is no configuration of a training: { $why }.
training-field = “{ $wish }” is no FIELD=VALUE.
training-torch = Training needs PyTorch: pip install katzentisch[training] ({ $why }).
training-folder = { $folder } can’t be used: { $why }.
training-no-gpu = PyTorch finds no GPU here.
training-no-decisions = There is nothing to learn in { $game }: nobody ever has a choice.
training-other-run = { $folder } holds a run of another game, or with other hidden layers.
training-other-network = { $file } has other hidden layers than the configuration asks for.
