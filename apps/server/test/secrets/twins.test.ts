import { createHash } from 'node:crypto';
import { gameOf, games } from '@shutterbox/catalogue';
import { type AnyGame, FastChance, isRealTime, type Seat, seatsOf, seedOfGame, type Viewer } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import type { Time } from '../../src/server.ts';
import { arrive, call, Device, randomMoveOf, until } from '../support/player.ts';
import { handTime, type Served, serve } from '../support/serve.ts';

Device.keepsTexts = true;

/** A server with a table of four in play, and a screen for every seat and for a spectator. */
interface World {
	readonly server: Served;
	readonly id: string;
	readonly seats: readonly Device[];
	readonly spectator: Device;
}

const SEATS = 4;
/** Time stands still, so that nothing differs by it. */
const NOON: Time = {
	now: () => 1_800_000_000_000,
	after: (milliseconds, act) => setTimeout(act, milliseconds),
};

/** The same "random" bytes for every server of a test. */
function bytesFrom(seed: number): (count: number) => Buffer {
	let n = 0;
	return (count) => createHash('sha256').update(`${seed}/${n++}`).digest().subarray(0, count);
}

/** The game, begun in the middle: so many random moves have been made. */
function inTheMiddle(game: AnyGame, moves: number, seed: number): AnyGame {
	return {
		...game,
		setup(table, ctx) {
			const state = game.setup(table, ctx);
			const luck = new FastChance(seedOfGame(seed, 5));
			for (let i = 0; i < moves; i++) {
				const [seat] = seatsOf(game.toMove(state));
				const move = game.randomMove(state, seat, luck);
				game.play(state, { actor: seat, move, at: 0 }, { chance: luck });
			}
			return state;
		},
	};
}

/** The same game in which the parts that a viewer cannot see are others. */
function twinOf(game: AnyGame, viewer: Viewer, seed: number): AnyGame {
	return {
		...game,
		setup(table, ctx) {
			const real = game.setup(table, ctx);
			const other = game.sample(game.view(real, viewer), viewer, new FastChance(seedOfGame(seed, 9)));
			expect(JSON.stringify(other)).not.toBe(JSON.stringify(real));
			return other;
		},
	};
}

/** Names are chosen here: those the server invents may come twice. */
async function guest(url: string, name: string): Promise<Device> {
	const person = { ...(await arrive(url)), name };
	await call(url, person, 'PATCH', '/api/me', { name });
	const device = await Device.open(url, person);
	// It comes whenever the list has been looked up.
	await until('the list of decisions', () => device.heard.some(({ type }) => type === 'decisions'));
	return device;
}

async function world(game: AnyGame, seed: number, time = NOON, terms = {}): Promise<World> {
	const known = (id: string) => (id === game.meta.id ? game : gameOf(id));
	const server = await serve({}, { time, gameOf: known, randomBytes: bytesFrom(seed) });
	const people = [];
	for (let i = 0; i < SEATS; i++) people.push(await guest(server.url, `Person ${i}`));
	const body = { game: game.meta.id, seats: SEATS, isPublic: true, terms };
	const opened = await call(server.url, people[0].person, 'POST', '/api/tables', body);
	const { id } = opened.body as { id: string };
	const spectator = await guest(server.url, 'Onlooker');
	for (const device of [...people, spectator]) await device.must({ type: 'lobby', isOn: true });
	for (const device of [...people, spectator]) {
		await device.watch(id);
		if (device !== people[0] && device !== spectator) await device.must({ type: 'sit', table: id });
	}
	await people[0].must({ type: 'start', table: id });
	const made = { server, id, seats: people, spectator };
	await quiet(made);
	return made;
}

/** Waits until everything that was under way has arrived: what was to be kept before a later write is, and is told. */
async function quiet({ server, seats, spectator }: World): Promise<void> {
	const devices = [...seats, spectator];
	const { person } = spectator;
	expect(await call(server.url, person, 'PATCH', '/api/me', { name: person.name })).toMatchObject({ status: 200 });
	for (let i = 0; i < 3; i++) await Promise.all(devices.map((device) => device.must({ type: 'lobby', isOn: true })));
}

/** Everything a screen was ever sent, with the ids that each server invents replaced by their order. */
function traffic({ seats, spectator }: World, viewer: Viewer): string {
	const device = viewer === 'spectator' ? spectator : seats[viewer];
	let text = device.texts.join('\n');
	for (const [i, each] of [...seats, spectator].entries()) {
		text = text.replaceAll(each.person.id, `<person ${i}>`);
		for (const message of each.texts) {
			const id = /"id":"([A-Za-z0-9_-]{8})-\d+"/.exec(message)?.[1];
			if (id) text = text.replaceAll(`"${id}-`, `"<device ${i}>-`);
		}
	}
	return text;
}

/** What the log says beyond addresses and times. */
function logOf({ server }: World): string {
	return server.logged
		.map((line) => {
			const { time: _, reqId: __, requestId: ___, ms: ____, address: _____, ...rest } = JSON.parse(line);
			return JSON.stringify(rest);
		})
		.filter((line) => !line.includes('Server listening'))
		.join('\n');
}

/** What the figures, which are open to everybody, say of moves. */
async function movesCounted({ server }: World): Promise<string[]> {
	const text = await (await fetch(`${server.url}/metrics`)).text();
	const lines = text.split('\n').filter((line) => line.startsWith('shutterbox_moves_total{'));
	expect(lines).not.toEqual([]);
	return lines;
}

async function close(worlds: readonly World[]): Promise<void> {
	for (const { seats, spectator, server } of worlds) {
		for (const device of [...seats, spectator]) device.close();
		await server.close();
	}
}

async function act(worlds: readonly World[], seat: Seat, move: unknown): Promise<string[]> {
	const codes: string[] = [];
	for (const each of worlds) {
		const { seats, id } = each;
		const { decision } = seats[seat].known(id).table;
		const answer = await seats[seat].ask({ type: 'move', table: id, decision: decision ?? 0, move });
		codes.push(answer.type === 'ok' ? 'ok' : answer.code);
		await quiet(each);
	}
	return codes;
}

describe('a seat’s whole traffic does not depend on what it may not know', () => {
	for (const game of games.filter(({ meta }) => meta.id !== 'sasquatch-snap'))
		test(`${game.meta.title}: other hidden cards, the same bytes`, async () => {
			let compared = 0;
			for (const [i, viewer] of ([0, 2, 'spectator'] as const).entries()) {
				const seed = 40 + i;
				// Photoshoot has a clock: it begins at the beginning.
				const begun = inTheMiddle(game, isRealTime(game) ? 0 : 9 * i, seed);
				const worlds = [await world(begun, seed), await world(twinOf(begun, viewer, seed), seed)];
				const luck = new FastChance(seedOfGame(seed, 1));
				const agree = () => {
					expect(traffic(worlds[1], viewer)).toBe(traffic(worlds[0], viewer));
					compared++;
				};
				agree();
				for (let step = 0; step < 10; step++) {
					const [real] = worlds;
					const [seat] = real.spectator.known(real.id).table.toMove;
					if (seat === undefined) break;
					const move = randomMoveOf(real.seats[seat].known(real.id), seat, luck);
					if (typeof viewer === 'number' && viewer !== seat) {
						// Nonsense and moves of others are refused alike, whatever the cards.
						for (const wrong of [{ type: 'nothing' }, null, move]) await act(worlds, viewer, wrong);
						agree();
					}
					const [first, second] = await act(worlds, seat, move);
					if (first !== second) break;
					const [view, viewOfTwin] = worlds.map((each) => {
						const device = viewer === 'spectator' ? each.spectator : each.seats[viewer];
						return JSON.stringify(device.known(each.id).table.view);
					});
					if (view !== viewOfTwin) break;
					agree();
				}
				expect(logOf(worlds[1])).toBe(logOf(worlds[0]));
				await close(worlds);
			}
			expect(compared).toBeGreaterThan(4);
		});

	test('Sasquatch Snap!: other secret choices, the same bytes until they are shown', async () => {
		const game = gameOf('sasquatch-snap') as AnyGame;
		const worlds = [await world(game, 7), await world(game, 7)];
		const luck = new FastChance(seedOfGame(7, 1));
		const tableOf = ({ spectator, id }: World) => spectator.known(id).table;
		for (let i = 0; i < 60 && tableOf(worlds[0]).toMove.length < SEATS; i++) {
			const [seat] = tableOf(worlds[0]).toMove;
			await act(worlds, seat, randomMoveOf(worlds[0].seats[seat].known(worlds[0].id), seat, luck));
		}
		expect(tableOf(worlds[0]).toMove).toHaveLength(SEATS);
		for (const seat of [0, 1, 2]) {
			const moves = [...game.moves(worlds[0].seats[seat].known(worlds[0].id).table.view as never, seat)];
			for (const [i, each] of worlds.entries()) await act([each], seat, i === 0 ? moves[0] : moves.at(-1));
			expect(traffic(worlds[0], seat)).not.toBe(traffic(worlds[1], seat));
			for (const viewer of [3, 'spectator'] as const)
				expect(traffic(worlds[1], viewer)).toBe(traffic(worlds[0], viewer));
		}
		expect(logOf(worlds[1])).toBe(logOf(worlds[0]));
		await close(worlds);
	});

	test('Sasquatch Snap!: what the clock chooses at the last moment is, until it is shown, as if the person had', async () => {
		const game = gameOf('sasquatch-snap') as AnyGame;
		const pace = { kind: 'live', turn: 5_000, bank: 2_000 };
		const times = [handTime(), handTime()];
		const worlds = [await world(game, 9, times[0], { pace }), await world(game, 9, times[1], { pace })];
		const [own, clock] = worlds;
		const luck = new FastChance(seedOfGame(9, 1));
		const slow = 1;
		const tableOf = ({ seats, id }: World) => seats[slow].known(id).table;
		const moveOf = (seat: Seat) => randomMoveOf(own.seats[seat].known(own.id), seat, luck);
		const pass = async (milliseconds: number) => {
			for (const time of times) time.pass(milliseconds);
			for (const each of worlds) await quiet(each);
		};
		const playToCommit = async () => {
			while (tableOf(own).toMove.length < SEATS)
				await act(worlds, tableOf(own).toMove[0], moveOf(tableOf(own).toMove[0]));
		};
		// Once the slow one takes longer than a turn, and so has less time than the others from then on.
		await playToCommit();
		for (const seat of [0, 2, 3]) await act(worlds, seat, moveOf(seat));
		await pass(6_000);
		await act(worlds, slow, moveOf(slow));
		await playToCommit();
		for (const seat of [0, 2]) await act(worlds, seat, moveOf(seat));
		const { since, turn, bank } = tableOf(own).clocks?.[slow] ?? { since: null, turn: 0, bank: 0 };
		if (since === null) throw new Error('the slow one is not waited for');
		expect([turn, bank]).toEqual([5_000, 1_000]);
		const deadline = since + turn + bank;
		times[0].pass(turn + bank - 1);
		await act([own], slow, game.automatic(tableOf(own).view as never, slow));
		times[0].pass(1);
		times[1].pass(turn + bank);
		await quiet(clock);
		expect(tableOf(clock).toMove).toEqual([3]);
		const agree = () => {
			for (const viewer of [0, 2, 3, 'spectator'] as const) {
				const told = traffic(own, viewer).replaceAll(`:${deadline - 1},`, `:${deadline},`);
				expect(traffic(clock, viewer)).toBe(told);
			}
		};
		agree();
		await pass(500);
		agree();
		expect(await movesCounted(clock)).toEqual(await movesCounted(own));
		await act(worlds, 3, moveOf(3));
		const marked = ({ seats }: World) => seats[0].texts.some((text) => text.includes('"movedAutomatically"'));
		expect([marked(own), marked(clock)]).toEqual([false, true]);
		await close(worlds);
	});
});
