import { type AnyGame, isRefusal, positionHash, resolveTable, type Schema } from '@shutterbox/kernel';
import { type TestTable, tryMutations } from '@shutterbox/testkit/mutations';
import type { BenchOptions } from './main.ts';

const MUTANTS = 1_000_000;

/** Moves of random matches with one thing changed: how many the rules refuse, and that the others do no harm. */
export function mutations({ games, moves = MUTANTS }: BenchOptions): void {
	console.log('| game | tables | mutated moves | accepted | refused | seconds | checksum |');
	console.log('|---|---|---|---|---|---|---|');
	for (const game of games) {
		const tables = tablesOf(game);
		const begun = performance.now();
		const tally = tryMutations(game, tables, moves);
		const seconds = ((performance.now() - begun) / 1000).toFixed(0);
		const counts = [tally.checked, tally.accepted, tally.refused].map((count) => count.toLocaleString('en'));
		console.log(
			`| ${game.meta.title} | ${tables.length} | ${counts.join(' | ')} | ${seconds} | \`${positionHash(tally).slice(0, 16)}\` |`,
		);
	}
}

/** Every number of seats as the box has it, and with every other value of each option that has few. */
function tablesOf(game: AnyGame): TestTable[] {
	const others: [string, { readonly schema: Schema; readonly default: unknown }][] = Object.entries(game.options);
	const options = others.flatMap(([name, spec]) =>
		valuesOf(spec.schema).flatMap((value) => (value === spec.default ? [] : [{ [name]: value }])),
	);
	return game.meta.seats.flatMap((seats) =>
		[{}, ...options]
			.filter((given) => !isRefusal(resolveTable(game, seats, given)))
			.map((given) => ({ seats, options: given })),
	);
}

function valuesOf(schema: Schema): readonly unknown[] {
	if (schema.kind === 'boolean') return [true, false];
	return schema.kind === 'choice' ? schema.values : [];
}
