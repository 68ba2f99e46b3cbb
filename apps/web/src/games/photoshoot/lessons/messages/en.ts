export const messages = {
	'wanted.thing': 'The photo that is wanted',
	'wanted.verb': 'The photo that is wanted',
	'wanted.text':
		'Four people have to stand just like this; the other five do not matter. You and your partner take turns, in silence.',
	'wanted.act': 'Press the photo.',

	'swap.thing': 'The stage',
	'swap.verb': 'Swap two',
	'swap.text':
		'Each turn two who stand side by side swap places; the three friends with the dots may swap from anywhere. Press both, or slide one onto the other.',
	'swap.act': 'Swap Olivia and Edgar.',

	'photo.thing': 'The release',
	'photo.verb': 'Photo!',
	'photo.text':
		'All four are in place. Whoever completes a photo never shoots it: that is up to the next, and now that is you.',
	'photo.act': 'Press Photo!',

	'watch.thing': 'The paddle',
	'watch.verb': 'Now you watch',
	'watch.text':
		'The others photograph, and mistakes are for you to catch: each is worth a point to you. A wrong call gives the point to them.',
	'watch.act': 'Nothing wrong? Press All fine.',
} as const;
