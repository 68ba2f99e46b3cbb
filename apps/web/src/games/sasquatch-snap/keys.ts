import type { BoardKey } from '../game-ui.ts';
import { t } from './words.ts';

/** On either board. */
const KEYS = [
	['← ↑ → ↓', 'keys.way'],
	['N E S W', 'keys.way'],
	['T', 'keys.trap'],
	['1 – 4', 'keys.tile'],
	['+ −', 'keys.distance'],
	['⏎', 'keys.send'],
] as const;

const DRAWN = [
	['⇧1 – ⇧4', 'keys.get'],
	['0', 'keys.snap'],
	['⌫', 'keys.takeBack'],
	['H', 'keys.hint'],
	['Esc', 'keys.clear'],
	['␣', 'keys.skip'],
] as const;

export function keys(isDrawn: boolean): readonly BoardKey[] {
	return [...KEYS, ...(isDrawn ? DRAWN : [])].map(([keys, does]) => ({ keys, does: t(does) }));
}
