import { columns, document, escaped, type Mark, scale } from '../page.ts';
import { number } from '../text.ts';
import type { Simulated, SimulationPlan } from './play-all.ts';

/** Columns of a chart; more values are put together. */
const COLUMNS = 40;

/** One page with lengths, scores, seats and ties of a series, and of the same series under other options beside it. */
export function simulationPage(
	plans: readonly { plan: SimulationPlan; simulated: Simulated; title: string }[],
): string {
	const [{ plan }] = plans;
	return document(
		`${plan.game.meta.title}: ${number(plan.games)} games with ${plan.bots.length} players`,
		plans.flatMap(({ plan, simulated, title }) => [`<h2>${escaped(title)}</h2>`, ...chapterOf(plan, simulated)]),
	);
}

function chapterOf({ bots, seed }: SimulationPlan, { tally, lengths, scores, shared }: Simulated): string[] {
	const { games } = tally;
	const wins: Mark[] = tally.winShare.map((share, seat) => {
		const half = 196 * Math.sqrt((share * (1 - share)) / games);
		const at = share * 100;
		return {
			label: `seat ${seat}, ${bots[seat]}`,
			...{ at, low: at - half, high: at + half },
			told: `${number(at, 1)} % ± ${number(half, 1)}, mean score ${number(tally.scores.meanBySeat[seat], 2)}`,
		};
	});
	const ends = Object.entries(tally.endReasons).map(([reason, times]) => `${reason} ${number(times)}`);
	return [
		`<p>Seed ${seed}, checksum <code>${tally.checksum}</code>; ends: ${escaped(ends.join(', '))}; ${number((100 * shared) / games, 1)} % of the games have several winners.</p>`,
		'<h3>Wins by seat, with 95 % intervals</h3>',
		scale(wins, 0, 100, 100 / bots.length),
		`<h3>Scores: mean ${number(tally.scores.mean, 2)}, middle 80 % ${number(tally.scores.p10)} to ${number(tally.scores.p90)}</h3>`,
		columns(grouped(scores)),
		`<h3>Moves a game: mean ${number(tally.moves / games, 1)}</h3>`,
		columns(grouped(lengths)),
	];
}

/** Counts of neighbouring values together, so that there are not too many. */
function grouped(counts: ReadonlyMap<number, number>): [string, number][] {
	const values = [...counts.keys()];
	const [least, most] = [Math.min(...values), Math.max(...values)];
	const width = Math.max(1, Math.ceil((most - least + 1) / COLUMNS));
	const groups = new Array<number>(Math.floor((most - least) / width) + 1).fill(0);
	for (const [value, count] of counts) groups[Math.floor((value - least) / width)] += count;
	return groups.map((count, i) => [String(least + i * width), count]);
}
