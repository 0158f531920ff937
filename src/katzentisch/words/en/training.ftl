# Training of the networks.
training-file = { $file } can’t be read: { $why }.
training-config = { $file } is no configuration of a training: { $why }.
training-field = “{ $wish }” is no FIELD=VALUE.
training-torch = Training needs PyTorch: pip install katzentisch[training] ({ $why }).
