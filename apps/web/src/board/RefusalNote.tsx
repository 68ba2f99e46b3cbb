import type { Refusal } from '@shutterbox/kernel';
import { RuleLink } from '../table/RuleLink.tsx';

interface Props {
	game: string;
	refusal: Refusal | null;
	/** The game's words for it. */
	say: (refusal: Refusal) => string | null;
}

/** What is not possible, and why. */
export function RefusalNote({ game, refusal, say }: Props) {
	return (
		<p class="refusal-note" role="status">
			{refusal && (
				<span>
					{say(refusal)}
					{refusal.rule && <RuleLink game={game} rule={refusal.rule} />}
				</span>
			)}
		</p>
	);
}
