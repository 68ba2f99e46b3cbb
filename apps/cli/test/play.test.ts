import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANIMAL_IDS, HABITAT_IDS, habitatOf } from '@shutterbox/snapshot/client';
import { SOLO_SUPPLY_SPACES, SUPPLY_SPACES } from '@shutterbox/wildlife-park/client';
import { describe, expect, test } from 'vitest';
import { said, scratchFolder, shutterbox } from './helpers.ts';

const folder = scratchFolder();

/** Lines of which one is legal at every decision; the others are refused and asked again. */
const PATIENT = '4L1\n3L1\n2L1\n1L1\n1>2\n'.repeat(200);
const LURES = [1, 2, 3, 4, 5, 6, 7, 8].map((dist) => `lure N ${dist}\n`).join('');
const PLANS = ANIMAL_IDS.map((id, animal) => `prepare ${HABITAT_IDS[habitatOf(animal)]}:2 ${id}:4\n`).join('');
const PATIENT_PHOTOGRAPHER = `draw\nplace\ndecline\n${PLANS}explore\nreroll\nabandon\nshoot\nclaim\nsell\n`.repeat(60);
const PATIENT_HUNTER = `whistle\nn!\nE\nset b\nset k\nW\n${LURES}`.repeat(200);
const REPAIRS = ['up', '1-2', '1-4', '2-3', '2-5', '3-6', '4-5', '4-7', '5-6', '5-8', '6-9', '7-8', '8-9'];
const PATIENT_CREW =
	`ok\nwait\n2-3\nstop\npoint swap\nphoto\n${REPAIRS.map((how) => `repair ${how}\n`).join('')}`.repeat(60);

/** Takes whatever there is and discards it: dice first, then tiles as they come. */
const DISPLAY = [...[1, 2, 3, 4, 5, 6, 7, 8].map((slot) => `die:${slot}`), ...'1111123'].map((slot) =>
	slot.length === 1 ? `tile:${slot}` : slot,
);
const PATIENT_RANGER = `reroll -\nkeep\n${DISPLAY.map((slot) => SUPPLY_SPACES.map((space) => `${space} -, ${slot} -\n`).join('')).join('')}`;
const LEFT = SOLO_SUPPLY_SPACES.slice(0, 8);
const LONELY_RANGER = `reroll -\nkeep\n${DISPLAY.map(
	(slot) =>
		`soloReroll -\nsoloDiscard -\ndeclare die\nprotect -\n${LEFT.map((space) => `${space} -, ${slot} -\n`).join('')}`,
).join('')}`;

function play(options: string, input: string) {
	return playGame('photograph', `--bots random ${options}`, input);
}

function playGame(game: string, options: string, input: string) {
	return shutterbox(['play', game, ...options.split(' ').filter((word) => word)], input);
}

describe('a whole match through a pipe', () => {
	test.each([
		['photograph', '2', '0', 'random', PATIENT, ['Sunset. Everyone', 'The last shots. Everyone']],
		['photograph', '3', '2', 'random', PATIENT, ['Sunset. Everyone', 'The last shots. Everyone']],
		['photograph', '4', '1', 'random', PATIENT, ['Sunset. Everyone', 'The last shots. Everyone']],
		[
			'snapshot',
			'2',
			'0',
			'greedy',
			PATIENT_PHOTOGRAPHER,
			['would spook', 'You photographed', 'this is the final round'],
		],
		['snapshot', '4', '3', 'random,beginner,greedy', PATIENT_PHOTOGRAPHER, ['it costs 1 token', 'The match is over. ']],
		[
			'wildlife-park',
			'3',
			'1',
			'nearsighted,greedy',
			PATIENT_RANGER,
			['Round 2: 7 turns.', ' tower between ', 'Your entrance: 0 points.'],
		],
		[
			'sasquatch-snap',
			'4',
			'2',
			'casual,careful,greedy',
			PATIENT_HUNTER,
			['All show their cards: casual ', 'Click. ', 'mauled'],
		],
		[
			'photoshoot',
			'4',
			'1',
			'random',
			PATIENT_CREW,
			['Without the hourglass', 'You took photo ', 'Wrong call: ', ' won by '],
		],
	])(
		'%s, %s players, seat %s: the story, scores, a record that verifies',
		async (game, players, seat, bots, input, texts) => {
			const file = join(folder, `${game}-${players}.jsonl`);
			const line = `--players ${players} --seat ${seat} --bots ${bots} --seed 11 --record ${file}`;
			const { code, out, err } = await playGame(game, line, input);
			expect([code, err]).toEqual([0, '']);
			for (const text of texts) expect(out).toContain(text);
			expect(out).toMatch(/^ {2}total( +−?\d+)+$/m);
			expect(out).toMatch(/^ {2}place( +(★ )?\d)+$/m);
			expect(out).toMatch(/ won with −?\d+ points?\.$/m);

			const [, commitment] = /Its commitment:\n {2}([0-9a-f]{64})\n/.exec(out) ?? [];
			const [, seed] = /The seed was\n {2}([0-9a-f]{64})\n/.exec(out) ?? [];
			const record = readFileSync(file, 'utf8');
			const header = JSON.parse(record.split('\n')[0]);
			expect(header.commitment).toBe(commitment);
			// Nobody is hurried here, so what only counts in live play does not.
			expect(header.options.claimSeconds).toBe(game === 'snapshot' ? 0 : undefined);
			expect(record).toContain(seed);
			expect(out.indexOf(seed)).toBeGreaterThan(out.indexOf('total'));
			expect((await said(['verify', file])).out).toMatch(`: fine (${game}, ${players} seats`);
		},
	);

	test('a match alone has a goal instead of places', async () => {
		const file = join(folder, 'alone.jsonl');
		const { code, out } = await playGame('wildlife-park', `--players 1 --seed 11 --record ${file}`, LONELY_RANGER);
		expect(code).toBe(0);
		expect(out).toMatch(/^ tokens to come: [1-8 ]+; token \d hits right:\d$/m);
		expect(out).toMatch(/^ {2}total +\d+\n\nYou lost the challenge with \d+ points?\.$/m);
		expect((await said(['verify', file])).code).toBe(0);
	});

	test('the same seed and input give the same transcript and record', async () => {
		const files = ['once', 'twice'].map((name) => join(folder, `${name}.jsonl`));
		const [once, twice] = await Promise.all(files.map((file) => play(`--seed 4 --record ${file}`, PATIENT)));
		expect(once.out.replaceAll(files[0], files[1])).toBe(twice.out);
		expect(readFileSync(files[0], 'utf8')).toBe(readFileSync(files[1], 'utf8'));
	});

	test('moves taken back stay in the record, and it verifies and replays', async () => {
		const file = join(folder, 'undone.jsonl');
		const played = await play(`--option startSeat=0 --seed 2 --record ${file}`, `1L1\nundo\n${PATIENT}`);
		expect(played.code).toBe(0);
		expect((await said(['verify', file])).code).toBe(0);
		expect((await said(['replay', file])).out).toMatch(/^2 +person +undo +person took the move back\.$/m);
	});

	test('without a seed no two matches are alike, and every record verifies', async () => {
		const files = ['mine', 'yours'].map((name) => join(folder, `${name}.jsonl`));
		await Promise.all(files.map((file) => play(`--record ${file}`, PATIENT)));
		const [mine, yours] = files.map((file) => JSON.parse(readFileSync(file, 'utf8').split('\n')[0]).commitment);
		expect(mine).not.toBe(yours);
		expect((await said(['verify', ...files])).code).toBe(0);
	});
});

describe('at the prompt', () => {
	const START = '--option startSeat=0 --seed 2';

	test('moves lists every move; each listed one is accepted', async () => {
		const { out } = await play(START, 'moves\nquit\n');
		const picks = [...out.matchAll(/^ (\d[LR]\d) +Entering: /gm)].map(([, move]) => move);
		expect(picks).toHaveLength(18);
		const next = await play(START, `${picks[4]}\nmoves\nquit\n`);
		expect(next.out).toMatch(/You took/);
		const winds = [
			...next.out.matchAll(/^ (\d>\d) +Shot: .* (?:sharp|blurred)\. Points: \S+ now, \S+ after\.\s+Kept: /gm),
		];
		expect(winds).toHaveLength(21);
	});

	test('a refused move shows code, rule and a plain sentence, and is asked again', async () => {
		const { out } = await play(START, '1>2\n8L1\n1L4\n0L1\n1R1\n9>1\n6>6\n4>3\nquit\n');
		expect(out).toMatch(/Not possible: First take cards .*\n?.*\(WRONG_PHASE, rule PHO-12/);
		expect(out).toMatch('Not possible: The field has rows 1 to 3. (BAD_ROW, rule PHO-14');
		expect(out).toMatch('Not possible: Take 1, 2 or 3 cards. (BAD_COUNT, rule PHO-13');
		expect(out).toMatch('Not understood: cards are taken by row, side and number (1L3)');
		expect(out).toMatch('Your hand has places 1 to 6. (BAD_POSITION, rule PHO-18');
		expect(out).toMatch('(TOP_CARD');
		expect(out).toMatch('(NOT_TOWARD_TOP');
	});

	test('undo takes back what told nothing new, and says why it cannot take back the rest', async () => {
		const { out } = await play(START, 'undo\n1L1\nundo\n1L2\nundo\nquit\n');
		expect(out).toMatch('(NOTHING_TO_UNDO)');
		expect(out).toMatch('You took the move back.');
		expect(out).toMatch('(UNDO_BARRED)');
	});

	test('another game at the same prompt: its help, moves, rules, refusals', async () => {
		const lines = 'help\nmoves\nrules\nrules 17\nN\nwhistle 3b > 1f\nwhistle\nundo\nmoves\nquit\n';
		const { out } = await playGame('sasquatch-snap', '--bots casual --option firstWhistle=0 --seed 2', lines);
		expect(out).toMatch('lure the Sasquatch 6 squares east');
		expect(out.match(/^ whistle .* for /gm)).toHaveLength(49);
		expect(out).toMatch('Four journalists hunt one Sasquatch through a forest without edges.');
		expect(out).toMatch(/^SSQ-17 /m);
		expect(out).toMatch('Not possible: First the Whistle is blown. (wrong-phase');
		expect(out).toMatch(/\(exchange-unequal,\s+rule\s+SSQ-13/);
		expect(out).toMatch('(NOTHING_TO_UNDO)');
		expect(out.match(/^ [NESW]!? +(a trap on C3, )?to [A-I][1-9]/gm)).toHaveLength(8);
	});

	test('a game of long moves: the best come first, names may be short, a plan can be taken back', async () => {
		const lines = [
			...['draw', 'reserve', 'draw', 'reserve', 'moves', 'moves all'],
			...['prepare lion:6', 'prepare sav:2 co:4', 'prepare sav:2 ost:4', 'undo', 'quit'],
		];
		const { out } = await playGame('snapshot', '--bots random --option firstPlayer=0 --seed 2', lines.join('\n'));
		const [, few, all] = out.split(/^> moves.*$/m).map((part) => part.match(/^ prepare /gm)?.length ?? 0);
		expect([few, all]).toEqual([13, 48]);
		expect(out).toMatch('… and 35 more: "moves all"');
		const expected = [...out.matchAll(/, (\d+(?:\.\d)?) prestige on average\.$/gm)].map(([, prestige]) =>
			Number(prestige),
		);
		expect(expected.slice(0, few)).toEqual(expected.slice(0, few).toSorted((a, b) => b - a));
		expect(out).toMatch('Lion lies in no habitat and is not one of your reserved cards.\n(NOT_AVAILABLE,');
		expect(out).toMatch('Not understood: "co" may be andean-condor or common-ostrich.');
		expect(out).toMatch('Prepared: Savannah 2 dice and Common Ostrich 4 dice.');
		expect(out).toMatch('You took the move back.');
	});

	test('an offer in the turn of a bot is put to the person, and no time runs out', async () => {
		const table = '--bots random --option firstPlayer=1 --option claimSeconds=5 --seed 3';
		const { out } = await playGame('snapshot', table, 'pass\npass\nmoves\nclaim\nquit\n');
		expect(out).toMatch('Claim or decline. random drew Red Panda: it costs 1 token. For example: claim ·\ndecline');
		expect(out).toMatch('Not possible: First the offer has to be answered: claim or decline.');
		expect(out).toMatch(/^ claim {4}Buy it from random for 1 token/m);
		expect(out).toMatch('You claimed it.');
	});

	test('a standing order answers offers, and tells what stands', async () => {
		const table = '--players 3 --bots greedy --option firstPlayer=0 --seed 8';
		const { out } = await playGame(
			'snapshot',
			table,
			'help\norder\norder turn\norder list lion jag\ndraw\nplace\nquit\n',
		);
		expect(out).toMatch(/^ {2}order never +what to answer to offers/m);
		expect(out).toMatch('You are asked about every card that is offered to you.');
		expect(out).toMatch('Not understood: in your own turn nothing is offered to you.');
		expect(out).toMatch('Claimed for you: Jaguar and Lion. The rest is declined.');
		expect(out.match(/ · You declined\./g)?.length).toBeGreaterThan(1);
		expect(out).not.toMatch('Claim or decline');
		const asked = await playGame('snapshot', table, 'draw\nplace\norder turn\norder\nquit\n');
		expect(asked.out).toMatch('Claim or decline');
		expect(asked.out).toMatch(/Everything is declined for you in this turn\.\n\n · You declined\./);
	});

	test('Snapshot in Russian, without a word of English but what is typed', async () => {
		const lines = 'help\nmoves\norder list\nprepare lion:6\ndraw\nplace\nquit\n';
		const { out } = await playGame('snapshot', '--players 3 --bots beginner --seed 3 --lang ru', lines);
		expect(out).toMatch(/^ Круг 1 +ваш ход/m);
		expect(out).toMatch(/^ Горы +4\+ +меньше 7 спугнёт: 4 карты/m);
		expect(out).toMatch('За вас берут: красноглазую квакшу,');
		expect(out).toMatch(/Нельзя\. Лев: нет ни на одном месте, ни в вашей сумке\.\s+\(NOT_AVAILABLE,/);
		const typed =
			/\b(?:draw|place|reserve|commit|claim|decline|sell|order|never|ask|turn|assignment|list|prepare|pass|explore|shoot|reroll|supply|abandon|help|moves|all|board|rules|undo|quit|beginner|Snapshot|SNP|NOT_AVAILABLE|[a-z]+(?:-[a-z]+)*(?=[: ,]\d)|lion|jag|savannah|red-panda)\b/g;
		const words = out.replaceAll(/[0-9a-f]{64}/g, '').replaceAll(typed, '');
		expect(words.match(/[A-Za-z]{3,}/g)).toBeNull();
	});

	test('a game of real time: no clock unless asked for, others have their say, taking back is a move', async () => {
		const lines = 'help\nwait\nundo\n0-9\npush up\n!highfive\nstop\n1-2\nrules 15\nquit\n';
		const { out } = await playGame('photoshoot', '--seed 2', lines);
		expect(out).toMatch(/^Without the hourglass: /m);
		expect(out).toMatch('24 of 24 actions left');
		expect(out.match(/^ {2}undo /gm)).toHaveLength(1);
		expect(out).toMatch('Nobody else means to do anything: it is up to you.');
		expect(out).toMatch('There is no action of yours to take back. (PST_NOTHING_TO_UNDO');
		expect(out).toMatch('The stage has 9 cells. (PST_BAD_CELL');
		expect(out).toMatch(
			' · You raised a hand for a high five with Stella.\n · Stella raised a hand for a high five with you.\n',
		);
		expect(out).toMatch('The photographers are at work. (PST_WRONG_PHASE)');
		expect(out).toMatch(/ · You swapped top left and top middle\.\n( · .*\n)* · Stella swapped /);
		expect(out).toMatch(/^PST-15 /m);
		const timed = await playGame(
			'photoshoot',
			'--seed 2 --bots random --option pace=hourglass',
			'ready\nflip\n1-2\nquit\n',
		);
		expect(timed.out).not.toMatch(/^Without the hourglass: /m);
		expect(timed.out).toMatch('hourglass 90 s, standing');
		expect(timed.out).toMatch(/hourglass \d\d s, running/);
	});

	test('help, rules, one rule, board', async () => {
		const { out } = await play(START, 'help\nrules\nrules 17\nrules PHO-999\nboard\nquit\n');
		expect(out).toMatch('take 3 cards from the left end of row 1');
		expect(out).toMatch('Wind the film: slide 1 card of your hand toward the fresh end.');
		expect(out).toMatch('PHO-17 You cannot ask for more cards than the row still has.');
		expect(out).toMatch('There is no rule "PHO-999"');
		expect(out.match(/^ Field /gm)).toHaveLength(2);
	});

	test('in Russian: help, moves, refusals, rules, taking back', async () => {
		const lines = 'help\nmoves\n1>2\nrules\nrules 17\n1L1\nundo\nquit\n';
		const { out } = await play(`${START} --lang ru`, lines);
		expect(out).toMatch('взять 3 карты с левого края ряда 1');
		expect(out.match(/^ \d[LR]\d +Войд(ёт|ут): /gm)).toHaveLength(18);
		expect(out).toMatch(/Нельзя\. Сначала возьмите карты с поля; намотка потом\. \(WRONG_PHASE, правило\sPHO-12;/);
		expect(out).toMatch('Мотайте плёнку: сдвиньте 1 карту руки к свежему концу.');
		expect(out).toMatch(/все они в\s+games\/photograph\/RULES\.ru\.md\./);
		expect(out).toMatch(/^PHO-17 [А-Я]/m);
		expect(out).toMatch(' · Вы взяли ход назад.');
		expect(out).toMatch('Партия прервана после 2 ходов; ничего не записано.');
	});

	test('quit stops with exit code 0, an early end of input with 1 and one line; neither leaves a record', async () => {
		const file = join(folder, 'unfinished.jsonl');
		const quit = await play(`${START} --record ${file}`, '1L1\nquit\n');
		expect([quit.code, quit.err]).toEqual([0, '']);
		expect(quit.out).toMatch('Stopped after 1 move');
		const early = await play(`${START} --record ${file}`, '1L1\n');
		expect(early.code).toBe(1);
		expect(early.err).toBe('shutterbox: the input ended after 1 move, before the match was over\n');
		expect(existsSync(file)).toBe(false);
	});

	test('a record is never written over, and a folder that is not there is found out first', async () => {
		const here = import.meta.filename;
		const taken = await play(`--record ${here}`, PATIENT);
		expect(taken).toMatchObject({ code: 2, out: '', err: `shutterbox: --record ${here}: exists already\n` });
		const nowhere = await play(`--record ${join(folder, 'no', 'where.jsonl')}`, PATIENT);
		expect(nowhere).toMatchObject({ code: 2, out: '' });
	});
});
