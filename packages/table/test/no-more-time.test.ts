import { gameOf } from '@shutterbox/catalogue';
import { isLogCommand } from '@shutterbox/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/test/toy.ts';
import type { Pace } from '../src/index.ts';
import { TestHost } from './host.ts';

const TURN = 5_000;
const BANK = 3_000;
const PACE: Pace = { kind: 'live', turn: TURN, bank: BANK };
const STEP = 250;

/** What somebody may do to win time; a number waits for so many steps. */
const TRICKS = {
	leave: (host: TestHost) => host.as('ann', { type: 'leave' }),
	return: (host: TestHost) => host.as('ann', { type: 'return' }),
	disconnect: (host: TestHost) => host.disconnect('ann'),
	connect: (host: TestHost) => host.connect('ann'),
	order: (host: TestHost) => host.as('ann', { type: 'order', order: null }),
	consent: (host: TestHost) => host.as('ann', { type: 'consent', agrees: false }),
	nonsense: (host: TestHost) => host.move(0, { type: 'nothing' }),
	takeBack: (host: TestHost) => host.takeBack(0),
	move: (host: TestHost) => {
		const { view, toMove } = host.client(0);
		if (toMove.includes(0)) host.move(0, [...host.game.moves(view, 0)][0]);
	},
};
type Trick = keyof typeof TRICKS | number;

const NO_MOVES: Trick[] = ['leave', 'return', 'disconnect', 'connect', 'order', 'consent', 'nonsense'];

function tricks(names: readonly Trick[]): fc.Arbitrary<readonly Trick[]> {
	const pause = fc.integer({ min: 1, max: 19 });
	const oneByOne = fc.array(fc.oneof(pause, fc.constantFrom(...names)), { maxLength: 40, size: 'max' });
	const again = fc.tuple(fc.constantFrom(...names), pause, fc.constantFrom(...names));
	const inLoops = fc
		.tuple(again, fc.integer({ min: 5, max: 20 }))
		.map(([loop, times]) => Array(times).fill(loop).flat());
	return fc.oneof(oneByOne, inLoops);
}

/** Does it all, and gives the milliseconds that everybody waited for Ann, by the number of her moves in force. */
function waited(host: TestHost, sequence: readonly Trick[]): number[] {
	const times: number[] = [];
	const inForce = () =>
		host.rows.reduce((count, { actor, move }) => (actor === 0 ? count + (isLogCommand(move) ? -1 : 1) : count), 0);
	const pass = () => {
		const isWaitedFor = host.client('spectator').toMove.includes(0);
		const before = inForce();
		host.wait(STEP);
		if (isWaitedFor) times[before] = (times[before] ?? 0) + STEP;
	};
	for (const trick of sequence) {
		if (typeof trick === 'number') for (let i = 0; i < trick; i++) pass();
		else if (host.table.stage === 'playing') TRICKS[trick](host);
	}
	return times;
}

const GAMES = [
	['a toy', toy, {}],
	['photograph', gameOf('photograph'), { startSeat: 0 }],
	['sasquatch-snap', gameOf('sasquatch-snap'), {}],
] as const;

describe.each(GAMES)('in %s nobody wins time', (_, game, options) => {
	const people = game === toy ? ['ann', 'bob'] : ['ann', 'bob', 'cid', 'dee'];
	const playing = () => {
		const host = TestHost.playing({ game, people, pace: PACE, options, isWatched: false });
		host.thinker = 'random';
		return host;
	};

	test('for a question by coming, going and asking', () => {
		fc.assert(
			fc.property(tricks(NO_MOVES), (sequence) => {
				for (const time of waited(playing(), sequence)) expect(time ?? 0).toBeLessThanOrEqual(TURN + BANK + STEP);
			}),
			{ numRuns: 50 },
		);
	});

	test('by moving and taking back: what was taken back counts for the question that is open again', () => {
		fc.assert(
			fc.property(tricks([...NO_MOVES, 'move', 'takeBack', 'takeBack']), (sequence) => {
				const host = playing();
				const times = waited(host, sequence);
				const total = times.reduce((sum, time) => sum + (time ?? 0), 0);
				expect(total).toBeLessThanOrEqual(times.length * (2 * TURN + STEP) + BANK);
			}),
			{ numRuns: 50 },
		);
	});
});

test('thinking after a move and taking it back, again and again, ends when the time is up', () => {
	const host = TestHost.playing({ game: toy, people: ['ann', 'bob'], pace: PACE });
	let time = 0;
	for (let i = 0; i < 20; i++) {
		host.move(0, { type: 'wait' });
		host.wait(TURN - 100);
		host.takeBack(0);
		host.tick();
		time += TURN - 100;
		if (host.rows.some(({ by }) => by === 'clock')) break;
	}
	expect(host.rows.at(-1)).toMatchObject({ actor: 0, by: 'clock' });
	expect(time).toBeLessThanOrEqual(TURN + BANK + TURN);
});

test('what the clock chose is not withdrawn: its time was up', () => {
	const host = TestHost.playing({ game: toy, people: ['ann', 'bob'], pace: PACE });
	host.move(0, { type: 'roll' });
	host.wait(7_000);
	host.move(1, { type: 'bid', coins: 1 });
	host.wait(900);
	host.takeBack(1);
	host.wait(100);
	expect(host.rows.at(-1)).toMatchObject({ actor: 0, by: 'clock' });
	expect(host.client(0).takeBack).toBeNull();
	expect(host.takeBack(0)).toMatchObject({ refusal: { code: 'TIME_IS_UP' } });
});
