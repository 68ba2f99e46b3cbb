import { expect, test } from 'vitest';
import { SOUNDS, type Sound, type Voice } from '../../src/board/sound-sheet.ts';

// Nobody has to listen to find a sound that is drowned or that startles: each is rendered as the kit would, and heard
// through a small loudspeaker, which has next to nothing below 500 Hz.

const RATE = 44_100;
const LOUDNESS = 0.08;
const SILENCE = 0.0001;
/** Hertz. */
const SPEAKER = 500;
/** Ears take this long to find something loud: seconds. */
const EAR = 0.125;

const NAMES = Object.keys(SOUNDS) as Sound[];

/** Decibels below full scale, at the loudest moment. */
function loudnessOf(voices: readonly Voice[]): number {
	const heard = throughSpeaker(throughSpeaker(rendered(voices)));
	const window = Math.round(EAR * RATE);
	const energies = heard.map((value) => value * value);
	let sum = 0;
	let most = 0;
	for (let i = 0; i < energies.length; i++) {
		sum += energies[i] - (energies[i - window] ?? 0);
		most = Math.max(most, sum);
	}
	return 10 * Math.log10(most / window);
}

function rendered(voices: readonly Voice[]): number[] {
	const end = Math.max(...voices.map(({ at, length }) => at + length));
	const out = Array<number>(Math.ceil((end + EAR) * RATE)).fill(0);
	for (const voice of voices) {
		const { at, length, rise = 0, loud = 1 } = voice;
		const top = LOUDNESS * loud;
		const begin = Math.round(at * RATE);
		const source = waveOf(voice);
		for (let i = 0; i < length * RATE; i++) {
			const t = i / RATE;
			const gain = t < rise ? towards(SILENCE, top, t / rise) : towards(top, SILENCE, (t - rise) / (length - rise));
			out[begin + i] += gain * source(t);
		}
	}
	return out;
}

/** As volumes and pitches go: by shares. */
function towards(from: number, to: number, share: number): number {
	return from * (to / from) ** share;
}

/** What a voice sounds like, sample by sample, at full volume. */
function waveOf({ wave, pitch, to = pitch, length }: Voice): (t: number) => number {
	const noise = wave === 'noise' ? band() : null;
	let phase = 0;
	return (t) => {
		const frequency = towards(pitch, to, t / length);
		if (noise) return noise(frequency);
		phase = (phase + frequency / RATE) % 1;
		return FORMS[wave as keyof typeof FORMS](phase);
	};
}

const FORMS = {
	sine: (phase: number) => Math.sin(2 * Math.PI * phase),
	triangle: (phase: number) => 1 - 4 * Math.abs(phase - 0.5),
	square: (phase: number) => (phase < 0.5 ? 1 : -1),
	sawtooth: (phase: number) => 2 * phase - 1,
};

/** Noise through the band that browsers have, of quality 1: the same at every run. */
function band(): (frequency: number) => number {
	let seed = 1;
	let [x1, x2, y1, y2] = [0, 0, 0, 0];
	return (frequency) => {
		seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
		const x = seed / 2 ** 31 - 1;
		const turn = (2 * Math.PI * frequency) / RATE;
		const alpha = Math.sin(turn) / 2;
		const y = (alpha * (x - x2) + 2 * Math.cos(turn) * y1 - (1 - alpha) * y2) / (1 + alpha);
		[x2, x1, y2, y1] = [x1, x, y1, y];
		return y;
	};
}

/** Six decibels an octave less below its range. */
function throughSpeaker(samples: readonly number[]): number[] {
	const share = 1 / (1 + (2 * Math.PI * SPEAKER) / RATE);
	let [before, out] = [0, 0];
	return samples.map((value) => {
		out = share * (out + value - before);
		before = value;
		return out;
	});
}

test.for(NAMES)('%s is heard on a phone, and startles nobody', (name) => {
	const loudness = loudnessOf(SOUNDS[name]);
	expect(loudness).toBeGreaterThan(-47);
	expect(loudness).toBeLessThan(-32);
});

test('the loudest ones together are far from what a sound card can take', () => {
	const peaks = NAMES.map((name) => Math.max(...rendered(SOUNDS[name]).map(Math.abs)));
	const loudest = peaks.toSorted((a, b) => b - a).slice(0, 6);
	expect(loudest.reduce((sum, peak) => sum + peak, 0)).toBeLessThan(1);
});
