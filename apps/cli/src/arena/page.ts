import type { ArenaResult } from '../commands/arena.ts';
import { document, escaped, type Mark, scale } from '../page.ts';
import { number } from '../text.ts';
import type { ArenaPlan } from './contests.ts';

/** One page with the scores of all pairs and the ladder. */
export function arenaPage({ game, players, seed }: ArenaPlan, { pairs, ladder, games, checksum }: ArenaResult): string {
	const scores: Mark[] = pairs.map(({ a, b, games, score, low, high }) => ({
		label: `${a} – ${b}`,
		at: score * 100,
		low: low * 100,
		high: high * 100,
		told: `${number(score * 100, 1)} % (${number(low * 100, 1)} to ${number(high * 100, 1)}), ${number(games)} games`,
	}));
	const rungs: Mark[] = ladder.map(({ bot, rating, uncertainty }) => ({
		label: bot,
		at: rating,
		low: rating - 1.96 * uncertainty,
		high: rating + 1.96 * uncertainty,
		told: `${number(rating, 1)} ± ${number(uncertainty, 1)}`,
	}));
	return document(`${game.meta.title}: arena`, [
		`<p>${number(games)} games with ${players} players, seed ${seed}, checksum <code>${escaped(checksum)}</code>.</p>`,
		'<h2>Scores, with 95 % intervals</h2>',
		scale(scores, 0, 100, 50),
		'<h2>Ladder (OpenSkill)</h2>',
		scale(rungs, Math.min(0, ...rungs.map(({ low }) => low)), Math.max(50, ...rungs.map(({ high }) => high)), 25),
	]);
}
