import type { State } from '@shutterbox/photoshoot/client';
import { isNarrow } from '../../../ui/narrow.ts';
import type { ResultProps } from '../../game-ui.ts';
import './result.css';

/** The studio as the last photo left it: the album of both teams, and in the place of the prompt the own place. */
export function Result({ parts }: ResultProps<State>) {
	const words = <div class="prompt-region">{parts.verdict}</div>;
	const isWide = !isNarrow.value;
	const board = (
		<div class="photoshoot-result">
			{parts.board({
				side: null,
				players: isWide ? parts.moment : null,
				chat: null,
				prompt: () => (isWide ? words : null),
			})}
		</div>
	);
	if (isWide) return board;
	return (
		<div class="apart">
			{parts.verdict}
			{board}
			{parts.moment}
		</div>
	);
}
