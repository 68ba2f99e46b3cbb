export const messages = {
	map: '{whose, select, you {Your park} other {The park of {name}}}',
	cartouche: '{whose, select, you {Your park} other {{name}’s park}}',
	stands:
		'{species, plural, one {# species} other {# species}}, {towers, plural, =0 {no tower} one {# tower} other {# towers}}',
	rows: 'Where the points came from',
	others: 'Whose park lies open',
	open: '{place}. {name}, {points, plural, one {# point} other {# points}}',
} as const;

export type MapKey = keyof typeof messages;
