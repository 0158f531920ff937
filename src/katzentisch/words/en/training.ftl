# Training of the networks.
training-file = { $file } can’t be read: { $why }.
training-config = { $file } isn’t a training configuration: { $why }.
training-renamed = { $file }: “{ $old }” is now “{ $new }”.
training-field = “{ $wish }” must have the form FIELD=VALUE.
training-torch = Training needs PyTorch: pip install katzentisch[training] ({ $why }).
training-folder = { $folder } can’t be used: { $why }.
training-no-gpu = PyTorch can’t find a GPU.
training-no-decisions = There is nothing to learn in { $game }: it has no decisions.
training-no-features = A network can’t learn { $game }: the game declares no features.
training-other-run = { $folder } contains a run for another game, or one with different hidden layers.
training-other-network = { $file } has different hidden layers from those in the configuration.
training-no-previous = { $file } starts from the network of the stage before. Name the configurations of all stages, in their order.
training-stopping = Stopping after this step. Press Ctrl-C again to stop at once and lose the step.
training-kept = Stopped after { $decisions } decisions. Progress is saved in { $file }; run the same command to continue.
training-lost = Stopped. Progress up to the last save is in { $file }; run the same command to continue.
training-nothing-kept = Stopped. Nothing had been saved yet.
training-broken-state = { $file } is damaged. Move it away to start over.
training-memory = Not enough memory. Try smaller values, e.g. --set num_envs=2048 --set minibatch_size=4096.
training-share = With { $processes } processes, { $field } must be a multiple of { $processes }, not { $value }.
training-too-few-gpus = { $processes } processes need as many GPUs; PyTorch finds { $gpus }. Start fewer, or use --device cpu.
training-process-lost = Another process of this run ended unexpectedly. Run the same command to continue from the last save.
exploit-number = { $option } must be at least 1, not { $value }.
exploit-results = { $file } isn’t a file of results: line { $line } can’t be read.
