import { type Emitted, FastChance, isRefusal, Match, seatsOf, seedOfGame } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { photograph } from '../../src/index.ts';

/** What a refill has laid out, place by place. */
function laidOut(events: readonly Emitted<unknown>[]): string {
	return JSON.stringify(
		events.map(({ event }) => event).filter((event) => (event as { type: string }).type === 'filled'),
	);
}

/** A match up to the first refill, with the move that brought it. */
function refilled(seed: number) {
	const luck = { kind: 'secure', seed: seed.toString(16).padStart(64, '0'), salts: [null, null, null] } as const;
	const match = Match.start(photograph, { seats: ['a', 'b', 'c'], options: {}, luck, created: 0 });
	if (isRefusal(match)) throw new Error(match.code);
	const players = new FastChance(seedOfGame(seed, 1));
	for (let n = 1; ; n++) {
		const [seat] = seatsOf(photograph.toMove(match.state));
		const move = photograph.randomMove(match.state, seat, players);
		const before = photograph.clone(match.state);
		const result = match.submit(seat, move, n);
		if (!result.accepted) throw new Error(result.refusal.code);
		if (laidOut(result.events) !== '[]') return { match, seat, move, before, shown: laidOut(result.events) };
	}
}

test('after a rewind other cards come than those everybody has seen', () => {
	for (let seed = 1; seed <= 10; seed++) {
		const { match, seat, move, before, shown } = refilled(seed);
		expect(match.rewind(seat, 100)).toMatchObject({ accepted: true });
		for (const viewer of [0, 1, 2, 'spectator'] as const)
			expect(photograph.view(match.state, viewer)).toEqual(photograph.view(before, viewer));
		const again = match.submit(seat, move, 101);
		if (!again.accepted) throw new Error(again.refusal.code);
		expect(laidOut(again.events)).not.toBe(shown);
	}
});
