import { walk } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { type Event, snapshot } from '../../src/index.ts';

test.each([2, 3, 4])('[SNP-5, 27, 55] every token that comes or goes is told, at a table of %i', (seats) => {
	for (let seed = 1; seed <= 10; seed++) {
		let told: Event[] = [];
		let before: number[] | null = null;
		const match = walk(snapshot, { seats }, seed, ({ event }) => event && told.push(event));
		for (const { state } of match) {
			if (before !== null) {
				const changes = told.flatMap((event) => (event.type === 'tokensChanged' ? [event] : []));
				for (const { seat, delta } of changes) before[seat] += delta;
				expect(changes.every(({ delta }) => delta !== 0)).toBe(true);
				expect(state.tokens).toEqual(before);
				for (const event of told) {
					if (event.type === 'turnEnded') expect(event.knowledge).toBe(event.photos === 0 ? 3 : 0);
				}
			}
			before = state.tokens.slice();
			told = [];
		}
	}
});
