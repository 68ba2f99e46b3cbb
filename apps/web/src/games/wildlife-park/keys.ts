import type { BoardKey } from '../game-ui.ts';
import { t } from './words.ts';

const KEYS = [
	['← ↑ → ↓', 'keys.move'],
	['⏎ ␣', 'keys.press'],
	['R ⇧R', 'keys.turn'],
	['+ −', 'keys.help'],
	['H', 'keys.hint'],
	['Del', 'keys.discard'],
	['Esc', 'keys.back'],
	['Ctrl+Z', 'keys.undo'],
	['Ctrl+⏎', 'keys.ready'],
	['1 – 5', 'keys.neighbour'],
] as const;

export function keys(isDrawn: boolean): readonly BoardKey[] {
	return isDrawn ? KEYS.map(([keys, does]) => ({ keys, does: t(does) })) : [];
}
