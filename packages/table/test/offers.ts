import { gameOf } from '@shutterbox/catalogue';
import type { Seat } from '@shutterbox/kernel';
import type { State } from '@shutterbox/snapshot';
import { expect } from 'vitest';
import type { Pace } from '../src/index.ts';
import { type Opening, TestHost } from './host.ts';

/** Live, and so with a deadline for offers, but slower than anything else that happens here. */
const SLOW: Pace = { kind: 'live', turn: 3_600_000, bank: 0 };

/** Snapshot among four people, the first of whom has the turn. */
export function expedition(opening: Partial<Opening> = {}): TestHost {
	const { options, pace = SLOW, ...rest } = opening;
	return TestHost.playing({
		game: gameOf('snapshot'),
		people: ['ann', 'bob', 'cid', 'dee'],
		options: { firstPlayer: 0, claimSeconds: 10, ...options },
		pace,
		...rest,
	});
}

/** Ann, or whose turn it is, draws and puts an animal up that all the others may claim. */
export function openOffer(host: TestHost, active: Seat = 0): void {
	for (let i = 0; i < 20; i++) {
		if (phase(host) === 'research') host.move(active, { type: 'draw' });
		if (phase(host) === 'fate') host.move(active, { type: 'place' });
		if (phase(host) === 'claims') return;
	}
	throw new Error('no offer came');
}

/** Nobody has an order, not even the one that correspondence begins with. */
export function askEverybody(host: TestHost): void {
	for (const who of ['ann', 'bob', 'cid', 'dee']) host.as(who, { type: 'order', order: null });
}

/** Whoever is still asked declines, and the turn is passed. */
export function endTurn(host: TestHost, active: Seat): void {
	for (const seat of host.client(active).toMove) if (seat !== active) host.move(seat, { type: 'decline' });
	if (phase(host) === 'research') host.move(active, { type: 'pass' });
	expect((host.client(active).view as State).active).not.toBe(active);
}

export function phase(host: TestHost): State['phase'] {
	return (host.client(0).view as State).phase;
}
