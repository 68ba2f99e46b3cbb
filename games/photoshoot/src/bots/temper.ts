/** How a person plays. Shares are 0…1; times are means in milliseconds, spread evenly about them. */
export interface Temper {
	readonly thinkMs: number;
	/** Picks any correct movement instead of a good one. */
	readonly strays: number;
	/** Forgets a ritual, as mover or as team mate. */
	readonly forgets: number;
	/** Swaps as if there were no orange effects. */
	readonly slips: number;
	/** Shouts "Photo!" although the pattern is not finished. */
	readonly shouts: number;
	/** Adds a forgotten *with* ritual a second later. */
	readonly corrects: number;
	/** As control: sees a mistake, calls an action that has none. */
	readonly notices: number;
	readonly imagines: number;
	readonly reactMs: number;
}

export const TEMPERS = {
	novice: {
		thinkMs: 5_200,
		strays: 0.35,
		forgets: 0.25,
		slips: 0.15,
		shouts: 0.04,
		corrects: 0.5,
		notices: 0.35,
		imagines: 0.02,
		reactMs: 1_800,
	},
	casual: {
		thinkMs: 3_800,
		strays: 0.2,
		forgets: 0.12,
		slips: 0.08,
		shouts: 0.02,
		corrects: 0.5,
		notices: 0.6,
		imagines: 0.01,
		reactMs: 1_400,
	},
	sharp: {
		thinkMs: 2_700,
		strays: 0.1,
		forgets: 0.06,
		slips: 0.04,
		shouts: 0.01,
		corrects: 0.5,
		notices: 0.8,
		imagines: 0.005,
		reactMs: 1_100,
	},
	expert: {
		thinkMs: 1_800,
		strays: 0.03,
		forgets: 0.02,
		slips: 0.01,
		shouts: 0.003,
		corrects: 0.5,
		notices: 0.95,
		imagines: 0.002,
		reactMs: 900,
	},
} as const satisfies Readonly<Record<string, Temper>>;

export const THINK_SPREAD = 0.5;
export const REACT_SPREAD = 0.4;
/** How long a ritual takes, and how soon a team mate answers one. */
export const RITUAL_MS = 600;
export const ANSWER_MS = 700;
export const ANSWER_SPREAD = 2 / 7;
/** How long the mover waits for an answer before going on without it. */
export const PATIENCE_MS = 1_500;
/** When a forgotten ritual comes to mind. */
export const CORRECT_MS = 1_000;
/** How long it takes to get ready, to turn the hourglass, to say what was wrong. */
export const SPEAK_MS = 1_500;
