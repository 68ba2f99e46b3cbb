import {
	isRecordProblem,
	isRefusal,
	type LogEntry,
	Match,
	parseRecord,
	RecordWriter,
	verify,
} from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { photoshoot } from '../../src/index.ts';
import { isFriend } from '../../src/rules/components.ts';
import { areSideNeighbours } from '../../src/rules/grid.ts';
import { stage } from '../table.ts';

const START = 'RPA/JCE/OMS';
const FLIP = 30_000;
const SEED = '0123456789abcdef'.repeat(2);

/** A cooperative round that runs since FLIP, watched by the engine. */
function round() {
	const luck = { kind: 'fast', seed: SEED, salts: [null, null] } as const;
	const match = Match.start(photoshoot, { seats: ['Ada', 'Ben'], options: {}, luck, created: 0 });
	if (isRefusal(match)) throw new Error(match.code);
	while (match.state.phase !== 'running') table(match);
	return match;
}

type Shoot = ReturnType<typeof round>;

/** The table does what is due, at its moment. */
function table(match: Shoot): string {
	const move = photoshoot.tableMove?.(match.state) ?? null;
	const at = photoshoot.alarm?.(match.state) ?? 0;
	expect(match.submit('table', move, at)).toMatchObject({ accepted: true });
	return `${move?.type} @${at}`;
}

/** Two cells whose tiles may not be swapped, or two that may. */
function cells({ state }: Shoot, isMistake: boolean): { a: number; b: number } {
	for (let a = 0; a < 9; a++)
		for (let b = a + 1; b < 9; b++) {
			const isLegal = areSideNeighbours(a, b) || (isFriend(state.cells[a]) && isFriend(state.cells[b]));
			if (isLegal !== isMistake) return { a, b };
		}
	throw new Error('no such cells');
}

/** The same entries but for what a careless host would have written, with a chain and an ending that fit. */
function rewritten(match: Shoot, change: (entries: LogEntry[]) => void) {
	const record = parseRecord(match.record());
	if (isRecordProblem(record)) throw new Error(record.reason);
	const entries = record.entries.slice();
	change(entries);
	const writer = new RecordWriter();
	writer.header(record.header);
	entries.forEach((entry, i) => {
		writer.entry({ ...entry, n: i + 1 });
	});
	writer.ending({ outcome: { reason: 'coopLost', scores: [], places: [] }, position: '', seed: SEED });
	return verify(writer.text(), () => photoshoot as never);
}

describe('a whistle that the host is late with', () => {
	test('[PST-69, 73] lets nobody act before it, and the mistake does not survive', () => {
		const match = round();
		const at = FLIP + 1_000;
		match.submit(match.state.turn, { type: 'swap', ...cells(match, true) }, at);
		const before = match.state.cells.join();
		const photo = (when: number) => match.submit(match.state.turn, { type: 'photo' }, when);
		for (const late of [2_000, 2_001, 12_000])
			expect(photo(at + late)).toMatchObject({ accepted: false, refusal: { code: 'ALARM_DUE', facts: {} } });
		expect(match.state.cells.join()).toBe(before);
		expect(table(match)).toBe(`whistle @${at + 2_000}`);
		expect(match.state).toMatchObject({ phase: 'paused', standing: [] });
		expect(match.state.cells.join()).not.toBe(before);
	});

	test('[PST-71] the rules say the same of both, to a seat and to the host: the judge is silent', () => {
		const at = FLIP + 1_000;
		const answers = [true, false].map((isMistake) => {
			const match = round();
			match.submit(match.state.turn, { type: 'swap', ...cells(match, isMistake) }, at);
			const { state } = match;
			const photo = { actor: state.turn, move: { type: 'photo' }, at: at + 12_000 };
			return [state, photoshoot.view(state, 0), photoshoot.view(state, 1)].map((known) =>
				photoshoot.check(known, photo),
			);
		});
		expect(answers.flat()).toEqual([null, null, null, null, null, null]);
	});

	test('[PST-69] a clean action is followed by others at once and much later', () => {
		const match = round();
		const at = FLIP + 1_000;
		match.submit(match.state.turn, { type: 'swap', ...cells(match, false) }, at);
		expect(match.submit(match.state.turn, { type: 'photo' }, at + 12_000)).toMatchObject({ accepted: true });
	});
});

describe('whatever is due comes before what a seat does from that moment on', () => {
	test.each([
		['repair', '4p repair | RMA/JCE/OPS | A arthur-max | clock 0', '0: repair 0-1 @30000'],
		['ready', `4p ready | ${START}`, '0: ready @30000'],
	])('[PST-73] %s', (_, position, line) => {
		const [phase] = position.split(' ').slice(1, 2);
		const shoot = stage(position.split(' | ')[1], {
			phase,
			effects: position.includes('arthur-max') ? 'arthur-max' : '',
		});
		expect(shoot.refused(line)).toBe('ALARM_DUE');
		expect(shoot.refused(line.replace('30000', '31000'))).toBe('ALARM_DUE');
		expect(shoot.refused(line.replace('30000', '29999'))).not.toBe('ALARM_DUE');
	});

	test('[PST-56, 73] a call, the pause after it, the hourglass and the last call', () => {
		const shoot = stage(START).do('0: 0-1 @10000', '1: stop 1 @11000');
		expect(shoot.refused('1: point turn @30999')).toBeNull();
		expect(shoot.refused('1: point turn @31000')).toBe('ALARM_DUE');
		shoot.pass(31_000);
		expect(shoot.refused('1: resume @35999')).toBeNull();
		expect(shoot.refused('1: resume @36000')).toBe('ALARM_DUE');
		shoot.pass(36_000).do('2: 0-1 @114000');
		expect(shoot.refused('0: photo @115000')).toBe('PST_TIME_UP');
		shoot.pass(115_000);
		expect(shoot.refused('1: ok @119999')).toBeNull();
		expect(shoot.refused('1: ok @120000')).toBe('ALARM_DUE');
	});
});

describe('a record', () => {
	/** A mistake at 31,000, its whistle, the pause, and a photo. */
	function shoot() {
		const match = round();
		match.submit(match.state.turn, { type: 'swap', ...cells(match, true) }, FLIP + 1_000);
		expect([table(match), table(match)]).toEqual(['whistle @33000', 'autoResume @38000']);
		expect(match.submit(match.state.turn, { type: 'photo' }, FLIP + 9_000)).toMatchObject({ accepted: true });
		return match;
	}

	test('of an honest host ends where the match stopped', () => {
		expect(rewritten(shoot(), () => undefined)).toMatchObject({ field: 'outcome' });
	});

	test.each<[string, number, string, (entries: LogEntry[]) => void]>([
		['skipped a whistle', 4, 'ALARM_DUE', (entries) => entries.splice(2, 2)],
		['skipped the end of a pause', 5, 'ALARM_DUE', (entries) => entries.splice(3, 1)],
		['came late with a whistle', 4, 'PST_NOT_DUE', (entries) => (entries[2] = { ...entries[2], at: FLIP + 3_500 })],
		['antedated a whistle', 4, 'PST_NOT_DUE', (entries) => (entries[2] = { ...entries[2], at: FLIP + 2_500 })],
		[
			'let somebody act before a whistle that was due',
			4,
			'ALARM_DUE',
			(entries) => entries.splice(2, 0, { n: 3, actor: 1, at: FLIP + 3_000, move: { type: 'ritual', kind: 'yes' } }),
		],
	])('whose host %s is refused at line %i: %s', (_, line, code, change) => {
		const problem = rewritten(shoot(), change);
		expect(problem).toMatchObject({ line, field: 'move' });
		expect((problem as { reason: string }).reason).toContain(code);
	});
});
