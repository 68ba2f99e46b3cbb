import { gameOf } from '@shutterbox/catalogue';
import {
	type AnyGame,
	type GameMove,
	isRefusal,
	type Learned,
	type LearnedTable,
	resolveTable,
} from '@shutterbox/kernel';

/** A game that can learn, with what it knows of judging, and the table that is learned. */
export interface Lesson {
	readonly game: AnyGame;
	readonly learned: Learned<unknown, GameMove>;
	readonly table: LearnedTable;
}

/** A lesson of a kind of table; at so many seats, where its weights play at others as well. */
export async function lessonOf(id: string, key: string, seats?: number): Promise<Lesson> {
	const game = gameOf(id);
	const loaded = await game?.learned?.load();
	const table = loaded?.learned.judgement.tables.find((one) => one.key === key);
	if (game === undefined || loaded === undefined || table === undefined)
		throw new Error(`${id} has nothing to learn at "${key}"`);
	return { game, learned: loaded.learned, table: { ...table, seats: seats ?? table.seats } };
}

/** The options of a match: those of its table in turn, so that also every tenth match meets all of them. */
export function optionsOf({ game, table }: Pick<Lesson, 'game' | 'table'>, match: number): object {
	const resolved = resolveTable(
		game,
		table.seats,
		table.options[(match + Math.floor(match / 10)) % table.options.length],
	);
	if (isRefusal(resolved)) throw new Error(JSON.stringify(resolved));
	return resolved.options;
}
