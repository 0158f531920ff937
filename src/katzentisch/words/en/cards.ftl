card-back = face-down card

card-katzenjammer_blues-1 = 1, the drummer
card-katzenjammer_blues-2 = 2, the saxophonist
card-katzenjammer_blues-3 = 3, the kitten with the triangle
card-katzenjammer_blues-4 = 4, the bassist
card-katzenjammer_blues-5 = 5, the diva
card-katzenjammer_blues-J = Joker

card-katze_im_sack--8 = −8, the wreck
card-katze_im_sack--5 = −5, the grouch
card-katze_im_sack-0 = 0, the rabbit
card-katze_im_sack-3 = 3, the worrier
card-katze_im_sack-5 = 5, the sleepyhead
card-katze_im_sack-8 = 8, the good sort
card-katze_im_sack-11 = 11, the charmer
card-katze_im_sack-15 = 15, Her Majesty
card-katze_im_sack-d = small dog
card-katze_im_sack-D = big dog

event-score = { $you ->
    [1] you ({ $score })
   *[other] { $name } ({ $score })
}
