import type { BoardKey } from '../game-ui.ts';
import { t } from './words.ts';

const KEYS = [
	['← ↑ → ↓', 'keys.move'],
	['⏎ ␣', 'keys.press'],
	['← →', 'keys.carry'],
	['Home End', 'keys.ends'],
	['H', 'keys.hint'],
	['Esc', 'keys.drop'],
] as const;

export function keys(isDrawn: boolean): readonly BoardKey[] {
	return isDrawn ? KEYS.map(([keys, does]) => ({ keys, does: t(does) })) : [];
}
