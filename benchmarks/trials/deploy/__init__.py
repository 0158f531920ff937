"""`script/run trial-deploy`: the commands of docs/how-to/deploy.md are run as they stand, and the server that they set up is tried out."""
