/** Plays sounds, as far as the settings and the device allow. */
import { settings } from '../settings/settings.ts';
import { whenQuiet } from '../ui/when-quiet.ts';
import { SOUNDS, type Sound, type Voice } from './sound-sheet.ts';

export type { Sound } from './sound-sheet.ts';

const LOUDNESS = 0.08;
/** What nobody hears any more: volumes fall by shares, and would never get to nothing. */
const SILENCE = 0.0001;
const HALF_TONE = 2 ** (1 / 12);
/** Seconds of noise, which every voice that needs some begins with. */
const NOISE = 0.6;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Makes a small sound, so many half tones higher than usual. */
export function playSound(sound: Sound, raised = 0): void {
	const { sounds, onlyCalls } = settings.read();
	const isWanted = sounds && (!onlyCalls || sound === 'turn');
	if (isTouched() && isWanted) whenQuiet(() => sing(SOUNDS[sound], HALF_TONE ** raised));
}

/** Makes a phone tremble. */
export function buzz(ms: number): void {
	if (isTouched() && settings.read().vibration) navigator.vibrate?.(ms);
}

/** Wakes the sound card. */
export function wake(): AudioContext | null {
	if ('AudioContext' in globalThis) audio ??= new AudioContext();
	return audio;
}

/** Until somebody has touched the page, browsers keep it still; a sound that comes late would only confuse. */
function isTouched(): boolean {
	return navigator.userActivation?.hasBeenActive ?? false;
}

function sing(voices: readonly Voice[], higher: number): void {
	const context = wake();
	if (context === null) return;
	if (context.state !== 'running') context.resume().catch(() => undefined);
	for (const voice of voices) voiced(context, voice, higher);
}

function voiced(context: AudioContext, { wave, pitch, to, at, length, rise, loud = 1 }: Voice, higher: number): void {
	const start = context.currentTime + at;
	const end = start + length;
	const volume = new GainNode(context);
	volume.gain.setValueAtTime(rise ? SILENCE : LOUDNESS * loud, start);
	if (rise) volume.gain.exponentialRampToValueAtTime(LOUDNESS * loud, start + rise);
	volume.gain.exponentialRampToValueAtTime(SILENCE, end);
	const { source, pitched } = instrument(context, wave, pitch * higher);
	if (to) {
		pitched.frequency.setValueAtTime(pitch * higher, start);
		pitched.frequency.exponentialRampToValueAtTime(to * higher, end);
	}
	pitched.connect(volume).connect(context.destination);
	source.start(start);
	source.stop(end);
}

interface Instrument {
	readonly source: AudioScheduledSourceNode;
	/** What its pitch hangs on, and what is heard of it. */
	readonly pitched: AudioNode & { readonly frequency: AudioParam };
}

function instrument(context: AudioContext, wave: Voice['wave'], frequency: number): Instrument {
	if (wave !== 'noise') {
		const tone = new OscillatorNode(context, { type: wave, frequency });
		return { source: tone, pitched: tone };
	}
	noise ??= noiseFor(context);
	const source = new AudioBufferSourceNode(context, { buffer: noise });
	const band = new BiquadFilterNode(context, { type: 'bandpass', frequency });
	source.connect(band);
	return { source, pitched: band };
}

function noiseFor({ sampleRate }: AudioContext): AudioBuffer {
	const length = Math.ceil(NOISE * sampleRate);
	const buffer = new AudioBuffer({ length, sampleRate });
	const samples = buffer.getChannelData(0);
	for (let i = 0; i < length; i++) samples[i] = 2 * Math.random() - 1;
	return buffer;
}
