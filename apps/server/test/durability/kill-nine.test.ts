import { expect, test } from 'vitest';
import { killAndCheck } from './kills.ts';

test('nothing a server said is lost or done twice when it is killed under load, five times', async () => {
	const report = await killAndCheck({
		kills: 5,
		seed: 1,
		companies: [
			{ game: 'photograph', seats: 2, people: 2, isRated: true },
			{ game: 'photograph', seats: 4, people: 3, isRated: false },
			{ game: 'snapshot', seats: 2, people: 2, isRated: true },
			{ game: 'wildlife-park', seats: 2, people: 1, isRated: false },
		],
	});
	expect(report).toMatchObject({ kills: 5 });
	expect(report.matches).toBeGreaterThanOrEqual(4);
	expect(report.rated).toBeGreaterThanOrEqual(2);
	expect(report.acknowledged).toBeGreaterThan(100);
	expect(report.entries).toBeGreaterThan(report.acknowledged);
});
