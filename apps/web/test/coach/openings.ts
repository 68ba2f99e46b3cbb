/** One lesson of an opening, and what is played at it; nothing where it is only looked at. */
export interface Step {
	readonly lesson: string;
	readonly move?: unknown;
	/** Before it comes one may do other things, without lessons: in real time always. */
	readonly isLater?: boolean;
}

/** What the lessons ask for, game by game. */
export const OPENINGS: Readonly<Record<string, readonly Step[]>> = {
	photograph: [
		{ lesson: 'subject', move: { type: 'pick', row: 2, side: 'right', count: 1 } },
		{ lesson: 'hand' },
		{ lesson: 'wind', move: { type: 'wind', from: 0, to: 1 } },
		{ lesson: 'shutter' },
		{ lesson: 'fits' },
		{ lesson: 'sunset' },
	],
	snapshot: [
		{ lesson: 'assignment' },
		{ lesson: 'draw', move: { type: 'draw' } },
		{ lesson: 'line', move: { type: 'place' } },
		{ lesson: 'die' },
		{
			lesson: 'plan',
			move: {
				type: 'prepare',
				habitats: [{ id: 'savannah', dice: 1 }],
				animals: [{ id: 'plains-zebra', dice: 5, tokens: 0 }],
			},
		},
		{ lesson: 'explore', move: { type: 'explore', habitat: 'savannah' } },
		{ lesson: 'shoot', move: { type: 'shoot', animal: 'plains-zebra' } },
	],
	'sasquatch-snap': [
		{ lesson: 'whistle', move: { type: 'whistle' } },
		{ lesson: 'walk' },
		{ lesson: 'trap' },
		{ lesson: 'reveal', move: { type: 'commit', dir: 'E', trap: true } },
		{ lesson: 'set', move: { type: 'set', tile: 'basic' } },
		{ lesson: 'lure', move: { type: 'lure', dir: 'N', dist: 2 } },
	],
	'wildlife-park': [
		{ lesson: 'reroll', move: { type: 'reroll', dice: [] } },
		{ lesson: 'swap', move: { type: 'swap', swap: null } },
		{ lesson: 'take' },
		{ lesson: 'build' },
		{ lesson: 'own' },
		{ lesson: 'score' },
		{
			lesson: 'done',
			move: {
				type: 'turn',
				supply: 'tile:grey',
				display: 'tile:1',
				build: [
					{ item: 'supply', to: 'a2', corner: 1 },
					{ item: 'display', to: 'b5', corner: 5 },
				],
			},
		},
	],
	photoshoot: [
		{ lesson: 'wanted' },
		{ lesson: 'swap', move: { type: 'swap', a: 4, b: 7 } },
		{ lesson: 'photo', move: { type: 'photo' }, isLater: true },
		{ lesson: 'watch', isLater: true },
	],
};
