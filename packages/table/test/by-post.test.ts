import { gameOf } from '@shutterbox/catalogue';
import { isRecordProblem, verify } from '@shutterbox/kernel';
import type { State } from '@shutterbox/photoshoot';
import { describe, expect, test } from 'vitest';
import { POST, RandomPeople, TestHost } from './host.ts';

const DAY = 86_400_000;
const photoshoot = gameOf('photoshoot');

function photographing(people: readonly string[], options: Record<string, unknown> = {}): TestHost {
	return TestHost.playing({ game: photoshoot, people, pace: POST, options: { startTeam: 'A', ...options } });
}

function stateOf(host: TestHost): State {
	return host.client('spectator').view as State;
}

const waited = (host: TestHost) => host.table.waitedFor().map(({ seat }) => seat);

describe('Photoshoot by post', () => {
	const four = ['ann', 'bob', 'cid', 'dee'];

	test('[PST-60] is played without its hourglass, whatever was set', () => {
		const host = photographing(four, { pace: 'hourglass', hourglassSec: 30 });
		expect(host.client(0).options).toMatchObject({ pace: 'untimed' });
		expect(stateOf(host).phase).toBe('running');
		expect(host.client(0).clocks).not.toBeNull();
	});

	test('[PST-60] has one clock run at a time: of the seat on turn, then of those who answer', () => {
		const host = photographing(four);
		const running = () => host.client('spectator').clocks?.flatMap(({ since }, seat) => (since === null ? [] : seat));
		expect([running(), waited(host)]).toEqual([[0], [0]]);
		host.wait(DAY - 1_000);
		expect(host.move(0, { type: 'swap', a: 0, b: 1 })).toMatchObject({ ok: true });
		expect([running(), waited(host)]).toEqual([
			[1, 3],
			[1, 3],
		]);
		host.wait(DAY - 1_000);
		expect(host.move(3, { type: 'ok' })).toMatchObject({ ok: true });
		expect(running()).toEqual([2]);
		host.wait(DAY - 1_000);
		expect(host.rows.every(({ by }) => by === undefined)).toBe(true);
	});

	test('[PST-60] every turn has its whole time, also where somebody has waited long beside it', () => {
		const host = photographing(['ann', 'bob']);
		for (const seat of [0, 1, 0, 1]) {
			expect(waited(host)).toEqual([seat]);
			host.wait(DAY - 1_000);
			expect(host.move(seat, { type: 'swap', a: 0, b: 1 })).toMatchObject({ ok: true });
		}
		expect(host.rows.every(({ by }) => by === undefined)).toBe(true);
	});

	test('[PST-28] who waits for a high five does not run out of time by it', () => {
		const host = photographing(['ann', 'bob']);
		host.move(0, { type: 'ritual', kind: 'highFive', target: 1 });
		expect(waited(host)).toEqual([1]);
		host.wait(DAY - 1_000);
		host.move(1, { type: 'ritual', kind: 'highFive', target: 0 });
		host.wait(DAY - 1_000);
		expect(host.rows).toHaveLength(2);
		host.wait(1_000);
		expect(host.rows.at(-1)).toMatchObject({ actor: 0, by: 'clock' });
	});

	test('[PST-60] for control that says nothing in time the action is approved', () => {
		const host = photographing(four);
		host.move(0, { type: 'swap', a: 0, b: 4 });
		host.wait(DAY);
		expect(host.rows.at(-1)).toMatchObject({ actor: 1, by: 'clock', move: { type: 'ok' } });
		expect(stateOf(host)).toMatchObject({ phase: 'running', turn: 2 });
	});

	test('is played to its end by people who are never there together, and its record holds', () => {
		const host = photographing(['ann', 'bob'], { turnBudget: 8 });
		for (const who of ['ann', 'bob']) host.disconnect(who);
		const people = new RandomPeople(host, 5);
		for (let i = 0; i < 4_000 && host.table.stage === 'playing'; i++) {
			host.wait(3_600_000);
			people.moveOnce();
		}
		expect(host.table.stage).toBe('finished');
		expect(isRecordProblem(verify(host.table.record() ?? '', gameOf))).toBe(false);
	});
});
