import { gameOf } from '@shutterbox/catalogue';
import type { State } from '@shutterbox/snapshot';
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

/** Ann draws and puts an animal up that all the others may claim. */
export function openOffer(host: TestHost): void {
	for (let i = 0; i < 20; i++) {
		if (phase(host) === 'research') host.move(0, { type: 'draw' });
		if (phase(host) === 'fate') host.move(0, { type: 'place' });
		if (phase(host) === 'claims') return;
	}
	throw new Error('no offer came');
}

export function phase(host: TestHost): State['phase'] {
	return (host.client(0).view as State).phase;
}
