import { settings } from '../settings/settings.ts';
import { whenQuiet } from '../ui/when-quiet.ts';

export type Sound = 'turn' | 'move' | 'refused' | 'end';

/** Short notes: frequency in hertz, start and length in seconds. */
const NOTES: Readonly<Record<Sound, readonly (readonly [frequency: number, at: number, length: number])[]>> = {
	turn: [
		[660, 0, 0.09],
		[880, 0.1, 0.14],
	],
	move: [[1400, 0, 0.025]],
	refused: [[180, 0, 0.12]],
	end: [
		[523, 0, 0.14],
		[659, 0.14, 0.14],
		[784, 0.28, 0.28],
	],
};
const LOUDNESS = 0.08;

let audio: AudioContext | null = null;

/** Makes a small sound, and a buzz when it is somebody's turn, as far as the settings and the device allow. */
export function play(sound: Sound): void {
	const { sounds, vibration } = settings.read();
	// Until somebody has touched the page, browsers keep it still; a sound that comes late would only confuse.
	if (!navigator.userActivation?.hasBeenActive) return;
	if (vibration && sound === 'turn') navigator.vibrate?.(40);
	if (sounds) whenQuiet(() => sing(sound));
}

/**
 * Wakes the sound card as soon as the next press is answered; for an effect. It takes longer than several pictures, and
 * nobody presses again at once; when there is something to hear, somebody may be pressing already.
 */
export function wakeAfterPress(): () => void {
	const listening = new AbortController();
	const onClick = () => settings.read().sounds && whenQuiet(wake);
	addEventListener('click', onClick, { once: true, capture: true, signal: listening.signal });
	return () => listening.abort();
}

function wake(): AudioContext | null {
	if ('AudioContext' in globalThis) audio ??= new AudioContext();
	return audio;
}

function sing(sound: Sound): void {
	const context = wake();
	if (context === null) return;
	if (context.state !== 'running') context.resume().catch(() => undefined);
	for (const [frequency, at, length] of NOTES[sound]) note(context, frequency, context.currentTime + at, length);
}

function note(context: AudioContext, frequency: number, start: number, length: number): void {
	const tone = new OscillatorNode(context, { frequency, type: 'triangle' });
	const volume = new GainNode(context, { gain: LOUDNESS });
	volume.gain.setValueAtTime(LOUDNESS, start);
	volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
	tone.connect(volume).connect(context.destination);
	tone.start(start);
	tone.stop(start + length);
}
