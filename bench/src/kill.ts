import { killAndCheck } from '@shutterbox/server/test/durability/kills';
import type { BenchOptions } from './main.ts';

const KILLS = 100;

/** `kill -9` under load, again and again: whether everything the server ever said is so afterwards. */
export async function kill({ rounds = KILLS }: BenchOptions): Promise<void> {
	const begun = performance.now();
	const { kills, matches, rated, acknowledged, refused, entries, lostAnswers, checksum } = await killAndCheck({
		kills: rounds,
		seed: 1,
		companies: [
			{ game: 'photograph', seats: 2, people: 2, isRated: true },
			{ game: 'photograph', seats: 3, people: 3, isRated: true },
			{ game: 'photograph', seats: 4, people: 4, isRated: false },
			{ game: 'photograph', seats: 4, people: 2, isRated: false },
			{ game: 'snapshot', seats: 2, people: 2, isRated: true },
			{ game: 'snapshot', seats: 4, people: 3, isRated: false },
			{ game: 'wildlife-park', seats: 2, people: 2, isRated: true },
			{ game: 'wildlife-park', seats: 3, people: 2, isRated: false },
			{ game: 'sasquatch-snap', seats: 4, people: 4, isRated: true },
			{ game: 'sasquatch-snap', seats: 4, people: 2, isRated: false },
			{ game: 'photoshoot', seats: 3, people: 3, isRated: false },
			{ game: 'photoshoot', seats: 2, people: 1, isRated: false },
		],
		onKill: (count, ledger) => {
			if (count % 10 === 0) console.error(`${count} kills, ${ledger.acknowledged} acknowledged moves`);
		},
	});
	console.log(
		'| kills | matches ended | of them rated | acknowledged | refused | entries kept | answers lost | checksum |',
	);
	console.log('|---|---|---|---|---|---|---|---|');
	console.log(
		`| ${[kills, matches, rated, acknowledged, refused, entries, lostAnswers].join(' | ')} | \`${checksum}\` |`,
	);
	console.error(`${((performance.now() - begun) / 1000).toFixed(0)} s`);
}
