# Umgebungen für andere Bibliotheken: PettingZoo, OpenSpiel, Gymnasium und JAX.
envs-missing = Dieses Modul braucht { $library }: pip install katzentisch[{ $extra }] ({ $why }).
envs-choice = { $argument } muss einer dieser Werte sein: { $values }, nicht { $value }.
envs-range = { $argument } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
envs-type = { $argument } muss { $right } sein, nicht { $value }.
envs-a-number = eine Zahl
envs-a-dictionary = ein Wörterbuch (dict)
envs-agent = Den Agenten „{ $agent }“ gibt es nicht. Agenten dieses Tisches: { $agents }.
envs-not-reset = Rufe zuerst reset() auf.
envs-dead-action = Die Partie ist vorbei: Für { $agent } bleibt nur die Aktion None.
envs-opening = Eröffnungen müssen Paare aus einer Stellung und einer Wahrscheinlichkeit sein. Die Stellung muss eine von { $game } mit { $players } Spielern und denselben Optionen sein, in der ein Platz am Zug ist.
envs-not-dealt = Der Zufall hat noch nicht gegeben.
envs-opponents = Nenne die Bots auf den anderen Plätzen, zum Beispiel opponents="level3".
envs-key = Der Schlüssel muss ein Zufallsschlüssel von JAX sein, zum Beispiel jax.random.key(1).
