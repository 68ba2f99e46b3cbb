import type { State } from '@shutterbox/snapshot/client';
import { isNarrow } from '../../../ui/narrow.ts';
import type { ResultProps } from '../../game-ui.ts';
import './result.css';

/** Everybody's contact sheet with the assignment turned over, as the board shows it at the end; above it the own place. */
export function Result({ parts }: ResultProps<State>) {
	const words = (
		<div class="prompt-region">
			{parts.verdict}
			{parts.moment}
		</div>
	);
	const board = (prompt: typeof words | null) => (
		<div class="snapshot-result">{parts.board({ side: null, players: null, chat: null, prompt: () => prompt })}</div>
	);
	if (!isNarrow.value) return board(words);
	return (
		<div class="apart">
			{parts.verdict}
			{board(null)}
			{parts.moment}
		</div>
	);
}
