/** What can be heard at a table, as data: every sound is a few voices, none is longer than 600 ms. */

/** Hertz and seconds. */
export interface Voice {
	/** An oscillator's form, or noise, of which only what lies around the pitch is let through. */
	readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
	readonly pitch: number;
	/** The pitch at its end; the same if nothing is said. */
	readonly to?: number;
	readonly at: number;
	readonly length: number;
	/** Seconds until it is at its loudest; it dies away from there. */
	readonly rise?: number;
	/** Beside the one volume that all have. */
	readonly loud?: number;
}

function note(pitch: number, at: number, length: number): Voice {
	return { wave: 'triangle', pitch, at, length };
}

function noise(pitch: number, at: number, length: number, loud: number): Voice {
	return { wave: 'noise', pitch, at, length, loud };
}

export const SOUNDS = {
	// The table's own.
	turn: [note(660, 0, 0.09), note(880, 0.1, 0.14)],
	move: [note(1400, 0, 0.025)],
	// Low, but rich enough for the speaker of a phone.
	refused: [{ wave: 'square', pitch: 180, at: 0, length: 0.14, loud: 0.8 }],
	end: [note(523, 0, 0.14), note(659, 0.14, 0.14), note(784, 0.28, 0.28)],
	// A camera.
	shutter: [noise(3200, 0, 0.03, 2), noise(1500, 0.07, 0.06, 2)],
	wind: [0, 0.05, 0.1, 0.15, 0.2, 0.25].map((at) => noise(1800 + 2400 * at, at, 0.03, 2)),
	flash: [
		noise(2600, 0, 0.06, 2.6),
		{ wave: 'sine', pitch: 1800, to: 5200, at: 0.08, length: 0.5, rise: 0.35, loud: 0.25 },
	],
	// Things on a table.
	dice: [
		noise(900, 0, 0.04, 3),
		noise(1300, 0.09, 0.03, 2.4),
		noise(1100, 0.16, 0.03, 1.8),
		noise(1400, 0.21, 0.02, 1.2),
	],
	card: [noise(1200, 0, 0.05, 2.6), noise(320, 0.01, 0.07, 5)],
	sand: [{ wave: 'noise', pitch: 5200, to: 3800, at: 0, length: 0.5, rise: 0.12, loud: 0.9 }],
	paper: [{ wave: 'noise', pitch: 2600, to: 1700, at: 0, length: 0.14, rise: 0.04, loud: 1.2 }],
	canvas: [{ wave: 'noise', pitch: 620, to: 380, at: 0, length: 0.16, rise: 0.03, loud: 2.6 }],
	shuffle: [0, 0.06, 0.12, 0.18, 0.24].map((at) => noise(1500 + 1200 * at, at, 0.05, 2)),
	coin: [
		{ wave: 'sine', pitch: 1980, at: 0, length: 0.22, loud: 0.5 },
		{ wave: 'sine', pitch: 2640, at: 0.07, length: 0.26, loud: 0.5 },
	],
	enamel: [
		{ wave: 'triangle', pitch: 1320, at: 0, length: 0.3, loud: 0.7 },
		{ wave: 'sine', pitch: 1980, at: 0.09, length: 0.4, loud: 0.6 },
		noise(3400, 0, 0.03, 1.2),
	],
	stamp: [
		noise(240, 0, 0.09, 4),
		noise(1100, 0, 0.06, 4),
		{ wave: 'sine', pitch: 120, to: 60, at: 0, length: 0.12, loud: 0.8 },
	],
	tick: [note(2100, 0, 0.02), noise(4200, 0, 0.015, 1)],
	presses: [0, 0.14, 0.28, 0.42].flatMap((at) => [noise(260, at, 0.08, 6), noise(2200, at + 0.06, 0.05, 1.6)]),
	// Animals that leave.
	wings: [0, 0.07, 0.14, 0.21, 0.28].map((at) => noise(900 + 900 * at, at, 0.05, 3 - 6 * at)),
	grass: [{ wave: 'noise', pitch: 3200, to: 1900, at: 0, length: 0.3, rise: 0.06, loud: 1.4 }],
	filmEnd: [0, 0.09, 0.18, 0.27, 0.36].map((at) => noise(1400, at, 0.03, 2.2 - 3 * at)),
	// A park by day.
	tower: [
		noise(260, 0, 0.08, 6),
		noise(280, 0.18, 0.08, 6),
		{ wave: 'sine', pitch: 1568, at: 0.34, length: 0.24, loud: 0.6 },
	],
	// A forest at night.
	whistle: [
		{ wave: 'sine', pitch: 2350, to: 2450, at: 0, length: 0.16, rise: 0.02, loud: 0.7 },
		{ wave: 'sine', pitch: 2900, to: 2800, at: 0.19, length: 0.3, rise: 0.02, loud: 0.7 },
	],
	twig: [noise(2400, 0, 0.018, 3), noise(1500, 0.03, 0.03, 2.6)],
	glass: [
		{ wave: 'sine', pitch: 2637, at: 0, length: 0.3, loud: 0.6 },
		{ wave: 'sine', pitch: 4186, at: 0.04, length: 0.22, loud: 0.4 },
	],
	bulb: [
		{ wave: 'sine', pitch: 1047, at: 0, length: 0.28, loud: 0.7 },
		{ wave: 'sine', pitch: 3140, at: 0, length: 0.12, loud: 0.25 },
	],
	latch: [noise(2800, 0, 0.02, 2), note(1050, 0.05, 0.04)],
	clang: [
		{ wave: 'square', pitch: 523, at: 0, length: 0.4, loud: 0.25 },
		{ wave: 'square', pitch: 743, at: 0, length: 0.34, loud: 0.2 },
		noise(3600, 0, 0.05, 1.6),
	],
	rope: [
		{ wave: 'noise', pitch: 700, to: 1500, at: 0, length: 0.18, rise: 0.08, loud: 2.2 },
		noise(420, 0.19, 0.06, 3),
	],
	roar: [
		{ wave: 'sawtooth', pitch: 130, to: 58, at: 0, length: 0.4, rise: 0.08, loud: 0.9 },
		{ wave: 'noise', pitch: 420, to: 180, at: 0, length: 0.4, rise: 0.1, loud: 2.4 },
	],
	fall: [{ wave: 'sine', pitch: 1500, to: 280, at: 0, length: 0.5, rise: 0.03, loud: 0.7 }],
} satisfies Readonly<Record<string, readonly Voice[]>>;

export type Sound = keyof typeof SOUNDS;
