import { expect, test } from 'vitest';
import { ATTACKS } from '../src/hostile/attacks/index.ts';
import { Besieged } from '../src/hostile/besieged.ts';
import { HostileCompany } from '../src/hostile/company.ts';
import { evening } from '../src/hostile/evening.ts';

const QUICK = ['resets', 'pings', 'odd targets', 'foreign hosts', 'open folder', 'chat flood', 'changed terms'];

test('a few seconds of hostile people beside five honest tables: the server stands, and nothing is lost', async () => {
	const besieged = await Besieged.start();
	const company = new HostileCompany();
	try {
		const attacks = ATTACKS.filter(({ name }) => QUICK.includes(name));
		expect(attacks).toHaveLength(QUICK.length);
		const report = await evening(besieged, company, {
			seconds: 5,
			tables: 5,
			attacks,
			calmSeconds: 0,
			isOwnVersion: true,
		});
		expect(report).toMatchObject({ ends: 0, unanswered: 0, heldBack: 0 });
		expect(report.moves).toBeGreaterThan(5);
		expect(report.kept).toBeGreaterThan(5);
		const through = attacks.filter(({ name, most }) => (report.tried.get(name)?.worst ?? 0) > most);
		expect(through.map(({ name }) => `${name}: ${report.tried.get(name)?.worst}`)).toEqual([]);
		expect([...report.tried].filter(([, { runs, failed }]) => runs === failed.length)).toEqual([]);
	} finally {
		await company.close();
		await besieged.close();
	}
});
