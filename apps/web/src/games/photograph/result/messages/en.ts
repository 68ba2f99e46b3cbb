export const messages = {
	label: '{whose, select, you {Your album} other {The album of {name}}}',
	best: 'best film',
	blurred: 'blurred',
	film: '{story}, {way, select, rising {rising, } falling {falling, } other {}}{sharp, plural, =0 {nothing sharp} other {# sharp}}, {blurred, plural, =0 {} other {# blurred, }}{points, plural, one {# point} other {# points}}',
	empty: 'Nobody came.',
	missed: 'The colour of the last card: it does not count.',
	goodShot: 'good shot',
	moment: 'the decisive moment',
	picture: '{name}’s album',
	others: 'Whose album',
	'joint.backwards': 'Told backwards:',
	'joint.blurred': 'nobody saw the next bit',
	'joint.two': ' and ',
	'joint.more': ', and ',
	'joint.nothing': 'Nobody saw any of it.',
} as const;

export type AlbumKey = keyof typeof messages;
