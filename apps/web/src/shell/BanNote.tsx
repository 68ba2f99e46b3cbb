import { banWords } from '../server/problems.ts';

/** Why this server answers no more, on whatever page one is. */
export function BanNote({ until }: { until: number | null }) {
	return (
		<p class="ban-note" role="alert">
			{banWords(until)}
		</p>
	);
}
