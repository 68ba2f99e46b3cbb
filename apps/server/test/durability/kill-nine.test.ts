import { expect, test } from 'vitest';
import { Postgres } from '../support/postgres.ts';
import { type KillPlan, killAndCheck } from './kills.ts';

const postgres = await Postgres.start();

async function kill(plan: Pick<KillPlan, 'kills' | 'database'>): Promise<void> {
	const report = await killAndCheck({
		...plan,
		seed: 1,
		companies: [
			{ game: 'photograph', seats: 2, people: 2, isRated: true },
			{ game: 'photograph', seats: 4, people: 3, isRated: false },
			{ game: 'snapshot', seats: 2, people: 2, isRated: true },
			{ game: 'wildlife-park', seats: 2, people: 1, isRated: false },
		],
	});
	expect(report).toMatchObject({ kills: plan.kills });
	expect(report.matches).toBeGreaterThanOrEqual(4);
	expect(report.rated).toBeGreaterThanOrEqual(2);
	expect(report.acknowledged).toBeGreaterThan(100);
	expect(report.entries).toBeGreaterThan(report.acknowledged);
}

test('nothing a server said is lost or done twice when it is killed under load, five times', () => kill({ kills: 5 }));

test.skipIf(postgres === null)('nor is it over a database, twice', async () => {
	await kill({ kills: 2, database: await postgres?.database() });
});
