import { describe, expect, test } from 'vitest';
import { breakAndCheck, type Fault } from '../durability/faults.ts';
import { Nats } from '../support/nats.ts';
import { Postgres } from '../support/postgres.ts';

const postgres = await Postgres.start();
const nats = await Nats.start();

const COMPANIES = [
	{ game: 'photograph', seats: 3, people: 2, isRated: false, isWatched: true },
	{ game: 'snapshot', seats: 2, people: 2, isRated: true, isWatched: false },
	{ game: 'wildlife-park', seats: 2, people: 1, isRated: false, isWatched: true },
	{ game: 'sasquatch-snap', seats: 4, people: 2, isRated: false, isWatched: true },
];

/** What happens, in the order of the test's name. */
const ALL: readonly Fault[] = [
	'kill',
	'drain',
	'cut off from NATS',
	'cut off from PostgreSQL',
	'NATS',
	'PostgreSQL',
	'long pause',
	'kill',
];

describe('three nodes in processes of their own', () => {
	test.skipIf(postgres === null || nats === null)(
		'killed, drained, cut off from either engine, paused, and both engines restarted: nothing answered is lost or doubled, nobody writes to what is another’s, and every screen comes to show its log',
		async () => {
			if (postgres === null || nats === null) return;
			const report = await breakAndCheck({
				nodes: 3,
				companies: [...COMPANIES, ...COMPANIES],
				seed: 1,
				faults: ALL,
				between: 1_000,
				thought: 100,
				slow: 300,
				postgres,
				nats,
			});
			expect(report).toMatchObject({ faults: ALL.length });
			expect(report.acknowledged).toBeGreaterThan(100);
			expect(report.takeovers).toBeGreaterThan(0);
		},
	);
});
