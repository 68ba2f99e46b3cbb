import type { BoardKey } from '../game-ui.ts';
import { t } from './words.ts';

/** On either board. */
const KEYS = [
	['1 – 9', 'keys.pick'],
	['⇧', 'keys.slide'],
	['← ↑ → ↓', 'keys.push'],
	['0', 'keys.photo'],
	['P G H J A K L W F C R Y', 'keys.rituals'],
	['⌫', 'keys.undo'],
	['M', 'keys.stop'],
	['O', 'keys.fine'],
	['Esc', 'keys.letGo'],
] as const;

const DRAWN = [
	['␣', 'keys.release'],
	['⏎', 'keys.enter'],
	['1 – 9 A – I', 'keys.reason'],
] as const;

export function keys(isDrawn: boolean): readonly BoardKey[] {
	return [...KEYS, ...(isDrawn ? DRAWN : [])].map(([keys, does]) => ({ keys, does: t(does) }));
}
