import { gameOf, games } from '@shutterbox/catalogue';
import { isRealTime, isRecordProblem, verify } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { RandomPeople, TestHost } from './host.ts';

const NAMES = ['ann', 'bob', 'cid', 'dee', 'eve', 'fay'];
const tables = games.flatMap((game) => game.meta.seats.map((seats) => ({ game, id: game.meta.id, seats })));

function expectSoundRecord(host: TestHost): void {
	const verified = verify(host.table.record() ?? '', gameOf);
	expect(isRecordProblem(verified) ? verified : null).toBeNull();
	expect(host.client('spectator')).toMatchObject({ stage: 'finished', seed: host.saved.seed, toMove: [] });
	expect(host.client('spectator').outcome).toEqual(host.table.outcome);
	expect(host.rows.map(({ n }) => n)).toEqual(host.rows.map((_, i) => i + 1));
}

describe.each(tables.filter(({ game }) => !isRealTime(game)))('$id with $seats', ({ game, seats }) => {
	test('people play a whole match by what their screens show', () => {
		const host = TestHost.playing({ game, people: NAMES.slice(0, seats) });
		new RandomPeople(host, seats).playOn();
		expectSoundRecord(host);
	});

	test('bots play a whole match with one person', () => {
		const host = TestHost.playing({ game, people: ['ann'], bots: Array(seats - 1).fill('easy'), isWatched: false });
		new RandomPeople(host, 10 + seats).playOn();
		host.compare();
		expectSoundRecord(host);
	});
});

describe.each(tables.filter(({ game }) => isRealTime(game)))('$id with $seats', ({ game, seats }) => {
	test('bots play a whole match against the hourglass', () => {
		const opening = { game, people: ['ann'], bots: Array(seats - 1).fill('greedy'), isWatched: false };
		const host = TestHost.playing({ ...opening, options: { hourglassSec: 60 } });
		host.as('ann', { type: 'leave' });
		for (let steps = 0; host.table.stage === 'playing'; steps++) {
			if (!host.step()) throw new Error('nothing is due');
			if (steps % 50 === 0) host.compare();
		}
		host.compare();
		expectSoundRecord(host);
	});

	test('people play a whole match with a bot among them', () => {
		const people = NAMES.slice(0, seats - 1);
		const host = TestHost.playing({ game, people, bots: ['easy'], options: { hourglassSec: 60 }, isWatched: false });
		const random = new RandomPeople(host, 20 + seats);
		for (let moves = 0; host.table.stage === 'playing'; moves++) {
			random.moveInTime();
			if (moves % 100 === 0) host.compare();
		}
		host.compare();
		expectSoundRecord(host);
	});
});
