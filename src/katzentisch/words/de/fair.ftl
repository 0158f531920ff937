# Was eine Mischung beweist und was an ihr nicht stimmt.
cli-verify-proven-kept = Für dich bewiesen: Du hast die Festlegung gesehen, bevor du deinen Anteil gegeben hast, und jeder Anteil ist der, auf den sich sein Platz festgelegt hatte. Niemand hat diese Karten ausgesucht, weder der Server noch jemand am Tisch, nicht einmal gemeinsam.
cli-verify-proven-not-listed = Für dich bewiesen: Du hast die Festlegung gesehen, bevor du deinen Anteil gegeben hast. Weder der Server noch jemand am Tisch hat diese Karten allein ausgesucht. Die Festlegungen der anderen auf ihre Anteile wurden nicht verglichen: Das tut deine Seite beim Geben, und hier tut es --kept.
cli-verify-consistent-nothing-kept = Nur widerspruchsfrei: Alles passt zusammen, aber die ganze Aufzeichnung könnte erfunden sein. Etwas beweist sie nur denen, die die Festlegung und den eigenen Anteil von vor dem Mischen aufgehoben haben. Gib beides mit --kept an, oder mit --commitment und --share.
cli-verify-consistent-old-scheme = Nur widerspruchsfrei: Nach dem alten Verfahren gemischt, das weder den Tisch noch die Partie einbezog. Der Server könnte alte Karten noch einmal gegeben oder sie gemeinsam mit dem Letzten ausgesucht haben, der einen Anteil gab.
cli-verify-consistent-no-commitment = Nur widerspruchsfrei: Dein Anteil steht in der Aufzeichnung, aber du hast keine Festlegung angegeben, die du vorher gesehen hast.
cli-verify-consistent-no-share = Nur widerspruchsfrei: Es ist die Festlegung, die du aufgehoben hast, aber du hast keinen Anteil gegeben.
cli-verify-consistent-left-out = Nur widerspruchsfrei: Dein Anteil wurde nicht mitgemischt, wie es deine Seite oder dein Client beim Mischen gezeigt hat.
cli-verify-unshared-alone = Ohne Anteile: Niemand hat einen Anteil beigetragen; der Server hat die Karten also allein bestimmt.
cli-verify-unshared-no-fair = Ohne Anteile: Diese Partie wurde nicht mit Anteilen gemischt; in der Aufzeichnung fehlt „fair“. Wer die Aufzeichnung gemacht hat, hat die Karten bestimmt.
cli-verify-void = { $count ->
    [one] Versuch { $attempt } war ungültig, weil Platz { $seats } seinen Anteil nicht aufgedeckt hat. Gemeinsam mit dem Server hätte er diese Karten kennen können.
   *[other] Versuch { $attempt } war ungültig, weil die Plätze { $seats } ihre Anteile nicht aufgedeckt haben. Gemeinsam mit dem Server hätten sie diese Karten kennen können.
}
cli-verify-not-bound = Bewiesen wird nur, wie gemischt und gegeben wurde. Züge, Namen und Datum gehören nicht dazu.
fair-scheme = „scheme“ in „fair“ muss eine dieser Zahlen sein: { $scheme }, oder beim alten Verfahren fehlen.
fair-not-word = „{ $key }“ in „fair“ muss ein Wort aus Buchstaben, Ziffern und Zeichen ohne Leerzeichen sein.
fair-not-count = „{ $key }“ in „fair“ muss eine ganze Zahl ab 1 sein.
fair-options = „options“ in „fair“ muss die Optionen des Tisches enthalten: { $right }. In der Aufzeichnung steht { $found }.
fair-not-voided = „voided“ in „fair“ muss für jeden Versuch vor dem letzten ({ $attempts }) einen Eintrag haben, mit seiner Festlegung und den Plätzen, die ihre Anteile nicht aufgedeckt haben. Diese Plätze dürfen keinen Anteil an der Mischung haben.
fair-commitment-twice = Dieselbe Festlegung wurde für zwei Versuche benutzt.
fair-kept-elsewhere = Dein Beleg gehört zu einer anderen Partie: Tisch { $table }, Partie { $number }, Versuch { $attempt }.
fair-kept-listed = Der Anteil von Platz { $seat } ist nicht der auf der Liste in deinem Beleg, die feststand, bevor Anteile aufgedeckt wurden.
client-alarm-repeated = Der Server benutzt eine Festlegung zum zweiten Mal: { $commitment } hat er schon an Tisch { $table } zu Partie { $number } gezeigt. Vielleicht will er Karten geben, die er kennt. Es wurde kein Anteil gegeben.
client-alarm-changed = Der Server hat seine Festlegung ausgetauscht, nachdem das Mischen begonnen hatte; jetzt ist sie { $commitment }. Es wurde kein Anteil gegeben.
client-alarm-relisted = Der Server hat die Liste der Festlegungen auf Anteile geändert, nachdem sie feststand. Vielleicht will er die Karten aussuchen.
client-alarm-unlisted = Die Anteile in dieser Mischung sind nicht die, auf die sich die Spieler festgelegt hatten. Die Karten könnten ausgesucht sein.
client-alarm-unfounded = Der Server hat neu gemischt, obwohl kein Anteil auf seiner Liste fehlte. Vielleicht probiert er Karten aus, bis sie ihm gefallen.
