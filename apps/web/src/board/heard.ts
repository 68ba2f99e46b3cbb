/** Lessons a board tells once: which of them this device's reader has understood. */
import { settings } from '../settings/settings.ts';

export function isHeard(game: string, lesson: string): boolean {
	return settings.read().helps.includes(nameOf(game, lesson));
}

export function hear(game: string, lesson: string): void {
	if (!isHeard(game, lesson)) settings.change({ helps: [...settings.read().helps, nameOf(game, lesson)] });
}

function nameOf(game: string, lesson: string): string {
	return `${game}/lesson/${lesson}`;
}
