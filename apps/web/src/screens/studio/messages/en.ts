export const messages = {
	title: 'My studio',
	again: 'Try again',

	'empty.title': 'No matches yet',
	'empty.text': 'Pick a picture and press the button.',

	'figures.matches': '{count, plural, one {match} other {matches}}',
	'figures.won': '{count, plural, one {won} other {won}}',
	'figures.row': '{count, plural, one {won in a row} other {won in a row}}',
	'figures.longest': 'longest row',

	'games.label': 'Game',
	'games.all': 'All games',

	'unfinished.title': 'Unfinished',
	'unfinished.play': 'Play on',
	'unfinished.look': 'Look',
	'unfinished.more': 'Show {count} more',
	'unfinished.fewer': 'Show fewer',

	'past.title': 'Finished',
	'past.none': 'None yet. What you finish is listed here, with its replay.',
	'past.alone': 'on your own',
	'past.with': 'with {names}',
	'past.points': '{score} {points, plural, one {point} other {points}}',
	'past.record': 'record',
	'past.rated': 'rated',
	'past.advised': 'with hints',
	'past.branch': 'not counted: begun in a replay',
	'past.replay': 'Replay',
	'past.result': 'Result',
	'past.older': 'Show older ones',

	'fate.won': 'won',
	'fate.shared': 'shared win',
	'fate.together': 'won together',
	'fate.lost': 'not won',
	'fate.place': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of}',
	'fate.placeShared': 'shared {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of}',
	'fate.left': 'left before the end',
	'fate.several': '{names} won',
	'fate.stopped': 'stopped by a fault',
	'fate.over': 'finished',

	'home.device': 'only on this device',
	'home.server': 'on the server',
	'home.away': 'Matches on the server are missing from this page.',
	'home.most': 'Of matches on the server, the latest {count} are here.',

	'tidy.begin': 'Remove some',
	'tidy.end': 'Done removing',
	'tidy.remove': 'Remove',
	'tidy.title': 'Remove this match?',
	'tidy.past':
		'{game}, {day}: the match goes from this device with its replay, and from your figures. This cannot be taken back.',
	'tidy.unfinished':
		'{game}, {day}: the match goes from this device and cannot be played on. This cannot be taken back.',
	'tidy.yes': 'Remove it',
	'tidy.no': 'Keep it',
	'tidy.removed': 'The match is gone.',
	'tidy.elsewhere': 'This match is open on another page of this device. Close it there, then remove it.',

	'save.all': 'Save all as a file',
	'save.failed': 'The file could not be made. Try again.',

	'plot.title': '{game}, {count, plural, one {# match} other {# matches}}',
	'plot.about': 'Each frame is a match, the line is the average of five.',
	'plot.sentence':
		'{game}: {count, plural, one {score of the last match, {high}} other {scores of the last # matches, from {low} to {high}; the average of five went from {from} to {to}}}.',
	'plot.numbers': 'as numbers',
	'plot.match': 'Match',
	'plot.points': 'Score',
	'plot.average': 'Average of five',

	'places.title': 'Places',
	'places.sentence': 'Places in {count, plural, one {# match} other {# matches}} against others',
	'places.place': 'Place',
	'places.matches': 'Matches',
	'places.none': 'Those of matches against others come here.',
	'places.together': 'Together, or alone against the game: {won} won, {lost} not.',

	'records.title': 'Records',
	'records.none': 'A second match of a game can set one.',
	'records.game': '{game}, {day}',
	'records.seats': '{count, plural, =1 {on your own} other {# players}}, {day}',

	'ratings.title': 'Ratings',
	'ratings.matches': '{count, plural, one {# rated match} other {# rated matches}}',
	'ratings.about': 'The figure is the best guess, the bar how far off it may be. It narrows with every match.',
} as const;
