export const messages = {
	'whistle.thing': 'The release',
	'whistle.verb': 'You have the Whistle',
	'whistle.text':
		'Whoever has it goes first, and lures Sasquatch last; only they may trade traps with their bank. A snap spent on a trap no longer counts.',
	'whistle.act': 'Press the release without a trade.',

	'walk.thing': 'Your journalist',
	'walk.verb': 'You must walk',
	'walk.text':
		'Everybody chooses in secret: two squares in one direction, or one after laying a trap. The forest has no edge: leave it in the east, and you come back in the west.',
	'walk.act': 'Press an arrow beside your journalist.',

	'trap.thing': 'The card Trap!',
	'trap.verb': 'Leave a trap',
	'trap.text':
		'You leave a trap where you stand, and then walk only one. It holds rivals, takes a snap from them, and may catch him.',
	'trap.act': 'Press the card.',

	'reveal.thing': 'The release',
	'reveal.verb': 'Lay your card',
	'reveal.text': 'All cards are turned at once, and then everybody walks in the order of the Whistle.',
	'reveal.act': 'Press the release.',

	'set.thing': 'The traps in your hand',
	'set.verb': 'Which trap?',
	'set.text':
		'A stronger one earns more when he is caught, and charges more until then. Traps stay: walk back to lift one and use it again.',
	'set.act': 'Press one, and press it again.',

	'lure.thing': 'The Sasquatch',
	'lure.verb': 'Lure him',
	'lure.text':
		'He runs along his row or column and stops at the first trap or journalist. A trap that catches him wins its owner snaps and the pile; whom he reaches without one loses all their snaps to it.',
	'lure.act': 'Press an arrow beside him, then the release.',
} as const;
