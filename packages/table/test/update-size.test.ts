import { gameOf, games } from '@shutterbox/catalogue';
import { isRealTime } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { BLITZ, RandomPeople, TestHost, UNTIMED } from './host.ts';

const HALF = 512;
const PEOPLE = ['ann', 'bob', 'cid', 'dee'];

/** Bytes of every update in a match of four, from the first move on. */
function sizes(id: string): number[] {
	const game = gameOf(id) ?? games[0];
	const pace = isRealTime(game) ? UNTIMED : BLITZ;
	const host = TestHost.playing({ game, people: PEOPLE, pace, isWatched: false });
	host.told.length = 0;
	if (isRealTime(game)) {
		for (const who of PEOPLE) host.as(who, { type: 'leave' });
		for (let steps = 0; steps < 400; steps++) host.step();
	} else new RandomPeople(host, 8).playOn();
	return host.told.map(({ update }) => new TextEncoder().encode(JSON.stringify(update)).length).sort((a, b) => a - b);
}

test.each(games.map((game) => game.meta.id))('half of the updates of %s have fewer than 512 bytes', (id) => {
	const all = sizes(id);
	expect(all.length).toBeGreaterThan(100);
	expect(all[all.length >> 1]).toBeLessThan(HALF);
});
