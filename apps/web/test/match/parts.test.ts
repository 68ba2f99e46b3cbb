import { gameOf, games } from '@shutterbox/catalogue';
import { type AnyGame, resolveTable } from '@shutterbox/kernel';
import { PACE_LIMITS, type Pace } from '@shutterbox/table';
import { describe, expect, test } from 'vitest';
import type { Known } from '../../src/match/port.ts';
import { TableClock } from '../../src/match/table-clock.ts';
import { timeLeft, wholeLeft } from '../../src/table/clock-time.ts';
import { withSeats } from '../../src/table/form/opening.ts';
import { botsIn } from '../../src/table/form/SeatFields.tsx';
import {
	BANKS,
	changedOptions,
	namedApart,
	optionsFor,
	pacesOf,
	TURNS,
	usualPace,
} from '../../src/table/form/terms.ts';
import { barrierLine, logLines, seatOf } from '../../src/table/log-lines.ts';
import { namesOf } from '../../src/table/names.ts';
import { type LobbyTable, lobbyAfter } from '../../src/table/remote/lobby.ts';
import { framesOf } from '../../src/table/replay/frames.ts';
import { points, thinned } from '../../src/table/result/figures.ts';
import { isCalled, mayAct, soundOf } from '../../src/table/use-turn.ts';

function rulesOf(id: string): AnyGame {
	const game = gameOf(id);
	if (game === undefined) throw new Error(`no game "${id}"`);
	return game;
}

test('a clock takes the turn time first and the bank after it', () => {
	const clock = { turn: 30_000, bank: 60_000, since: 1_000 };
	expect(timeLeft(clock, 11_000)).toEqual({ left: 20_000, bank: 60_000 });
	expect(timeLeft(clock, 41_000)).toEqual({ left: 0, bank: 50_000 });
	expect(timeLeft(clock, 999_000)).toEqual({ left: 0, bank: 0 });
	expect(timeLeft({ ...clock, since: null }, 999_000)).toEqual({ left: 30_000, bank: 60_000 });
	expect([11_000, 41_000, 999_000].map((now) => wholeLeft(clock, now))).toEqual([20_000, 50_000, 0]);
});

test('the table’s clock follows the news that arrived fastest, and begins again when the table does', () => {
	let now = 0;
	const clock = new TableClock(() => now);
	expect(clock.read()).toBe(0);
	clock.set(1_000);
	now = 500;
	expect(clock.read()).toBe(1_500);
	clock.hear(1_200);
	expect(clock.read()).toBeCloseTo(1_500, 0);
	clock.hear(1_650);
	expect(clock.read()).toBe(1_650);
	clock.set(100);
	expect(clock.read()).toBe(100);
	clock.doubt();
	now = 5_000;
	expect(clock.read()).toBe(4_600);
	clock.hear(150);
	expect(clock.read()).toBe(150);
	clock.hear(120);
	expect(clock.read()).toBe(150);
});

test.for([
	['slower than', 0.99995],
	['faster than', 1.00005],
] as const)('a page whose own clock runs %s the table’s is never ahead of it, and hardly behind', ([, rate]) => {
	let table = 0;
	const clock = new TableClock(() => table * rate);
	clock.set(0);
	for (; table < 3_600_000; table += 1_000) {
		// News takes from 5 to 45 ms.
		clock.hear(table - 5 - ((table / 1_000) % 5) * 10);
		// What is sent at this moment arrives no earlier.
		expect(clock.read()).toBeLessThanOrEqual(table);
		expect(clock.read()).toBeGreaterThan(table - 50);
	}
});

test('no two seats have the same name', () => {
	const bot = (name: string) => ({ kind: 'bot' as const, name, bot: name });
	const person = (name: string) => ({ kind: 'person' as const, name, bot: null });
	const called = { short: (name: string) => `Bot ${name}`, long: (name: string) => `Bot ${name} f/11` };
	const seats = [person('Ann'), bot('easy'), bot('hard'), bot('easy')];
	expect(namesOf(seats, called, 'free')).toEqual(['Ann', 'Bot easy (1)', 'Bot hard', 'Bot easy (2)']);
	const empty = { kind: 'empty' as const, name: '', bot: null };
	expect(namesOf([empty, empty], called, 'free')).toEqual(['free', 'free']);
});

test('a photographer gives way to a person of the same name', () => {
	const person = { kind: 'person' as const, name: 'noor', bot: null };
	const noor = { kind: 'bot' as const, name: 'noor', bot: 'noor' };
	const called = { short: () => 'Noor', long: () => 'Noor f/5.6' };
	expect(namesOf([noor], called, 'free')).toEqual(['Noor']);
	expect(namesOf([person, noor], called, 'free')).toEqual(['noor', 'Noor f/5.6']);
});

test('the log is newest first, with the number of its entry, without what has no sentence', () => {
	const history = [
		{ n: 1, at: 0, event: { type: 'drawn', seat: 2 } },
		{ n: 2, at: 0, event: { type: 'silent' } },
		{ n: 3, at: 0, event: { type: 'undone' as const, seat: 0 } },
	];
	const lines = logLines(history, {
		game: (events) =>
			events.flatMap((event) => (event.type === 'silent' ? [] : [{ seat: seatOf(event), line: `told ${event.type}` }])),
		host: (name, seat) => `${seat} ${name}`,
		standIn: (by, seat) => `${by} for ${seat}`,
	});
	expect(lines.map(({ n, seat, text }) => [n, seat, text])).toEqual([
		[3, 0, '0 undone'],
		[1, 2, 'told drawn'],
	]);
	expect(new Set(lines.map(({ id }) => id)).size).toBe(2);
});

test('a move that was made for somebody is marked at its own line, or told where it has none', () => {
	const moved = (n: number, seat: number, by: 'clock' | 'bot') => ({
		n,
		at: 0,
		event: { type: 'movedAutomatically' as const, seat, by },
	});
	const history = [
		{ n: 1, at: 0, event: { type: 'drawn', seat: 2 } },
		{ n: 2, at: 0, event: { type: 'silent', seat: 1 } },
		{ n: 3, at: 0, event: { type: 'drawn', seat: 0 } },
		moved(1, 2, 'clock'),
		moved(2, 1, 'bot'),
	];
	const lines = logLines(history, {
		game: (events) =>
			events.flatMap((event) => (event.type === 'silent' ? [] : [{ seat: seatOf(event), line: `told ${event.type}` }])),
		host: (name, seat) => `${seat} ${name}`,
		standIn: (by, seat) => `${by} for ${seat}`,
	});
	expect(lines.map(({ n, seat, text, by }) => [n, seat, text, by])).toEqual([
		[3, 0, 'told drawn', undefined],
		[2, 1, 'bot for 1', undefined],
		[1, 2, 'told drawn', 'clock'],
	]);
	expect(new Set(lines.map(({ id }) => id)).size).toBe(3);
});

test('a form shows only options that mean something at a table of its size', () => {
	const photograph = rulesOf('photograph');
	const names = (seats: number) => optionsFor(photograph, seats).map(([name]) => name);
	expect(names(2)).toContain('removedColors');
	expect(names(4)).not.toContain('removedColors');
});

test('[SNP-19] seconds to answer an offer are offered and told where they count: in live play', () => {
	const snapshot = rulesOf('snapshot');
	const names = (pace?: Pace) => optionsFor(snapshot, 3, pace).map(([name]) => name);
	expect(names(usualPace('live'))).toContain('claimSeconds');
	for (const kind of ['untimed', 'correspondence'] as const) {
		expect(names(usualPace(kind))).toEqual(names().filter((name) => name !== 'claimSeconds'));
	}
	// What was chosen for live play is kept while another pace is tried.
	expect(changedOptions(snapshot, 3, { claimSeconds: 30 })).toEqual({ claimSeconds: 30 });
});

test.each([
	['photograph', 'startSeat', 2, 4],
	['snapshot', 'firstPlayer', 2, 4],
] as const)('%s: %s offers only the seats there are', (id, option, few, many) => {
	const lastSeat = (seats: number) => {
		const schema = optionsFor(rulesOf(id), seats).find(([name]) => name === option)?.[1].schema;
		return schema?.kind === 'anyOf' ? schema.options.find((one) => one.kind === 'integer')?.max : undefined;
	};
	expect([lastSeat(few), lastSeat(many)]).toEqual([few - 1, many - 1]);
	expect(changedOptions(rulesOf(id), many, { [option]: many - 1 })).toEqual({ [option]: many - 1 });
	expect(changedOptions(rulesOf(id), few, { [option]: many - 1 })).toEqual({});
});

test.each(games.map((game) => [game.meta.id, game] as const))(
	'%s: everything a form offers by one touch is accepted by the rules',
	(_, game) => {
		for (const seats of game.meta.seats) {
			for (const [name, { schema }] of optionsFor(game, seats)) {
				const options = schema.kind === 'anyOf' ? schema.options : [schema];
				const values = options.flatMap((one): readonly unknown[] => {
					if (one.kind === 'choice') return one.values;
					if (one.kind === 'integer') return [one.min, one.max];
					return one.kind === 'boolean' ? [true, false] : [];
				});
				for (const value of values) expect(resolveTable(game, seats, { [name]: value })).toHaveProperty('options');
			}
		}
	},
);

test('only what differs from the box is sent', () => {
	const photograph = rulesOf('photograph');
	const given = { missedShot: true, informativeBacks: true, removedColors: ['red'] };
	expect(changedOptions(photograph, 4, given)).toEqual({ missedShot: true });
	expect(changedOptions(photograph, 3, given)).toEqual({ missedShot: true, removedColors: ['red'] });
});

test('every pace the form offers is one a table accepts', () => {
	const { turnMin, turnMax, bankMax, correspondenceMax } = PACE_LIMITS;
	expect(TURNS.live.every((turn) => turn >= turnMin && turn <= turnMax)).toBe(true);
	expect(TURNS.correspondence.every((turn) => turn >= turnMin && turn <= correspondenceMax)).toBe(true);
	expect(BANKS.every((bank) => bank >= 0 && bank <= bankMax)).toBe(true);
	expect(TURNS.live).toContain((usualPace('live') as { turn: number }).turn);
	expect(TURNS.correspondence).toContain((usualPace('correspondence') as { turn: number }).turn);
});

test('a game with an hourglass has no other clock, and nobody writes letters to one device', () => {
	expect(pacesOf(rulesOf('photoshoot'), 'local')).toEqual(['untimed']);
	expect(pacesOf(rulesOf('photograph'), 'local')).not.toContain('correspondence');
});

test('[PST-60] Photoshoot goes by post without its hourglass, which the form then does not ask for', () => {
	const photoshoot = rulesOf('photoshoot');
	expect(pacesOf(photoshoot, 'remote')).toEqual(['untimed', 'correspondence']);
	const names = (pace?: Pace) => optionsFor(photoshoot, 2, pace).map(([name]) => name);
	expect(names(usualPace('untimed'))).toEqual(names());
	const isOfClock = (name: string) => name === 'pace' || name === 'hourglassSec';
	expect(names().filter(isOfClock)).toHaveLength(2);
	expect(names(usualPace('correspondence'))).toEqual(names().filter((name) => !isOfClock(name)));
});

test('another number of seats keeps those who sit already', () => {
	const game = rulesOf('photograph');
	const ann = { kind: 'person' as const, name: 'Ann' };
	const open = { kind: 'open' as const };
	expect(withSeats(game, [ann, open], 3, 'remote')).toEqual([ann, open, open]);
	expect(withSeats(game, [ann, open, open], 2, 'remote')).toEqual([ann, open]);
	const zoya = { kind: 'bot' as const, bot: 'zoya' };
	const four = withSeats(game, [ann, zoya], 4, 'local');
	expect(four.slice(0, 2)).toEqual([ann, zoya]);
	expect(new Set(botsIn(four)).size).toBe(3);
});

test('around one device nobody is called You', () => {
	const [you, ann] = ['You', 'Ann'].map((name) => ({ kind: 'person' as const, name }));
	const bot = { kind: 'bot' as const, bot: 'easy' };
	const names = (...seats: Parameters<typeof namedApart>[0]) =>
		namedApart(seats, 'You', (number) => `Player ${number}`);
	expect(names(you, bot)).toEqual([you, bot]);
	expect(names(you, bot, ann)).toEqual([{ kind: 'person', name: 'Player 1' }, bot, ann]);
});

test('the lobby is told whole, then by changes', () => {
	const table = (id: string, created: number) => ({ id, created }) as LobbyTable;
	let tables = lobbyAfter([], { type: 'lobby', tables: [table('a', 1), table('b', 2)] });
	expect(tables.map(({ id }) => id)).toEqual(['b', 'a']);
	tables = lobbyAfter(tables, { type: 'lobbyChange', id: 'c', table: table('c', 3) });
	expect(tables.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
	tables = lobbyAfter(tables, { type: 'lobbyChange', id: 'b', table: null });
	expect(tables.map(({ id }) => id)).toEqual(['c', 'a']);
	expect(lobbyAfter(tables, { type: 'decisions', tables: [] })).toBe(tables);
});

test('the frames of a film hold every entry once, in order', () => {
	const entries = Array.from({ length: 101 }, (_, i) => ({ n: i + 1, actor: i % 3 }));
	const frames = framesOf(entries, 12);
	expect(frames).toHaveLength(12);
	expect(frames[0].n).toBe(1);
	expect(frames.at(-1)?.until).toBe(101);
	for (const [i, frame] of frames.slice(1).entries()) expect(frame.n).toBe(frames[i].until + 1);
	expect(framesOf([], 12)).toEqual([]);
	expect(framesOf(entries.slice(0, 3), 12).map(({ n, until }) => [n, until])).toEqual([
		[1, 1],
		[2, 2],
		[3, 3],
	]);
});

test('a long match is charted by a few moments, the first, the last and the one that is told among them', () => {
	for (const kept of [null, 0, 1, 8, 203, 398, 399]) {
		const few = thinned(400, 60, kept);
		expect(few).toHaveLength(60);
		expect([few[0], few.at(-1)]).toEqual([0, 399]);
		expect(few).toEqual([...new Set(few)].sort((a, b) => a - b));
		if (kept !== null) expect(few).toContain(kept);
	}
	expect(thinned(2, 60, 1)).toEqual([0, 1]);
	expect(points(-3)).toBe('−3');
});

test('the bar in the log stands over the newest line that its maker cannot take back alone', () => {
	const lines = [
		{ id: 'third', n: 3, seat: 0, text: 'wound' },
		{ id: 'second', n: 2, seat: 0, text: 'took' },
		{ id: 'first', n: 0, seat: null, text: 'began' },
	];
	const playing = { stage: 'playing', length: 3 } as const;
	expect(barrierLine(lines, { ...playing, takeBack: 'undo' }, [])).toBe('second');
	expect(barrierLine(lines, { ...playing, takeBack: 'rewind' }, [])).toBe('third');
	expect(barrierLine(lines, { ...playing, takeBack: null }, [])).toBe('third');
	expect(barrierLine(lines, { ...playing, takeBack: 'withdraw' }, [])).toBeNull();
	expect(barrierLine(lines.slice(2), { ...playing, length: 0, takeBack: null }, [])).toBeNull();
	expect(barrierLine(lines, { ...playing, stage: 'finished', takeBack: null }, [])).toBeNull();
});

test('what was taken back does not count for the bar', () => {
	const lines = [
		{ id: 'rewound', n: 4, seat: 0, text: 'took moves back' },
		{ id: 'third', n: 3, seat: 0, text: 'wound' },
		{ id: 'second', n: 2, seat: 0, text: 'took' },
		{ id: 'first', n: 1, seat: 1, text: 'wound' },
	];
	const history = [{ n: 4, at: 0, event: { type: 'rewound', seat: 0, moves: 1 } as const }];
	expect(barrierLine(lines, { stage: 'playing', length: 4, takeBack: 'undo' }, history)).toBe('first');
});

describe('whose turn it is', () => {
	const offered = (order: unknown, toMove: readonly number[] = [1]) =>
		({ viewer: 1, table: { stage: 'playing', toMove, order, view: {} } }) as unknown as Known;
	const standing = { schema: { kind: 'null' as const }, answer: (_: unknown, __: unknown, order: unknown) => order };
	const rules = { standing } as unknown as AnyGame;

	test('is said to whoever is waited for, and to nobody else', () => {
		expect([isCalled(offered(null), rules), isCalled(offered(null, [0]), rules)]).toEqual([true, false]);
		expect(isCalled({ ...offered(null), viewer: 'spectator' }, rules)).toBe(false);
	});
	test('is not said to somebody whose standing order answers for them', () => {
		const wanted = { type: 'decline' };
		expect([isCalled(offered(wanted), rules), mayAct(offered(wanted))]).toEqual([false, true]);
		expect(isCalled(offered(wanted), {})).toBe(true);
	});
});

test('a change is heard once: a board with sounds of its own leaves the table only the call', () => {
	const idle = { isMine: false, length: 4, isOver: false };
	const changes = [{ length: 5 }, { length: 5, isMine: true }, { length: 5, isOver: true }, {}].map((change) => ({
		...idle,
		...change,
	}));
	const heard = (moves: boolean, end: boolean) => changes.map((is) => soundOf(idle, is, { moves, end }));
	expect(heard(false, false)).toEqual(['move', 'turn', 'end', null]);
	expect(heard(true, true)).toEqual([null, 'turn', null, null]);
	// A board that makes way for the result at once has no time for a last sound.
	expect(heard(true, false)).toEqual([null, 'turn', 'end', null]);
});
