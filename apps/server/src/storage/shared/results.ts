import { sql } from 'kysely';
import type { ResultStorage } from '../contract.ts';
import type { FinishedMatch, RankedRating, Rating, Result } from '../data.ts';
import { RatingConflict } from '../errors.ts';
import { type Core, type Database, hasTouched } from './core.ts';
import { bit, json, type Schema } from './schema.ts';
import { saveTable } from './tables.ts';

export function resultStorage({ reader, queue, idiom }: Core): ResultStorage {
	return {
		saveResults: async (results) =>
			await queue.writeTable(tableOf(results), (database) => saveResults(database, results)),

		async resultsOfTables(tableIds) {
			const query = reader.selectFrom('results').selectAll().where('table_id', 'in', idiom.among(tableIds));
			return (await query.orderBy('table_id').orderBy('seat').execute()).map(resultOf);
		},

		async resultsOfUser(userId, { game, limit, before }) {
			let query = reader.selectFrom('results').selectAll().where('user_id', '=', userId);
			if (game !== undefined) query = query.where('game', '=', game);
			if (before !== undefined) {
				const { finished, tableId, seat } = before;
				query = query.where(({ eb, refTuple, tuple }) =>
					eb(refTuple('finished', 'table_id', 'seat'), '<', tuple(finished, tableId, seat)),
				);
			}
			const rows = await query
				.orderBy('finished', 'desc')
				.orderBy('table_id', 'desc')
				.orderBy('seat', 'desc')
				.limit(limit)
				.execute();
			return rows.map(resultOf);
		},

		async getRatings(game, userIds) {
			const query = reader.selectFrom('ratings').selectAll().where('game', '=', game);
			return (await query.where('user_id', 'in', idiom.among(userIds)).execute()).map(ratingOf);
		},

		async ratingsOfUser(userId) {
			const query = reader.selectFrom('ratings').selectAll().where('user_id', '=', userId);
			return (await query.orderBy('game').execute()).map(ratingOf);
		},

		saveRatings: (ratings) => queue.write((database) => saveRatings(database, ratings)),

		async leaderboard(game, { minMatches, limit }) {
			const rows = await reader
				.selectFrom('ratings')
				.innerJoin('users', 'users.id', 'ratings.user_id')
				.selectAll('ratings')
				.select('users.name')
				.where('game', '=', game)
				.where('matches', '>=', minMatches)
				.orderBy(sql`mu - 3 * sigma`, 'desc')
				.orderBy('user_id')
				.limit(limit)
				.execute();
			return rows.map(({ name, ...row }): RankedRating => ({ ...ratingOf(row), name }));
		},

		finish: ({ table, seats, entries, match, results, ratings }) =>
			queue.writeTable(table.id, async (database) => {
				await saveTable(database, table, seats);
				await queue.addEntries(database, table.id, entries);
				const isFirst = await saveResults(database, results);
				if (!isFirst) return false;
				await saveFinished(database, match);
				await addRatings(database, ratings);
				return true;
			}),

		async getFinished(tableId) {
			const query = reader.selectFrom('finished_matches').selectAll().where('table_id', '=', tableId);
			const row = await query.executeTakeFirst();
			return row === undefined ? null : finishedOf(row);
		},

		saveFinished: (match) => queue.writeTable(match.tableId, (database) => saveFinished(database, match)),

		async tablesWithoutRecord() {
			const known = reader.selectFrom('finished_matches').select('table_id');
			const query = reader.selectFrom('tables').select('id').where('stage', '=', 'finished');
			return (await query.where('id', 'not in', known).execute()).map(({ id }) => id);
		},
	};
}

async function saveResults(database: Database, results: readonly Result[]): Promise<boolean> {
	const known = database.selectFrom('results').select('seat').where('table_id', '=', tableOf(results)).limit(1);
	if ((await known.executeTakeFirst()) !== undefined) return false;
	await database.insertInto('results').values(results.map(rowOfResult)).execute();
	return true;
}

function tableOf(results: readonly Result[]): string {
	if (results.length === 0) throw new RangeError('a finished match has results');
	const [{ tableId }] = results;
	if (results.some((result) => result.tableId !== tableId)) throw new RangeError('results of several tables');
	return tableId;
}

async function saveFinished(database: Database, { tableId, finished, record, ending }: FinishedMatch): Promise<void> {
	await database
		.insertInto('finished_matches')
		.values({ table_id: tableId, finished, record, ending: json(ending) })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

async function saveRatings(database: Database, ratings: readonly Rating[]): Promise<void> {
	for (const { userId, game, mu, sigma, matches, updated } of ratings) {
		const values = { mu, sigma, matches, updated };
		await database
			.insertInto('ratings')
			.values({ user_id: userId, game, ...values })
			.onConflict((conflict) => conflict.columns(['user_id', 'game']).doUpdateSet(values))
			.execute();
	}
}

/** Each must follow the stored one; always in the same order of people, so that two matches cannot wait for each other. */
async function addRatings(database: Database, ratings: readonly Rating[]): Promise<void> {
	const inOrder = [...ratings].sort((a, b) => (a.userId < b.userId ? -1 : 1));
	for (const rating of inOrder) if (!(await isAdded(database, rating))) throw new RatingConflict();
}

async function isAdded(database: Database, { userId, game, ...values }: Rating): Promise<boolean> {
	if (values.matches === 1) {
		const { numInsertedOrUpdatedRows } = await database
			.insertInto('ratings')
			.values({ user_id: userId, game, ...values })
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirstOrThrow();
		return numInsertedOrUpdatedRows === 1n;
	}
	const update = database
		.updateTable('ratings')
		.set(values)
		.where('user_id', '=', userId)
		.where('game', '=', game)
		.where('matches', '=', values.matches - 1);
	return hasTouched(await update.executeTakeFirst());
}

function rowOfResult({ tableId, userId, isRated, hasBots, rating, ...same }: Result): Schema['results'] {
	return {
		...same,
		table_id: tableId,
		user_id: userId,
		is_rated: bit(isRated),
		has_bots: bit(hasBots),
		mu: rating?.mu ?? null,
		sigma: rating?.sigma ?? null,
	};
}

export function resultOf({ table_id, user_id, is_rated, has_bots, mu, sigma, ...same }: Schema['results']): Result {
	return {
		...same,
		tableId: table_id,
		userId: user_id,
		isRated: is_rated === 1,
		hasBots: has_bots === 1,
		rating: mu === null || sigma === null ? null : { mu, sigma },
	};
}

function finishedOf({ table_id, finished, record, ending }: Schema['finished_matches']): FinishedMatch {
	return { tableId: table_id, finished, record, ending: JSON.parse(ending) };
}

export function ratingOf({ user_id, ...same }: Schema['ratings']): Rating {
	return { userId: user_id, ...same };
}
