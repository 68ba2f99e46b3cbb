/** The nine tiles, in the order in which they are shuffled. Codes are the letters of an arrangement: `RPA/JCE/OMS`. */
export const TILES = ['max', 'olivia', 'alice', 'pam', 'edgar', 'joe', 'chloe', 'arthur', 'james'] as const;
export const TILE_CODES = 'MOAPEJCRS';

/** Index into TILES. */
export type Tile = number;

export const MAX: Tile = 0;
export const OLIVIA: Tile = 1;
export const ALICE: Tile = 2;
const PAM: Tile = 3;
const EDGAR: Tile = 4;
export const JOE: Tile = 5;
export const CHLOE: Tile = 6;
export const ARTHUR: Tile = 7;
export const JAMES: Tile = 8;

/** PST-3. */
export function isFriend(tile: Tile): boolean {
	return tile === OLIVIA || tile === CHLOE || tile === ALICE;
}

/** When an effect has to be applied (PST-25); `geometry` is the class of the orange ones. */
type Timing = 'beforeNext' | 'before' | 'gesture' | 'with' | 'geometry';
export type Colour = 'blue' | 'orange';

export interface EffectCard {
	readonly id: string;
	readonly colour: Colour;
	readonly tile: Tile;
	readonly timing: Timing;
	readonly rule: string;
}

/** Blue first, then orange: the order of the two decks before they are shuffled. */
export const EFFECTS = [
	{ id: 'max-pet', colour: 'blue', tile: MAX, timing: 'beforeNext', rule: 'PST-26' },
	{ id: 'max-goodboy', colour: 'blue', tile: MAX, timing: 'with', rule: 'PST-27' },
	{ id: 'olivia-highfive', colour: 'blue', tile: OLIVIA, timing: 'before', rule: 'PST-28' },
	{ id: 'olivia-applaud', colour: 'blue', tile: OLIVIA, timing: 'before', rule: 'PST-29' },
	{ id: 'alice-contact', colour: 'blue', tile: ALICE, timing: 'gesture', rule: 'PST-30' },
	{ id: 'alice-shake', colour: 'blue', tile: ALICE, timing: 'before', rule: 'PST-31' },
	{ id: 'pam-wave', colour: 'blue', tile: PAM, timing: 'with', rule: 'PST-32' },
	{ id: 'pam-frame', colour: 'blue', tile: PAM, timing: 'with', rule: 'PST-33' },
	{ id: 'edgar-cheese', colour: 'blue', tile: EDGAR, timing: 'with', rule: 'PST-34' },
	{ id: 'edgar-ready', colour: 'blue', tile: EDGAR, timing: 'with', rule: 'PST-35' },
	{ id: 'joe-push', colour: 'orange', tile: JOE, timing: 'geometry', rule: 'PST-37' },
	{ id: 'chloe-diagonal', colour: 'orange', tile: CHLOE, timing: 'geometry', rule: 'PST-38' },
	{ id: 'arthur-max', colour: 'orange', tile: ARTHUR, timing: 'geometry', rule: 'PST-39' },
	{ id: 'james-olivia', colour: 'orange', tile: JAMES, timing: 'geometry', rule: 'PST-40' },
] as const satisfies readonly EffectCard[];

export type EffectId = (typeof EFFECTS)[number]['id'];

/** Index into EFFECTS; UNKNOWN_EFFECT for a card in a deck. */
export type Effect = number;
export const UNKNOWN_EFFECT: Effect = EFFECTS.length;

export const MAX_PET: Effect = 0;
export const MAX_GOODBOY: Effect = 1;
export const OLIVIA_HIGHFIVE: Effect = 2;
export const OLIVIA_APPLAUD: Effect = 3;
export const ALICE_CONTACT: Effect = 4;
export const ALICE_SHAKE: Effect = 5;
export const PAM_WAVE: Effect = 6;
export const PAM_FRAME: Effect = 7;
export const EDGAR_CHEESE: Effect = 8;
export const EDGAR_READY: Effect = 9;
export const JOE_PUSH: Effect = 10;
export const CHLOE_DIAGONAL: Effect = 11;
export const ARTHUR_MAX: Effect = 12;
export const JAMES_OLIVIA: Effect = 13;

export const BLUE: readonly Effect[] = EFFECTS.flatMap(({ colour }, effect) => (colour === 'blue' ? [effect] : []));
export const ORANGE: readonly Effect[] = EFFECTS.flatMap(({ colour }, effect) => (colour === 'orange' ? [effect] : []));

export function effectNamed(id: unknown): Effect {
	return EFFECTS.findIndex((card) => card.id === id);
}

/** The physical acts that effects ask for. */
export const RITUALS = [
	'pet',
	'goodBoy',
	'highFive',
	'applaud',
	'shake',
	'wave',
	'inFrame',
	'cheese',
	'ready',
	'yes',
] as const;
export type RitualKind = (typeof RITUALS)[number];

/** The rituals each effect may ask of anybody of the team, answers included. */
export const RITUALS_ASKED: Readonly<Partial<Record<EffectId, readonly RitualKind[]>>> = {
	'max-pet': ['pet'],
	'max-goodboy': ['goodBoy'],
	'olivia-highfive': ['highFive'],
	'olivia-applaud': ['applaud'],
	'alice-shake': ['shake'],
	'pam-wave': ['wave'],
	'pam-frame': ['inFrame'],
	'edgar-cheese': ['cheese'],
	'edgar-ready': ['ready', 'yes'],
};

/** Rituals done to a team mate. */
export function isAtSeat(kind: RitualKind): boolean {
	return kind === 'highFive' || kind === 'shake';
}

export interface Level {
	readonly start: readonly Colour[];
	readonly at5: readonly Colour[];
	readonly at15: readonly Colour[];
}

/** PST-64, levels 1 to 4. */
export const LEVELS: readonly Level[] = [
	{ start: [], at5: ['blue'], at15: ['orange'] },
	{ start: ['blue'], at5: ['blue'], at15: ['orange'] },
	{ start: ['blue'], at5: ['blue', 'orange'], at15: ['orange'] },
	{ start: ['blue', 'orange'], at5: ['blue', 'orange'], at15: ['blue'] },
];

/** Points from which a team draws the cards of the second and third column of its level. */
export const THRESHOLDS = [5, 15] as const;

/** All in milliseconds, except the slide: milliseconds per cell. */
export const TIMINGS = {
	settle: 1_000,
	photoSettle: 2_000,
	point: 20_000,
	resume: 5_000,
	lastCall: 5_000,
	ready: 30_000,
	whistle: 2_000,
	corrected: 400,
	slidePerCell: 300,
	holdTolerance: 250,
} as const;

export const LIMITS = { undosPerTurn: 3, ritualsPerTurn: 20, talksPerRound: 20 } as const;
export const MOST_SEATS = 6;
/** At the largest table, 4,000 a seat: hundreds are usual, and one a second through thirty rounds is nobody's play. */
export const MOST_MOVES = 24_000;
export const PHOTO_ROUNDS = 15;
export const COOP_ROUNDS = 5;
export const TARGET = 25;
export const OBJECTIVE_POINTS = 2;
