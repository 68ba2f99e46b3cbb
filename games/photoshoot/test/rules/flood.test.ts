import { isRefusal, Match } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { photoshoot } from '../../src/index.ts';

const LATEST = 10 * 60 * 60_000;

test('a team that does nothing but rituals fills its own share of the log, and the match still ends', () => {
	const luck = { kind: 'fast', seed: 'ab'.repeat(16), salts: [null, null, null, null] } as const;
	const options = { startTeam: 'A', hourglassSec: 300 };
	const match = Match.start(photoshoot, { seats: ['a', 'b', 'c', 'd'], options, luck, created: 0 });
	if (isRefusal(match)) throw new Error(match.code);
	const own = [0, 0, 0, 0];
	let refusals = 0;
	for (let at = 0; match.outcome() === null && at < LATEST; at += 100) {
		for (let due = photoshoot.alarm?.(match.state); due != null && due <= at; due = photoshoot.alarm?.(match.state))
			expect(match.submit('table', photoshoot.tableMove?.(match.state), due)).toMatchObject({ accepted: true });
		if (match.state.phase !== 'running') continue;
		// Every second a swap, which makes room for more rituals.
		const move = at % 1_000 === 0 ? { type: 'swap', a: 0, b: 1 } : { type: 'ritual', kind: 'yes' };
		for (const seat of [0, 2]) {
			const result = match.submit(seat, move, at);
			if (result.accepted) own[seat]++;
			else if (result.refusal.code === 'LOG_FULL') refusals++;
		}
	}
	expect(own).toEqual([4_000, 0, 4_000, 0]);
	expect(refusals).toBeGreaterThan(0);
	expect(match.outcome()?.reason).toBe('roundCap');
	expect(match.length).toBeLessThan(8_200);
	expect(match.bug).toBeNull();
});
