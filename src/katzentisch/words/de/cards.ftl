card-back = verdeckte Karte

card-katzenjammer_blues-1 = 1, der Trommler
card-katzenjammer_blues-2 = 2, der Saxofonist
card-katzenjammer_blues-3 = 3, das Kätzchen mit der Triangel
card-katzenjammer_blues-4 = 4, der Bassist
card-katzenjammer_blues-5 = 5, die Diva
card-katzenjammer_blues-J = Joker

card-katze_im_sack--8 = −8, das Wrack
card-katze_im_sack--5 = −5, der Griesgram
card-katze_im_sack-0 = 0, der Hase
card-katze_im_sack-3 = 3, das Sorgenkind
card-katze_im_sack-5 = 5, die Schlafmütze
card-katze_im_sack-8 = 8, die gute Seele
card-katze_im_sack-11 = 11, der Charmeur
card-katze_im_sack-15 = 15, Ihre Majestät
card-katze_im_sack-d = kleiner Hund
card-katze_im_sack-D = großer Hund

event-score = { $you ->
    [1] du ({ $score })
   *[other] { $name } ({ $score })
}
