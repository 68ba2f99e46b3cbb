import { gameOf, games } from '@shutterbox/catalogue';
import { FastChance, isRealTime, isRecordProblem, seedOfGame, verify } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { BLITZ, RandomPeople, TestHost, UNTIMED } from './host.ts';

const PEOPLE = ['ann', 'bob', 'cid'];
const SEEDS = [1, 2];

const ORDERS = ['never', 'onAssignment', 'askMe', null];

/** What people, nets and machines do; returning twice as often as the rest. */
const DISTURBANCES: readonly ((host: TestHost, who: string, chance: FastChance) => unknown)[] = [
	(host, who) => host.disconnect(who),
	(host, who) => host.connect(who),
	(host, who) => host.as(who, { type: 'leave' }),
	(host, who) => host.as(who, { type: 'return' }),
	(host, who) => host.as(who, { type: 'return' }),
	(host, who) => host.takeBack(PEOPLE.indexOf(who)),
	(host, who, chance) => host.as(who, { type: 'consent', agrees: chance.int(3) > 0 }),
	(host, who, chance) => host.as(who, { type: 'order', order: ORDERS[chance.int(ORDERS.length)] }),
	(host, who) => host.move(PEOPLE.indexOf(who), { type: 'nonsense' }),
	(host, _, chance) => host.sleep(chance.int(100_000)),
	(host, _, chance) => host.restart(chance.int(10_000_000)),
	(host, _, chance) => host.wait(chance.int(60_000)),
];

test.each(games.flatMap((game) => SEEDS.map((seed) => ({ game, id: game.meta.id, seed }))))(
	'a match of $id survives people, nets and machines ($seed)',
	({ game, seed }) => {
		const chance = new FastChance(seedOfGame(seed, 5));
		const pace = isRealTime(game) || seed === 2 ? UNTIMED : BLITZ;
		const host = TestHost.playing({ game, people: PEOPLE, bots: ['easy'], pace });
		const random = new RandomPeople(host, seed);
		for (let i = 0; i < 150 && host.table.stage === 'playing'; i++) {
			const disturb = DISTURBANCES[chance.int(DISTURBANCES.length)];
			disturb(host, PEOPLE[chance.int(PEOPLE.length)], chance);
			for (let moves = chance.int(4); moves > 0 && host.table.stage === 'playing'; moves--) {
				host.tick();
				if (isRealTime(game)) host.step();
				else if (!random.moveOnce()) host.step();
			}
			expect(host.table.stage).not.toBe('frozen');
		}
		host.isWatched = false;
		for (const who of PEOPLE) if (host.table.stage === 'playing') host.as(who, { type: 'leave' });
		while (host.table.stage === 'playing') expect(host.step()).toBe(true);
		host.compare();
		expect(host.table.bug).toBeNull();
		expect(host.table.stage).toBe('finished');
		const verified = verify(host.table.record() ?? '', gameOf);
		expect(isRecordProblem(verified) ? verified : null).toBeNull();
		const stamps = host.rows.map(({ at }) => at);
		expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
	},
);
