export const messages = {
	'field.label': 'Field',
	'field.left': 'left',
	'field.down': 'face down',
	'field.right': 'right',
	'field.row': 'row {row}',

	'deck.label': 'Deck',
	'deck.cards': '{count, plural, one {# card} other {# cards}}',
	'deck.top': 'on top {card}',
	'deck.now': 'the sun is setting',
	'deck.past': 'the sun has set',
	'deck.next': 'sunset comes with the next refill',
	'deck.after': 'sunset after {most, plural, one {# card} other {# cards}}',
	'deck.between': 'sunset after {fewest} to {most} cards',
	'supply.label': 'Good shots',
	'supply.none': 'all won',
	'supply.rule': '+{points} for the first film with {needs} sharp photos',
	'out.label': 'Out of play',

	'turn.label': 'Turn',
	'turn.pick': '{who, select, you {you choose} other {{name} chooses}} a subject',
	'turn.wind': '{who, select, you {you wind, then shoot} other {{name} winds, then shoots}} {count}',
	'turn.sunset': 'Sunset, all at once: wind, then shoot {count}',
	'turn.final': 'Last shots, all at once: wind, then shoot {count}',
	'turn.chosen': 'chosen: {names}',

	'films.label': 'Your films',
	'films.next': 'sharp next',
	'films.shot': 'good shot',
	'films.points': 'points',
	'films.blurred': '× blurred, −2',
	'shot.yours': '★ yours',
	'shot.theirs': '{name} has it',
	'shot.open': '{have} of {needs}',

	'seat.hand': 'hand',
	'seat.films': 'films',
	'seat.noFilms': 'none yet',
	'seat.points': 'points',
	'seat.last': 'last card {card}',
	'seat.noCards': 'no cards',

	'hand.label': 'Your hand',
	'hand.shutter': 'shutter end',
	'hand.leaving': '← leave here',
	'hand.fresh': 'fresh end',
	'hand.entering': ' ← enter',
	'hand.color': '{color}',
	'hand.due': '{count, plural, one {# card} other {# cards}} will be shot after the wind',

	'explain.kept': 'Kept: {cards}.',
	'explain.last': 'Last card: {card}.',
	'score.missed': '{points} missed',

	'typing.pick': '1L3    take 3 cards from the left end of row 1 (L left, R right; row 1 is the lowest)',
	'typing.wind': '3>8    wind the card at place 3 of your hand to place 8',
	'typing.problem':
		'cards are taken by row, side and number (1L3), wound from place to place (3>8), all counted from 1',
} as const;

export type BoardKey = keyof typeof messages;
