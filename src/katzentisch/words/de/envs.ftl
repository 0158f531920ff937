# Umgebungen für andere Bibliotheken: PettingZoo, OpenSpiel, Gymnasium und JAX.
envs-missing = Dieses Modul braucht { $library }: pip install katzentisch[{ $extra }] ({ $why }).
envs-choice = { $argument } muss einer dieser Werte sein: { $values }, nicht { $value }.
envs-range = { $argument } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
envs-type = { $argument } muss { $right } sein, nicht { $value }.
envs-a-number = eine Zahl
envs-a-dictionary = ein Wörterbuch (dict)
envs-agent = Den Agenten „{ $agent }“ gibt es nicht. Agenten dieses Tisches: { $agents }.
envs-not-reset = Rufe zuerst reset() auf.
envs-mask = { $argument } muss ein Array aus { $rows } Wahrheitswerten sein, einem für jede Umgebung.
envs-reset-mask = reset_mask beginnt in einigen Umgebungen die nächste Partie. Rufe vorher einmal reset() ohne reset_mask auf, und kombiniere es nicht mit seed oder game_number.
envs-over = Einige Partien sind vorbei. Beginne zuerst die nächsten: Rufe reset() mit der Option reset_mask auf.
envs-dead-action = Die Partie ist vorbei: Für { $agent } bleibt nur die Aktion None.
envs-opening = Eröffnungen müssen Paare aus einer Stellung und einer Wahrscheinlichkeit sein. Die Stellung muss eine von { $game } mit { $players } Spielern und denselben Optionen sein, in der ein Platz am Zug ist.
envs-not-dealt = Der Zufall hat noch nicht gegeben.
envs-no-string = Ein Zustand lässt sich nicht aus seinem Text lesen, der nur zeigt, was Zuschauer sehen. Benutze game.deserialize_state(state.serialize()).
envs-sampler = Der Sampler muss eine Funktion sein, die Zahlen von 0 bis 1 liefert.
envs-opponents = Nenne die Bots auf den anderen Plätzen, zum Beispiel opponents="level3".
envs-state = Der Zustand muss aus einer solchen Umgebung stammen: { $game }, { $players } Spieler, { $rows } Partien und dieselben Gegner.
envs-key = Der Schlüssel muss ein Zufallsschlüssel von JAX sein, zum Beispiel jax.random.key(1).
