import type { AnyGame } from '@shutterbox/kernel';
import type { BoardProps } from '../games/game-ui.ts';
import { t } from '../i18n/table.ts';
import { Button } from '../ui/Button.tsx';

/** More than anybody looks through. */
const MOST = 200;

/** The board of a game that has none of its own: the position and the moves in its notation. */
export function PlainBoard({ rules, view, viewer, toMove, isOpen, submit }: BoardProps & { rules: AnyGame }) {
	const isAsked = viewer !== 'spectator' && toMove.includes(viewer);
	const moves = isAsked ? rules.moves(view, viewer) : [];
	return (
		<div class="plain-board">
			<ul class="panel" aria-label={t('board.position')}>
				{rules.notation
					.printPosition(view)
					.split(' | ')
					.map((part, i) => (
						<li key={i}>
							<code>{part}</code>
						</li>
					))}
			</ul>
			<fieldset class="moves">
				<legend class="aloud">{t('board.moves')}</legend>
				{[...moves].slice(0, MOST).map((move) => {
					const typed = rules.notation.printMove(move);
					return (
						<Button key={typed} disabled={!isOpen} onPress={() => submit(move)}>
							{typed}
						</Button>
					);
				})}
			</fieldset>
		</div>
	);
}
