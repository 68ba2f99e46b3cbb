import type { BoardKey } from '../game-ui.ts';
import { t } from './words.ts';

/** What the keyboard does on the drawn board, in the order of a turn. */
const KEYS = [
	['D', 'keys.draw'],
	['+ −', 'keys.dice'],
	['T ⇧T', 'keys.tokens'],
	['Ctrl+⏎', 'keys.prepare'],
	['P', 'keys.pass'],
	['R', 'keys.reserve'],
	['L', 'keys.place'],
	['C', 'keys.commit'],
	['S', 'keys.sell'],
	['Y N', 'keys.answer'],
	['O', 'keys.order'],
	['␣', 'keys.roll'],
	['1 – 5', 'keys.reroll'],
	['G', 'keys.giveUp'],
	['H', 'keys.hint'],
	['← ↑ → ↓', 'keys.move'],
	['Home', 'keys.deck'],
	['End', 'keys.bag'],
	['I', 'keys.more'],
	['Esc', 'keys.drop'],
] as const;

export function keys(isDrawn: boolean): readonly BoardKey[] {
	return isDrawn ? KEYS.map(([keys, does]) => ({ keys, does: t(does) })) : [];
}
