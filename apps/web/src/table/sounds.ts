import { buzz, playSound, wake } from '../board/sound-kit.ts';
import type { Sound } from '../board/sound-sheet.ts';
import { settings } from '../settings/settings.ts';
import { whenQuiet } from '../ui/when-quiet.ts';

/** Makes a small sound, and a buzz when it is somebody's turn. */
export function play(sound: Extract<Sound, 'turn' | 'move' | 'refused' | 'end'>): void {
	if (sound === 'turn') buzz(40);
	playSound(sound);
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
