export const messages = {
	'head.turn': 'Turn {turn}',
	'head.turnLimit': 'Turn {turn} of {limit}',
	'head.target': '{target} snaps win',
	'head.box': '{count} in the Snaps box',

	'lines.label': 'His lines',
	'lines.clear': 'clear: 1 to {most} squares',
	'pile.label': 'His pile',
	'pile.empty': 'empty',
	'pile.holds': '{snaps} for the next trap that catches him',

	'legend.figures': '& Sasquatch   # lair   0–3 journalists, with the traps under them below',
	'legend.tiles': '1b tile of 1: b basic, f freeze, k spike, s Super   +1 arm of a Super of 1',
	'legend.edge': '│ ─ his lines   The forest has no edge: beyond {column} comes A, beyond {size} comes 1.',

	'seats.order': 'Whistle order',
	'seats.hand': 'hand',
	'seats.bank': 'bank',
	'seats.empty': 'empty',
	'status.choosing': 'choosing',
	'status.ready': 'ready',
	'status.done': 'done',
	'status.setting': '{cards} choosing',
	'status.held': '{cards} held',

	'typing.whistle': 'blow the Whistle without an exchange',
	'typing.trade': 'give 3 basics and a snap for a Super, then blow it',
	'typing.worth': '(worth b 1, f 2, k 3, s 4; a snap, n, 1)',
	'typing.walk': 'walk 2 squares north (or E, S, W)',
	'typing.trap': 'play Trap!: set or uproot a tile here, then walk 1 north',
	'typing.tile': 'the same where the table chooses the tile with the card',
	'typing.set': 'set a freeze (b basic, f freeze, k spike, s Super)',
	'typing.lure': 'lure the Sasquatch 6 squares east',
} as const;

export type BoardKey = keyof typeof messages;
