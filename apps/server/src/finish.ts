import { standingOf } from '@shutterbox/table';
import type { HostedTable } from './hub/hosted-table.ts';
import { finishRated } from './ratings.ts';
import type { MatchEnd, ResultStorage } from './storage/index.ts';

/** Keeps the end of a match and, where it was rated, the ratings it leads to. */
export async function finishMatch(
	storage: ResultStorage,
	{ table }: HostedTable,
	end: Omit<MatchEnd, 'ratings'>,
): Promise<void> {
	const { seating, game } = table;
	const teams = game.teams?.(end.results.length) ?? null;
	const leavers = table.leavers();
	const { places, ranks } = standingOf(
		end.results.map(({ place }) => place),
		teams,
		leavers,
	);
	const results = end.results.map((result, seat) => ({ ...result, place: places[seat] }));
	if (!seating.terms.isRated) {
		await storage.finish({ ...end, results, ratings: [] });
		return;
	}
	const match = {
		game: game.meta.id,
		places: ranks,
		leavers,
		teams,
		people: results.map(({ userId }) => userId),
		finished: end.match.finished,
	};
	await finishRated(storage, match, (ratings) => {
		const rated = results.map((result) => {
			const rating = ratings.find(({ userId }) => userId === result.userId);
			return rating ? { ...result, rating: { mu: rating.mu, sigma: rating.sigma } } : result;
		});
		return storage.finish({ ...end, results: rated, ratings });
	});
}
