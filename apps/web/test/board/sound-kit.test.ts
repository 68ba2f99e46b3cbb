import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SOUNDS, type Sound, type Voice } from '../../src/board/sound-sheet.ts';

const NAMES = Object.keys(SOUNDS) as Sound[];

/** What a sound card is asked for, and when: `[value, time]`. */
class Param {
	readonly set: (readonly [value: number, time: number])[] = [];
	setValueAtTime(value: number, time: number) {
		this.set.push([value, time]);
	}
	exponentialRampToValueAtTime(value: number, time: number) {
		this.set.push([value, time]);
	}
}

let heard: { readonly kind: string; readonly frequency: number; readonly from: number; to: number }[];
let volumes: Param[];
let buzzes: number[];
let kit: typeof import('../../src/board/sound-kit.ts');
let settings: typeof import('../../src/settings/settings.ts').settings;
let isPressedBefore: boolean;

function nodeOf(kind: string) {
	return class {
		readonly gain = new Param();
		readonly frequency = new Param();
		readonly #pitch: number;
		constructor(_context: unknown, { frequency = 0 }: { frequency?: number } = {}) {
			this.#pitch = frequency;
			if (kind === 'gain') volumes.push(this.gain);
		}
		connect(next: unknown) {
			return next;
		}
		start(from: number) {
			heard.push({ kind, frequency: this.#pitch, from, to: Number.NaN });
		}
		stop(to: number) {
			const last = heard.at(-1);
			if (last) last.to = to;
		}
	};
}

beforeEach(async () => {
	vi.useFakeTimers();
	[heard, volumes, buzzes, isPressedBefore] = [[], [], [], true];
	vi.stubGlobal('window', new EventTarget());
	vi.stubGlobal('navigator', {
		userActivation: {
			get hasBeenActive() {
				return isPressedBefore;
			},
		},
		vibrate: (ms: number) => buzzes.push(ms),
	});
	vi.stubGlobal(
		'AudioContext',
		class {
			readonly state = 'running';
			readonly currentTime = 5;
			readonly sampleRate = 100;
		},
	);
	vi.stubGlobal('OscillatorNode', nodeOf('tone'));
	vi.stubGlobal('AudioBufferSourceNode', nodeOf('noise'));
	vi.stubGlobal('GainNode', nodeOf('gain'));
	vi.stubGlobal('BiquadFilterNode', nodeOf('band'));
	vi.stubGlobal(
		'AudioBuffer',
		class {
			getChannelData = () => [];
		},
	);
	vi.resetModules();
	kit = await import('../../src/board/sound-kit.ts');
	({ settings } = await import('../../src/settings/settings.ts'));
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function play(sound: Sound, raised?: number): void {
	kit.playSound(sound, raised);
	vi.runAllTimers();
}

test.for(NAMES)('%s is heard at once and for no more than 600 ms', (name) => {
	play(name);
	expect(heard.length).toBe(SOUNDS[name].length);
	expect(Math.min(...heard.map(({ from }) => from))).toBe(5);
	expect(Math.max(...heard.map(({ to }) => to))).toBeLessThanOrEqual(5.6);
});

test.for(NAMES)('%s dies away at the end of each voice', (name) => {
	play(name);
	for (const [i, { set }] of volumes.entries()) {
		expect(set.at(-1)?.[0]).toBeLessThan(0.001);
		expect(set.at(-1)?.[1]).toBe(heard[i].to);
		expect(set.map(([, time]) => time)).toEqual(set.map(([, time]) => time).toSorted((a, b) => a - b));
	}
});

test('half tones raise a sound: twelve of them double its pitch', () => {
	play('bulb');
	play('bulb', 12);
	const [low, , high] = heard;
	expect(high.frequency).toBeCloseTo(2 * low.frequency);
});

test('noise is noise and a note is a tone', () => {
	play('shutter');
	play('turn');
	const kindOf = ({ wave }: Voice) => (wave === 'noise' ? 'noise' : 'tone');
	expect(heard.map(({ kind }) => kind)).toEqual([...SOUNDS.shutter, ...SOUNDS.turn].map(kindOf));
});

test('nothing is heard or felt by those who do not want it, nor before they have touched the page', () => {
	settings.change({ sounds: false, vibration: false });
	play('card');
	kit.buzz(20);
	settings.change({ sounds: true, vibration: true });
	isPressedBefore = false;
	play('card');
	kit.buzz(20);
	expect([heard, buzzes]).toEqual([[], []]);
	isPressedBefore = true;
	play('card');
	kit.buzz(20);
	expect([heard.length, buzzes]).toEqual([SOUNDS.card.length, [20]]);
});

test('who wants nothing but the call hears nothing else', () => {
	settings.change({ onlyCalls: true });
	play('card');
	expect(heard).toEqual([]);
	play('turn');
	expect(heard.length).toBe(SOUNDS.turn.length);
});
