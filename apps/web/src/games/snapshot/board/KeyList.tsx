import { t } from '../words.ts';

/** What the keyboard does on this board, in the order of a turn. */
const KEYS = [
	['D', 'keys.draw'],
	['+ −', 'keys.dice'],
	['T ⇧T', 'keys.tokens'],
	['Ctrl ⏎', 'keys.prepare'],
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
	['← ↑ → ↓', 'keys.move'],
	['Home', 'keys.deck'],
	['End', 'keys.bag'],
	['I', 'keys.more'],
	['Esc', 'keys.drop'],
] as const;

/** All keys of the board; the key ? opens it. */
export function KeyList() {
	return (
		<dl class="key-list">
			{KEYS.map(([key, meaning]) => (
				<div key={key}>
					<dt>
						<kbd>{key}</kbd>
					</dt>
					<dd>{t(meaning)}</dd>
				</div>
			))}
		</dl>
	);
}
