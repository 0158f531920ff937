"""`script/run belief`: what other seats' moves reveal about hidden cards, how well that is predicted, and what it wins."""
