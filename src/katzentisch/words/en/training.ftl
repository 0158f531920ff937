# Training of the networks.
training-file = { $file } can’t be read: { $why }.
training-config = { $file } is no configuration of a training: { $why }.
training-renamed = { $file }: “{ $old }” is now “{ $new }”.
training-field = “{ $wish }” is no FIELD=VALUE.
training-torch = Training needs PyTorch: pip install katzentisch[training] ({ $why }).
training-folder = { $folder } can’t be used: { $why }.
training-no-gpu = PyTorch finds no GPU here.
training-no-decisions = There is nothing to learn in { $game }: nobody ever has a choice.
training-other-run = { $folder } holds a run of another game, or with other hidden layers.
training-other-network = { $file } has other hidden layers than the configuration asks for.
training-stopping = Stopping after this step. Ctrl-C again stops at once, without keeping it.
training-kept = Stopped after { $decisions } decisions. { $file } keeps what was learned; the same command goes on from there.
training-lost = Stopped. { $file } keeps what was learned until it was last written; the same command goes on from there.
training-nothing-kept = Stopped. Nothing was kept yet.
training-broken-state = { $file } is broken. Move it away to begin again.
training-memory = There is not enough memory. Try smaller values, e.g. --set num_envs=2048 --set minibatch_size=4096.
