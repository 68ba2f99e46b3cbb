/** `npm run bench -- <suite> [game …] [options]`: figures worth publishing, each with a checksum and its peers from the same run. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@shutterbox/catalogue';
import type { AnyGame } from '@shutterbox/kernel';
import { calibration } from './calibration.ts';
import { cluster } from './cluster.ts';
import { decisions } from './decisions.ts';
import { hostile } from './hostile/hostile.ts';
import { kill } from './kill.ts';
import { mutations } from './mutations.ts';
import { seats } from './seats.ts';
import { server } from './server/server.ts';
import { speed } from './speed.ts';
import { thinking, web } from './web.ts';

const SUITES: Readonly<Record<string, { run: (options: BenchOptions) => void | Promise<void>; about: string }>> = {
	calibration: {
		run: calibration,
		about:
			'how often what hard expects comes true, in --matches of its own on fresh deals; --searched lets it look as far as at a table',
	},
	cluster: {
		run: cluster,
		about:
			'whether everything three nodes said is so while they and their engines break for --seconds, at --matches tables',
	},
	decisions: { run: decisions, about: 'how long each bot thinks about a decision' },
	hostile: {
		run: hostile,
		about:
			'what hostile people do to a server, each alone, then all at once for --seconds beside --matches honest tables',
	},
	kill: { run: kill, about: 'whether everything the server said is so after kill -9 under load, --rounds times' },
	mutations: { run: mutations, about: 'a million moves a game with one thing changed: refused, or without harm' },
	seats: { run: seats, about: 'share of wins by order of play, with intervals' },
	server: {
		run: server,
		about: 'moves, round trips, messages and memory of a server with --sockets people, beside a peer',
	},
	speed: { run: speed, about: 'random full games per second on one thread, by game and number of seats, beside peers' },
	thinking: {
		run: thinking,
		about: "how long hard thinks in a browser's worker, and in a page whose processor is slowed four times",
	},
	web: {
		run: web,
		about:
			'size, stillness and quickness of the page, and what Lighthouse thinks of it; with games, of their boards alone',
	},
};

export interface BenchOptions {
	/** The games to measure. */
	readonly games: readonly AnyGame[];
	/** Seconds each figure is measured for. */
	readonly seconds?: number;
	/** How often each is measured; the median is reported. */
	readonly rounds?: number;
	/** People at the tables of the server, four at each, or how many tables; of the calibration, how many matches of each kind. */
	readonly sockets?: number;
	readonly matches?: number;
	/** Whether the matches of the calibration are those of tables, with all the search of hard. */
	readonly searched?: boolean;
	/** Moves per second they make together. */
	readonly rate?: number;
	/** Mutated moves per game. */
	readonly moves?: number;
	/** Another checkout whose server is attacked, and which attacks alone; all unless told. */
	readonly server?: string;
	readonly only?: readonly string[];
	/** Whether other programs are built and run for comparison. */
	readonly withPeers: boolean;
}

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		seconds: { type: 'string' },
		rounds: { type: 'string' },
		sockets: { type: 'string' },
		matches: { type: 'string' },
		rate: { type: 'string' },
		moves: { type: 'string' },
		server: { type: 'string' },
		only: { type: 'string' },
		searched: { type: 'boolean', default: false },
		'no-peers': { type: 'boolean', default: false },
	},
});
const [name = '', ...ids] = positionals;
const suite = SUITES[name];
const chosen = ids.length === 0 ? games : games.filter(({ meta }) => ids.includes(meta.id));
const { server: checkout, only, searched, 'no-peers': isAlone, ...numbers } = values;
const counts = Object.entries(numbers).flatMap(([option, text]) =>
	typeof text === 'string' ? [[option, Number(text)] as const] : [],
);
if (suite === undefined || chosen.length < ids.length || counts.some(([, count]) => !(count > 0))) {
	console.error('usage: npm run bench -- <suite> [game …] [--seconds N] [--rounds N] [--no-peers]');
	console.error('       npm run bench -- server [--sockets N | --matches N] [--rate N] [--seconds N] [--no-peers]');
	console.error('       npm run bench -- cluster [--seconds N] [--matches N]');
	console.error('       npm run bench -- mutations [game …] [--moves N]');
	console.error('       npm run bench -- calibration [game …] [--matches N] [--searched]');
	console.error(
		'       npm run bench -- hostile [--only NAME,…,evening] [--seconds N] [--matches N] [--server CHECKOUT]',
	);
	for (const [name, { about }] of Object.entries(SUITES)) console.error(`  ${name.padEnd(11)} ${about}`);
	process.exitCode = 2;
} else {
	await suite.run({
		...Object.fromEntries(counts),
		...(checkout === undefined ? {} : { server: resolve(checkout) }),
		...(only === undefined ? {} : { only: only.split(',') }),
		games: chosen,
		searched,
		withPeers: !isAlone,
	});
}
