export const messages = {
	'reroll.thing': 'Your own dice',
	'reroll.verb': 'Roll once more',
	'reroll.text':
		'Each of these dice will be built or thrown away exactly once, in 15 turns. You may roll any of them again now, never later.',
	'reroll.act': 'Press those you dislike, then the release.',

	'swap.thing': 'Your own tiles',
	'swap.verb': 'Swap a tile, or not',
	'swap.text': 'Three tiles lie in your park already. You may exchange one of them for one of these.',
	'swap.act': 'Press the release to keep them all.',

	'take.thing': 'The board that goes round',
	'take.verb': 'Take one from here',
	'take.text':
		'Each turn you take one thing from this board and one of your own, and build both. What is left goes to your neighbour.',
	'take.act': 'Press it, or drag it into your park.',

	'build.thing': 'A place where it may go',
	'build.verb': 'Build it',
	'build.text':
		'A tile may lie anywhere, a die on a tile of its colour. Hearts take only 1 and 2, and a 6 has no home before a tower stands.',
	'build.act': 'Press a place that is lit.',

	'own.thing': 'What is yours alone',
	'own.verb': 'Now one of yours',
	'own.text': 'It is built in the same turn, also onto what you have just laid. What fits nowhere is thrown away.',
	'own.act': 'Take one, and press a place for it.',

	'score.thing': 'Your score',
	'score.verb': 'What it is worth',
	'score.text':
		'A habitat is worth the sum of its dice times the number of its dice on hearts: without any, nothing. After turn 8 dice linked to the entrance score once.',
	'score.act': 'Press your score.',

	'done.thing': 'The release',
	'done.verb': 'Hand it in',
	'done.text': 'Everybody builds at the same time, and all is shown at once. Until then you may take yours back.',
	'done.act': 'Press the release.',
} as const;
