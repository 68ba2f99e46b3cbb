/** `npm run bench -- <suite> [game …] [options]`: figures worth publishing, each with a checksum and its peers from the same run. */
import { parseArgs } from 'node:util';
import { games } from '@shutterbox/catalogue';
import type { AnyGame } from '@shutterbox/kernel';
import { seats } from './seats.ts';
import { speed } from './speed.ts';

const SUITES: Readonly<Record<string, { run: (options: BenchOptions) => void; about: string }>> = {
	seats: { run: seats, about: 'share of wins by order of play, with intervals' },
	speed: { run: speed, about: 'random full games per second on one thread, by game and number of seats, beside peers' },
};

export interface BenchOptions {
	/** The games to measure. */
	readonly games: readonly AnyGame[];
	/** Seconds each figure is measured for. */
	readonly seconds: number;
	/** How often each is measured; the median is reported. */
	readonly rounds: number;
	/** Whether other programs are built and run for comparison. */
	readonly withPeers: boolean;
}

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		seconds: { type: 'string', default: '3' },
		rounds: { type: 'string', default: '5' },
		'no-peers': { type: 'boolean', default: false },
	},
});
const [name = '', ...ids] = positionals;
const suite = SUITES[name];
const chosen = ids.length === 0 ? games : games.filter(({ meta }) => ids.includes(meta.id));
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
if (suite === undefined || chosen.length < ids.length || !(seconds > 0) || !(rounds >= 1)) {
	console.error('usage: npm run bench -- <suite> [game …] [--seconds N] [--rounds N] [--no-peers]');
	for (const [name, { about }] of Object.entries(SUITES)) console.error(`  ${name.padEnd(8)} ${about}`);
	process.exitCode = 2;
} else suite.run({ games: chosen, seconds, rounds, withPeers: !values['no-peers'] });
