# Was eine Kartengabe beweist und was an ihr falsch war.
cli-verify-proven-kept = Für dich bewiesen: Du hast die Festlegung gesehen, bevor du deinen Anteil gegeben hast, und jeder Anteil ist der, auf den sich sein Platz festgelegt hat. Niemand hat diese Karten ausgesucht, weder der Server noch jemand am Tisch, auch nicht gemeinsam.
cli-verify-proven-not-listed = Für dich bewiesen: Du hast die Festlegung gesehen, bevor du deinen Anteil gegeben hast. Weder der Server noch jemand am Tisch hat diese Karten allein ausgesucht. Ob die anderen bei den Anteilen blieben, auf die sie sich festgelegt hatten, wurde nicht verglichen: Das tut deine Seite beim Geben, und hier tut es --kept.
cli-verify-consistent-nothing-kept = Nur in sich stimmig: Alles passt zusammen, aber die Aufzeichnung könnte im Ganzen erfunden sein. Etwas beweist sie nur denen, die die Festlegung und den eigenen Anteil von vor dem Geben aufgehoben haben: Gib sie mit --kept an, oder mit --commitment und --share.
cli-verify-consistent-old-scheme = Nur in sich stimmig: nach dem alten Verfahren gegeben, das weder den Tisch noch das Spiel einbezog. Der Server könnte alte Karten noch einmal gegeben oder sie gemeinsam mit dem ausgesucht haben, der den letzten Anteil gab.
cli-verify-consistent-no-commitment = Nur in sich stimmig: Dein Anteil steht in der Aufzeichnung, aber du hast keine Festlegung angegeben, die du vorher gesehen hast.
cli-verify-consistent-no-share = Nur in sich stimmig: Die Festlegung ist die, die du aufgehoben hast, aber du hast keinen Anteil gegeben.
cli-verify-consistent-left-out = Nur in sich stimmig: Dein Anteil wurde bei dieser Kartengabe weggelassen, wie es dir beim Geben gesagt wurde.
cli-verify-unshared-alone = Ohne Anteile: In dieser Kartengabe steckt kein einziger Anteil, der Server hat die Karten also allein bestimmt.
cli-verify-unshared-no-fair = Ohne Anteile: Dieses Spiel wurde nicht mit Anteilen gegeben; der Aufzeichnung fehlt „fair“. Wer sie gemacht hat, hat die Karten bestimmt.
cli-verify-void = { $count ->
    [one] Versuch { $attempt } war ungültig: Platz { $seats } hat seinen Anteil nicht aufgedeckt. Gemeinsam mit dem Server hätte er jene Karten kennen können.
   *[other] Versuch { $attempt } war ungültig: Die Plätze { $seats } haben ihre Anteile nicht aufgedeckt. Gemeinsam mit dem Server hätten sie jene Karten kennen können.
}
cli-verify-not-bound = Bewiesen wird nur die Kartengabe. Züge, Namen und Datum gehören nicht dazu.
fair-scheme = „scheme“ in „fair“ muss die Zahl { $scheme } sein, oder beim alten Verfahren fehlen.
fair-not-word = „{ $key }“ in „fair“ muss ein Wort aus Buchstaben, Ziffern und Zeichen ohne Leerzeichen sein.
fair-not-count = „{ $key }“ in „fair“ muss eine ganze Zahl ab 1 sein.
fair-options = „options“ in „fair“ muss jede Option des Spiels enthalten: { $right }, in der Aufzeichnung steht aber { $found }.
fair-not-voided = „voided“ in „fair“ muss für jeden Versuch vor dem letzten ({ $attempts }) einen Eintrag haben, mit seiner Festlegung und den Plätzen, die ihre Anteile nicht aufgedeckt haben; diese haben keinen Anteil an der Kartengabe.
fair-commitment-twice = Dieselbe Festlegung wurde für zwei Versuche benutzt.
fair-kept-elsewhere = Was du aufgehoben hast, sagt, dass diese Kartengabe eine andere war: Tisch { $table }, Spiel { $number }, Versuch { $attempt }.
fair-kept-listed = Der Anteil von Platz { $seat } ist nicht der auf der Liste, die du aufgehoben hast, bevor Anteile aufgedeckt wurden.
client-alarm-repeated = Der Server benutzt eine Festlegung zum zweiten Mal: { $commitment } wurde schon gezeigt, am Tisch { $table } zu Spiel { $number }. Vielleicht will er bekannte Karten geben. Es wurde kein Anteil gegeben.
client-alarm-changed = Der Server hat seine Festlegung zu einer Kartengabe ausgetauscht, die schon begonnen hatte: Jetzt ist sie { $commitment }. Es wurde kein Anteil gegeben.
client-alarm-relisted = Der Server hat die Liste der Festlegungen auf Anteile geändert, nachdem sie feststand. Vielleicht will er die Karten aussuchen.
client-alarm-unlisted = Die Anteile in dieser Kartengabe sind nicht die, auf die man sich festgelegt hatte. Die Karten könnten ausgesucht sein.
client-alarm-unfounded = Der Server hat das Geben neu begonnen, obwohl kein Anteil auf seiner Liste fehlte. Vielleicht probiert er Karten aus, bis sie ihm gefallen.
