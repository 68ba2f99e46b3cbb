/** `npm run bench -- <suite> [options]`: figures worth publishing, each with a checksum and its peers from the same run. */
import { parseArgs } from 'node:util';
import { seats } from './seats.ts';
import { speed } from './speed.ts';

const SUITES: Readonly<Record<string, { run: (options: BenchOptions) => void; about: string }>> = {
	seats: { run: seats, about: 'share of wins by order of play, with intervals' },
	speed: { run: speed, about: 'random full games per second on one thread, by game and number of seats, beside peers' },
};

export interface BenchOptions {
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
const suite = SUITES[positionals[0] ?? ''];
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
if (suite === undefined || !(seconds > 0) || !(rounds >= 1)) {
	console.error('usage: npm run bench -- <suite> [--seconds N] [--rounds N] [--no-peers]');
	for (const [name, { about }] of Object.entries(SUITES)) console.error(`  ${name.padEnd(8)} ${about}`);
	process.exitCode = 2;
} else suite.run({ seconds, rounds, withPeers: !values['no-peers'] });
