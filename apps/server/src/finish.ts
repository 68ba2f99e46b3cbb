import type { HostedTable } from './hub/hosted-table.ts';
import { finishRated } from './ratings.ts';
import type { Result, ResultStorage, TableWithSeats } from './storage/index.ts';

/** Keeps the end of a match: its table, its results and, where it was rated, the ratings it leads to. */
export async function finishMatch(
	storage: ResultStorage,
	{ table }: HostedTable,
	row: TableWithSeats,
	results: readonly Result[],
	now: number,
): Promise<void> {
	const { seating, game } = table;
	const finish = (withRatings: readonly Result[], ratings: Parameters<ResultStorage['finish']>[3]) =>
		storage.finish(row.table, row.seats, withRatings, ratings);
	if (!seating.terms.isRated) {
		await finish(results, []);
		return;
	}
	const match = {
		game: game.meta.id,
		places: results.map(({ place }) => place),
		teams: game.teams?.(results.length) ?? null,
		people: results.map(({ userId }) => userId),
		finished: now,
	};
	await finishRated(storage, match, (ratings) => {
		const rated = results.map((result) => {
			const rating = ratings.find(({ userId }) => userId === result.userId);
			return rating ? { ...result, rating: { mu: rating.mu, sigma: rating.sigma } } : result;
		});
		return finish(rated, ratings);
	});
}
