import { rate, rating } from 'openskill';
import type { Pair } from './contests.ts';

export interface Rung {
	readonly bot: string;
	readonly rating: number;
	readonly uncertainty: number;
}

/** OpenSkill over all games, the deals of all pairs in turn, best first. A bot at several seats learns their mean. */
export function ladderOf(bots: readonly string[], pairs: readonly Pair[]): Rung[] {
	const skills = new Map(bots.map((bot) => [bot, rating()]));
	const skillOf = (bot: string) => skills.get(bot) ?? rating();
	const most = Math.max(...pairs.map(({ deals }) => deals.length));
	for (let deal = 0; deal < most; deal++) {
		for (const { a, b, deals } of pairs) {
			for (const { isOne, places } of deals[deal]?.games ?? []) {
				const names = isOne.map((is) => (is ? a : b));
				const rated = rate(
					names.map((name) => [skillOf(name)]),
					{ rank: [...places] },
				);
				for (const bot of [a, b]) {
					const own = rated.filter((_, seat) => names[seat] === bot).map(([skill]) => skill);
					const mean = (of: (skill: { mu: number; sigma: number }) => number) =>
						own.reduce((sum, skill) => sum + of(skill), 0) / own.length;
					skills.set(bot, rating({ mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) }));
				}
			}
		}
	}
	return bots
		.map((bot) => ({ bot, rating: skillOf(bot).mu, uncertainty: skillOf(bot).sigma }))
		.sort((one, other) => other.rating - one.rating);
}
