"""The statistics of a study: functions of arrays that know no game."""
