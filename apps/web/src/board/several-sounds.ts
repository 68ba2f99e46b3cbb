import { playSound, type Sound } from './sound-kit.ts';

/** One sound of several. */
export interface Heard {
	readonly sound: Sound;
	/** Milliseconds after the first moment of what it belongs to. */
	readonly at: number;
	/** Half tones. */
	readonly raised?: number;
}

/** Makes each sound when it is due; what is answered calls off those that are not yet. */
export function playSounds(heard: readonly Heard[]): () => void {
	const timers = heard.map(({ sound, at, raised }) => setTimeout(() => playSound(sound, raised), at));
	return () => timers.forEach(clearTimeout);
}
