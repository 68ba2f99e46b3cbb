import { ScriptedChance } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { repairDistance } from '../src/rules/repair.ts';
import { orangeOf } from '../src/rules/state.ts';
import { stage } from './table.ts';

const START = 'RPA/JCE/OMS';

describe('turns and swaps', () => {
	test('[X-1, PST-13 to 17] two swaps and a photo', () => {
		const shoot = stage(START, { seats: 6, open: 'P32', deck: 'P07' });
		expect(shoot.do('0: 2-5').cells).toBe('RPE/JCA/OMS');
		expect(shoot.faults).toEqual([]);
		expect(shoot.do('2: 5-6').cells).toBe('RPE/JCO/AMS');
		shoot.do('4: photo');
		expect(shoot.faultsByItem).toEqual([[], []]);
		expect(shoot.taken).toEqual(['P32']);
		expect(shoot.open).toBe('P07');
		expect(shoot.state.turn).toBe(0);
	});

	test('[X-2, PST-15, 43, 44] a swap of tiles that do not touch', () => {
		expect(stage(START).do('0: 0-4').faults).toEqual(['swap']);
		const assist = stage(START, { head: 'strictness=assist' });
		expect(assist.refused('0: 0-4')).toBe('PST_NOT_ADJACENT');
		expect(assist.refused('2: 0-1')).toBe('PST_NOT_YOUR_TURN');
		expect(assist.refused('0: 4-4')).toBe('PST_SAME_CELL');
	});

	test('[X-3, PST-15] friends swap across the stage', () => {
		const shoot = stage(START).do('0: 2-6');
		expect(shoot.cells).toBe('RPO/JCE/AMS');
		expect(shoot.faults).toEqual([]);
	});
});

describe('orange effects', () => {
	const joe = { effects: 'joe-push' };

	test.each([
		['[X-4, PST-37] from the centre to the right', 'MOA/PJE/CRS', 'right', 'MOA/EPJ/CRS', []],
		['[X-4, PST-37] from the centre upwards', 'MOA/PJE/CRS', 'up', 'MJA/PRE/COS', []],
		['[X-5, PST-37] from the left edge', 'MOA/JPE/CRS', 'right', 'MOA/EJP/CRS', []],
		['[X-6, PST-37] down from a corner', 'JOA/MPE/CRS', 'down', 'COA/JPE/MRS', []],
		['[X-7, PST-37, 43] out of the frame', 'MOA/JPE/CRS', 'left', 'MOA/PEJ/CRS', ['joe-push']],
	])('%s', (_, before, direction, after, faults) => {
		const shoot = stage(before, joe).do(`0: push ${direction}`);
		expect(shoot.cells).toBe(after);
		expect(shoot.faults).toEqual(faults);
	});

	test('[X-7] assist refuses a push against nobody', () => {
		expect(stage('MOA/JPE/CRS', { ...joe, head: 'strictness=assist' }).refused('0: push left')).toBe('PST_PUSH_EMPTY');
	});

	test('[X-8, PST-37, 44] Joe is never swapped', () => {
		expect(stage('MOA/JPE/CRS', joe).do('0: 3-4').faults).toEqual(['joe-push']);
		expect(stage('MOA/JPE/CRS', { ...joe, head: 'strictness=assist' }).refused('0: 3-4')).toBe('PST_JOE_PUSHES');
		const plain = stage('MOA/JPE/CRS');
		expect(plain.refused('0: push right')).toBe('PST_NO_PUSH');
		expect(plain.do('0: 3-4').faults).toEqual([]);
	});

	test('[X-9, PST-38] Chloe moves diagonally', () => {
		const chloe = { effects: 'chloe-diagonal' };
		expect(stage(START, chloe).do('0: 4-0').faults).toEqual([]);
		expect(stage(START, chloe).do('0: 4-1').faults).toEqual(['chloe-diagonal']);
		expect(stage(START, chloe).do('0: 4-6').faults).toEqual([]);
	});

	test('[X-10, PST-38, 43] Chloe far away, and among friends', () => {
		const chloe = { effects: 'chloe-diagonal' };
		expect(stage('CPA/JRE/OMS', chloe).do('0: 0-5').faults).toEqual(['chloe-diagonal', 'swap']);
		expect(stage('CPA/JRE/OMS', chloe).do('0: 0-2').faults).toEqual([]);
		expect(stage('RAP/JCE/OMS', chloe).do('0: 4-1').faults).toEqual([]);
	});

	test('[X-11, PST-38, 41] Joe may push Chloe, nobody may swap Joe', () => {
		const both = { effects: 'chloe-diagonal joe-push' };
		const shoot = stage('MOA/JCE/PRS', both).do('0: push right');
		expect(shoot.cells).toBe('MOA/EJC/PRS');
		expect(shoot.faults).toEqual([]);
		expect(stage('JOA/MCE/PRS', both).do('0: 0-4').faults).toEqual(['joe-push']);
	});

	test('[X-12, PST-39] Arthur and Max may touch at a corner', () => {
		const shoot = stage(START, { effects: 'arthur-max' }).do('0: 7-4');
		expect(shoot.cells).toBe('RPA/JME/OCS');
		expect(shoot.faults).toEqual([]);
	});

	test('[X-13, PST-39, 52, 24] they stay a mistake as long as they stand together', () => {
		const shoot = stage('RPA/JME/OCS', { effects: 'arthur-max' });
		expect(shoot.do('0: 4-3').cells).toBe('RPA/MJE/OCS');
		expect(shoot.faults).toEqual(['arthur-max']);
		expect(shoot.do('2: 7-8').faults).toEqual(['arthur-max']);
		expect(shoot.do('0: photo').faults).toEqual(['photo']);
		expect(shoot.do('2: 3-6').cells).toBe('RPA/OJE/MSC');
		expect(shoot.faults).toEqual([]);
	});

	test('[X-14, PST-40, 41] James stays with Olivia, friends or not', () => {
		const shoot = stage('RPA/JCE/MOS', { effects: 'james-olivia' });
		expect(shoot.do('0: 7-4').cells).toBe('RPA/JOE/MCS');
		expect(shoot.faults).toEqual([]);
		expect(shoot.do('2: 4-2').cells).toBe('RPO/JAE/MCS');
		expect(shoot.faults).toEqual(['james-olivia']);
	});

	test('[X-15, PST-40] once apart, coming closer is enough', () => {
		const shoot = stage('ARP/JOE/CMS', { effects: 'james-olivia' });
		expect(shoot.do('0: 4-0').faults).toEqual(['james-olivia']);
		expect(shoot.do('2: 8-5').cells).toBe('ORP/JAS/CME');
		expect(shoot.faults).toEqual([]);
		expect(shoot.do('0: 7-8').faults).toEqual(['james-olivia']);
		expect(shoot.do('2: 0-1').cells).toBe('ROP/JAS/CEM');
		expect(shoot.faults).toEqual([]);
	});
});

describe('repair', () => {
	test('[X-16, PST-10] one swap parts Arthur and Max', () => {
		const shoot = stage('RMA/JCE/OPS', { phase: 'repair', effects: 'arthur-max' });
		expect(shoot.refused('2: repair 1-2')).toBe('PST_NOT_STARTER');
		expect(shoot.refused('0: repair 0-1')).toBe('PST_BAD_REPAIR');
		expect(shoot.refused('0: repair 7-8')).toBe('PST_BAD_REPAIR');
		expect(shoot.do('0: repair 1-2').cells).toBe('RAM/JCE/OPS');
		expect(shoot.state).toMatchObject({ phase: 'ready', turn: 0 });
	});

	test('[X-17, PST-10] two swaps bring James to Olivia', () => {
		const shoot = stage('SPR/JME/ACO', { phase: 'repair', effects: 'james-olivia' });
		const left = () => repairDistance(shoot.state.cells, orangeOf(shoot.state));
		expect(left()).toBe(2);
		expect(shoot.table.moves(0)).toEqual(
			['0-1', '0-3', '3-6', '4-7', '5-8', '6-8', '7-8'].map((swap) => `repair ${swap}`),
		);
		expect(shoot.do('0: repair 0-1').cells).toBe('PSR/JME/ACO');
		expect(left()).toBe(1);
		expect(shoot.do('0: repair 8-5').cells).toBe('PSR/JMO/ACE');
		expect(left()).toBe(0);
	});

	test('[X-18, PST-10] both constraints broken', () => {
		const shoot = stage('SRM/JPE/ACO', { phase: 'repair', effects: 'arthur-max james-olivia' });
		expect(repairDistance(shoot.state.cells, orangeOf(shoot.state))).toBe(2);
		expect(shoot.table.moves(0)).toEqual(['repair 0-1', 'repair 5-8']);
	});
});

describe('blue effects', () => {
	test('[X-19, PST-27] "Good boy!" in time', () => {
		expect(stage(START, { effects: 'max-goodboy' }).do('0: !goodBoy @500', '0: 7-4 @1000').faults).toEqual([]);
	});

	test('[X-20, PST-36, 46, 50, 72] "Good boy!" late, and a call that crosses it', () => {
		const late = () => {
			const shoot = stage(START, { effects: 'max-goodboy' });
			expect(shoot.do('0: 7-4 @1000').faults).toEqual(['max-goodboy']);
			expect(shoot.do('2: !goodBoy @1200').faults).toEqual(['max-goodboy']);
			expect(shoot.do('0: !goodBoy @1500').faults).toEqual([]);
			return shoot;
		};
		const shoot = late().do('1: stop 1 @1800', '1: point effect max-goodboy @2500');
		expect(shoot.told('judged')).toMatchObject([
			{ verdict: 'void', kind: 'effect', effect: 'max-goodboy', token: null },
		]);
		expect(shoot.state.window.length).toBe(1);
		expect(shoot.do('1: resume @3000').deadline).toBe(91_200);
		shoot.do('1: stop 1 @3100', '1: point effect max-goodboy');
		expect(shoot.told('judged')).toMatchObject([{ verdict: 'wrong', token: 'A' }]);
		expect(shoot.state.tokens).toEqual([1, 0]);

		const tooLate = late().do('1: stop 1 @1900', '1: point effect max-goodboy');
		expect(tooLate.state.tokens).toEqual([1, 0]);
		const elsewhere = late().do('1: stop 1 @1800', '1: point turn');
		expect(elsewhere.state.tokens).toEqual([1, 0]);
	});

	test('[X-21, PST-26, 25] a late pet cures nothing', () => {
		const shoot = stage(START, { effects: 'max-pet' });
		expect(shoot.do('0: 7-4').faults).toEqual([]);
		expect(shoot.do('2: 0-1').faults).toEqual(['max-pet']);
		expect(shoot.do('2: !pet>max').faults).toEqual(['max-pet']);
	});

	test('[X-22, PST-26, 36] petted in time, and owed only once', () => {
		const shoot = stage(START, { effects: 'max-pet' });
		expect(shoot.do('0: 7-4', '0: !pet>max', '2: !pet>max', '2: 0-1').faults).toEqual([]);
		expect(shoot.do('0: 0-1').faults).toEqual([]);
	});

	test('[X-23, PST-24, 26] a photo owes the pet too', () => {
		const shoot = stage('RPE/JCM/AOS', { effects: 'max-pet', open: 'P32' }).do('0: 5-4', '2: photo');
		expect(shoot.faults).toEqual(['photo', 'max-pet']);
	});

	test('[X-24, PST-28, 46] a high five is returned, and before the move', () => {
		const shoot = stage(START, { seats: 6, effects: 'olivia-highfive' });
		expect(shoot.do('0: !highFive>2', '0: 6-7').faults).toEqual(['olivia-highfive']);
		expect(shoot.do('2: !highFive>0').faults).toEqual(['olivia-highfive']);
		expect(shoot.do('0: undo').cells).toBe(START);
		expect(shoot.state.turn).toBe(0);
		expect(shoot.do('2: !highFive>0', '0: 6-7').faults).toEqual([]);
		const other = stage(START, { seats: 6, effects: 'olivia-highfive' });
		expect(other.do('0: !highFive>4', '4: !highFive>0', '0: 6-7').faults).toEqual(['olivia-highfive']);
	});

	test('[X-25, PST-30, 36] Alice stays on the table', () => {
		const alice = { effects: 'alice-contact' };
		const faults = (move: string) => stage(START, alice).do(`0: ${move} @5000`).faults;
		expect(faults('2-6 slide 1200')).toEqual([]);
		expect(faults('2-6 slide 1199')).toEqual(['alice-contact']);
		expect(faults('2-5 tap')).toEqual(['alice-contact']);
		expect(faults('5-2 slide 300')).toEqual([]);
		expect(faults('0-1 tap')).toEqual([]);
		expect(stage(START, alice).refused('0: 2-6 slide 1300 @1000')).toBe('PST_BAD_HOLD');
	});

	test('[X-26, PST-4, 30, 41] a push moves three, and Alice round the line', () => {
		const shoot = stage('RPE/JMA/OCS', { effects: 'alice-contact joe-push max-goodboy' });
		expect(shoot.do('0: push right slide 500').cells).toBe('RPE/AJM/OCS');
		expect(shoot.faults).toEqual(['alice-contact', 'max-goodboy']);
	});

	test('[X-27, PST-32, 36] the wave goes round in order', () => {
		const pam = { seats: 6, effects: 'pam-wave' };
		const shoot = stage(START, pam).do('0: !wave', '4: !wave', '2: !wave', '0: 0-1');
		expect(shoot.faults).toEqual(['pam-wave']);
		expect(shoot.do('4: !wave').faults).toEqual([]);
		expect(stage(START, pam).do('0: !wave', '2: !wave', '4: !wave', '0: 0-1').faults).toEqual([]);
	});

	test('[X-28, PST-35] everybody answers after the question', () => {
		const shoot = stage(START, { seats: 6, effects: 'edgar-ready' });
		shoot.do('2: !yes', '0: !ready', '4: !yes', '0: 5-8');
		expect(shoot.faults).toEqual(['edgar-ready']);
		expect(shoot.do('2: !yes').faults).toEqual([]);
		expect(shoot.refused('0: !shake>0')).toBe('PST_BAD_TARGET');
		expect(shoot.refused('0: !shake>1')).toBe('PST_BAD_TARGET');
	});
});

describe('calls', () => {
	const applaud = { effects: 'olivia-applaud' };

	test('[X-29, PST-47 to 51, 56] a right call, the clock, and who may speak', () => {
		const shoot = stage(START, { ...applaud, more: ['clock 10000 since 10000 flip 10000 runs 10000'] });
		shoot.do('0: 6-7 @14000', '1: stop 1 @15200');
		expect(shoot.state.remainingMs).toBe(84_800);
		expect(shoot.refused('2: 0-1')).toBe('PST_WRONG_PHASE');
		expect(shoot.refused('3: point effect olivia-applaud')).toBe('PST_NOT_CALLER');
		expect(shoot.refused('1: point effect max-pet')).toBe('PST_BAD_POINT');
		shoot.do('1: point effect olivia-applaud @18000');
		expect(shoot.told('judged')).toEqual([
			{ type: 'judged', verdict: 'right', kind: 'effect', effect: 'olivia-applaud', undone: [1], token: 'B' },
		]);
		expect(shoot.state).toMatchObject({ tokens: [0, 1], turn: 0, phase: 'paused' });
		expect(shoot.cells).toBe(START);
		expect(shoot.do('3: resume @20000').deadline).toBe(104_800);
		expect(shoot.refused('1: stop 1 @20100')).toBe('PST_NOTHING_TO_CALL');
		expect(stage(START, applaud).do('0: !applaud', '0: 6-7').faults).toEqual([]);
	});

	test('[X-30, PST-50] a wrong call validates', () => {
		const shoot = stage(START).do('0: 6-7', '3: stop 1', '3: point swap');
		expect(shoot.state).toMatchObject({ tokens: [1, 0], turn: 2 });
		expect(shoot.cells).toBe('RPA/JCE/MOS');
		shoot.do('3: resume');
		expect(shoot.refused('3: stop 1')).toBe('PST_NOTHING_TO_CALL');
	});

	test('[X-31, PST-48, 50] pointing at the wrong mistake is wrong, unless calls are quick', () => {
		const named = stage(START, applaud).do('0: 6-7', '3: stop 1', '3: point turn');
		expect(named.state.tokens).toEqual([1, 0]);
		expect(named.cells).toBe('RPA/JCE/MOS');
		const quick = stage(START, { ...applaud, head: 'calls=quick' }).do('0: 6-7', '3: stop 1');
		expect(quick.state.tokens).toEqual([0, 1]);
		expect(quick.cells).toBe(START);
		expect(quick.told('judged')).toMatchObject([{ kind: 'effect', effect: 'olivia-applaud' }]);
	});

	test('[X-32, PST-45, 47, 52] the next swap closes the window', () => {
		const shoot = stage(START, applaud).do('0: 6-7 @1000', '2: 0-1 @2000');
		expect(shoot.refused('1: stop 1')).toBe('PST_WINDOW_CLOSED');
		shoot.do('1: stop 2', '1: point effect olivia-applaud');
		expect(shoot.state.tokens).toEqual([1, 0]);
	});

	const photos = { ...applaud, open: 'P32', deck: 'P07 P11' };

	test('[X-33, PST-45, 49] a photo falls with the swap before it', () => {
		const shoot = stage('RPE/JCA/OMS', photos).do('0: 5-6', '2: photo', '1: stop 1', '1: point effect olivia-applaud');
		expect(shoot.cells).toBe('RPE/JCA/OMS');
		expect([shoot.open, shoot.taken, shoot.knownTop]).toEqual(['P32', [], ['P07']]);
		expect(shoot.state.deck.length).toBe(49);
		expect(shoot.state).toMatchObject({ turn: 0, tokens: [0, 1] });
	});

	test('[X-34, PST-21, 45, 49] two calls take back two photos and a swap', () => {
		const shoot = stage('RPE/JCA/OMS', photos).do('0: 5-6', '2: photo');
		expect(shoot.refused(`0: photo @${shoot.state.now + 1999}`)).toBe('PST_TOO_SOON');
		shoot.do('0: photo', '1: stop 3', '1: point photo');
		expect([shoot.open, shoot.taken, shoot.knownTop]).toEqual(['P07', ['P32'], ['P11']]);
		shoot.do('1: resume', '3: stop 1', '3: point effect olivia-applaud');
		expect([shoot.open, shoot.taken, shoot.knownTop]).toEqual(['P32', [], ['P07', 'P11']]);
		expect(shoot.state.tokens).toEqual([0, 2]);
	});

	test('[X-35, PST-52, 46] a wrong photo that nobody calls counts', () => {
		const shoot = stage('RPE/JCA/OMS', { open: 'P32', deck: 'P07' }).do('0: photo');
		expect(shoot.faults).toEqual(['photo']);
		expect(shoot.do('2: 0-1').taken).toEqual(['P32']);
		const undone = stage('RPE/JCA/OMS', { open: 'P32', deck: 'P07' }).do('0: photo', '0: undo');
		expect([undone.open, undone.taken, undone.knownTop]).toEqual(['P32', [], ['P07']]);
		expect(undone.state.turn).toBe(0);
	});

	test('[X-36, PST-13, 54, 49] order goes on from whoever acted', () => {
		const shoot = stage(START, { seats: 6 });
		expect(shoot.do('4: 0-1').faults).toEqual(['turn']);
		expect(shoot.state.turn).toBe(0);
		expect(shoot.do('0: 0-1').faults).toEqual([]);
		expect(shoot.state.turn).toBe(2);
		expect(shoot.do('0: 0-1').faults).toEqual(['turn']);
		expect(shoot.state.turn).toBe(2);
		shoot.do('1: stop 3', '1: point turn');
		expect(shoot.cells).toBe(START);
		expect(shoot.state.turn).toBe(2);
	});

	test('[X-37, PST-53, 49, 50] talk is struck, the swap stands', () => {
		const shoot = stage(START).do('0: 0-1', '2: talk', '1: stop 2', '1: point talk');
		expect(shoot.state).toMatchObject({ tokens: [0, 1], turn: 2 });
		expect(shoot.cells).toBe('PRA/JCE/OMS');
		shoot.do('1: resume', '1: stop 1', '1: point swap');
		expect(shoot.state.tokens).toEqual([1, 1]);
	});

	test('[X-38, PST-46] three undos a turn, and only of one’s own action', () => {
		const shoot = stage(START);
		expect(shoot.refused('0: undo')).toBe('PST_NOTHING_TO_UNDO');
		for (let i = 0; i < 3; i++) shoot.do('0: 0-1', '0: undo');
		shoot.do('0: 0-1');
		expect(shoot.refused('0: undo')).toBe('PST_UNDO_LIMIT');
		expect(shoot.refused('2: undo')).toBe('PST_NOTHING_TO_UNDO');
	});
});

describe('clock and rounds', () => {
	test('[X-39, PST-21, 56 to 59] settle time, time up, last call', () => {
		const shoot = stage(START, { more: ['clock 1000 since 1000 flip 1000 runs 1000'] }).do('0: 0-1 @5000');
		expect(shoot.refused('2: 0-1 @5999')).toBe('PST_TOO_SOON');
		expect(shoot.do('2: 0-4 @90999').faults).toEqual(['swap']);
		expect(shoot.refused('0: photo @91000')).toBe('PST_TIME_UP');
		expect(shoot.do('table: timeUp @91000').state.phase).toBe('lastCall');
		shoot.do('1: stop 2 @92000', '1: point swap');
		expect(shoot.cells).toBe('PRA/JCE/OMS');
		expect(shoot.state).toMatchObject({ scores: [0, 1], round: 2, turn: 1, phase: 'ready' });
		expect(shoot.told('roundStarted')).toMatchObject([{ team: 'B', starter: 1 }]);
	});

	test('[X-40, PST-59, 61, 62] the last call passes', () => {
		const shoot = stage('RPE/JCO/AMS', { open: 'P32', deck: 'P07' });
		shoot.do('0: photo @80000', '2: 0-1 @89000', 'table: timeUp @90000', 'table: lastCallOver @95000');
		expect(shoot.state.scores).toEqual([2, 0]);
		expect(shoot.state.discard).toEqual([31, 6]);
	});

	const IDS = ['P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07'];
	/** A round with so many wrong photos that nobody called and some tokens won, played to its end. */
	const round = (
		photos: number,
		tokens: string,
		scores: string,
		{ seats = 4, head = '', more = [] as string[] } = {},
	) => {
		const [first, second] = head.startsWith('round 2') && seats > 3 ? [1, 3] : [0, seats > 3 ? 2 : 1];
		const taken = IDS.slice(0, photos).map(
			(id, i) => `${i % 2 ? second : first}:photo(${id}>${IDS[i + 1]})@${2000 * (i + 1)}`,
		);
		const acts = `acts ${[...taken, `${first}:0-1@60000`].join(' ')}`;
		const sections = [`tokens ${tokens}`, `scores ${scores}`, 'clock 60000', acts, ...more];
		return stage(START, { seats, head, open: IDS[photos], more: sections }).pass(95_000);
	};

	test('[X-41, PST-61, 63] thresholds, photographers first', () => {
		const shoot = round(6, '0-2', '4-14', { more: ['drew 0-1', 'blue max-pet *', 'orange joe-push chloe-diagonal *'] });
		expect(shoot.state.scores).toEqual([16, 16]);
		expect(shoot.told('effectDrawn').map(({ team, effect }) => `${team} ${effect}`)).toEqual([
			'A max-pet',
			'A joe-push',
			'B chloe-diagonal',
		]);
	});

	test('[X-42, PST-66] the even round is still played; equal points are a draw', () => {
		expect(round(3, '0-0', '22-20').state).toMatchObject({ scores: [28, 20], round: 2 });
		const shoot = round(4, '0-0', '28-20', { head: 'round 2' });
		expect(shoot.state).toMatchObject({ scores: [28, 28], phase: 'over' });
		expect(shoot.told('gameOver')).toMatchObject([{ result: { reason: 'reached25', places: [1, 1, 1, 1] } }]);
	});

	test('[X-43, PST-66] control may reach 25 first', () => {
		expect(round(1, '1-1', '20-24').state).toMatchObject({ scores: [23, 25], round: 2, phase: 'ready' });
		const shoot = round(1, '0-0', '23-25', { head: 'round 2' });
		expect(shoot.told('gameOver')).toMatchObject([{ result: { scores: [23, 27, 23, 27], places: [3, 1, 3, 1] } }]);
	});

	test('[X-44, PST-63, 67] five cooperative rounds', () => {
		const coop = (n: number, photos: number, tokens: number, score: number, drew: number) =>
			round(photos, `${tokens}-0`, `${score}-0`, {
				seats: 2,
				head: `round ${n} referee=players`,
				more: [`drew ${drew}-0`],
			});
		expect(coop(1, 0, 2, 0, 0).state).toMatchObject({ scores: [0, 0], round: 2 });
		const second = coop(2, 3, 1, 0, 0);
		expect(second.state.scores).toEqual([5, 0]);
		expect(second.state.held[0].length).toBe(1);
		expect(coop(3, 0, 2, 5, 1).state).toMatchObject({ scores: [3, 0], thresholds: [1, 0] });
		expect(coop(4, 6, 0, 3, 1).state).toMatchObject({ scores: [15, 0], thresholds: [2, 0] });
		const last = coop(5, 5, 0, 15, 2);
		expect(last.state).toMatchObject({ scores: [25, 0], phase: 'over' });
		expect(last.told('gameOver')).toMatchObject([{ result: { reason: 'coopWon', scores: [25, 25] } }]);
	});
});

describe('cooperative referee', () => {
	const trio = { seats: 3, effects: 'max-goodboy' };

	test('[X-45, PST-68, 69, 56] the whistle waits two seconds for a correction', () => {
		const shoot = stage(START, trio).do('0: 7-4 @1000');
		expect(shoot.due).toBe('whistle @3000');
		shoot.do('1: 0-1 @2000');
		expect(shoot.state.window.length).toBe(2);
		expect(shoot.do('0: !goodBoy @2500').faultsByItem).toEqual([[], []]);
		expect(shoot.do('2: 4-7 @4000').faults).toEqual(['max-goodboy']);
		shoot.do('table: whistle @6000');
		expect(shoot.state).toMatchObject({ tokens: [1, 0], turn: 2 });
		expect(shoot.cells).toBe('PRA/JME/OCS');
		expect(shoot.do('table: autoResume @11000').deadline).toBe(95_000);

		const without = stage(START, trio).do('0: 7-4 @1000', '1: 0-1 @2000', 'table: whistle @3000');
		expect(without.told('judged')).toMatchObject([{ undone: [2, 1], token: 'A', effect: 'max-goodboy' }]);
		expect(without.cells).toBe(START);
		expect(without.state).toMatchObject({ turn: 0, tokens: [1, 0] });
		expect(stage(START, trio).do('0: 7-4').refused('1: stop 1')).toBe('PST_REFEREE');
	});

	test('[X-45, PST-68, 69] team mates as referees', () => {
		const shoot = stage(START, { ...trio, head: 'referee=players' }).do('0: 7-8');
		expect(shoot.refused('0: stop 1')).toBe('PST_OWN_ACTION');
		shoot.do('1: stop 1', '1: point turn');
		expect(shoot.told('judged')).toMatchObject([{ verdict: 'wrong', token: null }]);
		expect(shoot.state.tokens).toEqual([0, 0]);
	});

	test('[X-49, PST-58, 59, 67, 69, 71] the last call of the engine', () => {
		const pair = { seats: 2, effects: 'max-goodboy' };
		const shoot = stage(START, pair).do('0: 7-4 @89000', 'table: timeUp @90000');
		expect(shoot.state.phase).toBe('lastCall');
		expect(shoot.refused('1: ok @90500')).toBe('PST_REFEREE');
		shoot.do('table: whistle @91000');
		expect(shoot.told('roundScored')).toMatchObject([{ tokens: [1, 0], scores: [0, 0] }]);
		expect(shoot.cells).toBe(START);
		expect(shoot.state.round).toBe(2);
		const plain = stage(START, { seats: 2 }).do('0: 7-4 @89000', 'table: timeUp @90000');
		expect(plain.state.phase).toBe('lastCall');
		expect(plain.due).toBe('lastCallOver @91000');
		const early = stage(START, { seats: 2 }).do('0: 7-4 @88000', 'table: timeUp @90000');
		expect(early.state).toMatchObject({ round: 2, now: 90_000 });
	});
});

describe('without a clock, and other cases', () => {
	test('[X-46, PST-60] a budget of actions', () => {
		const shoot = stage(START, { head: 'pace=untimed turnBudget=8', more: ['acts'] });
		shoot.state.rules = { ...shoot.state.rules, turnBudget: 3 };
		shoot.do('0: 0-4');
		expect(shoot.refused('2: 0-1')).toBe('PST_WRONG_PHASE');
		shoot.do('1: stop 1', '1: point swap');
		expect(shoot.state).toMatchObject({ spent: 1, turn: 0, tokens: [0, 1] });
		expect(shoot.do('0: 0-1', '0: undo').state.spent).toBe(1);
		shoot.do('0: 1-4', '3: ok', '2: photo', '3: ok');
		expect(shoot.state).toMatchObject({ scores: [2, 1], round: 2 });
	});

	test('[X-47, PST-70] the discard pile becomes the deck', () => {
		const rest = Array.from({ length: 47 }, (_, i) => `P${String(i + 3).padStart(2, '0')}`).filter(
			(id) => id !== 'P32',
		);
		const acts = rest.map((id, i) => `0:photo(${id}>${rest[i + 1] ?? 'P32'})@${2000 * (i + 1)}`).join(' ');
		const before = (discard: string, taken: string) => ({
			open: 'P32',
			head: 'hourglassSec=300',
			more: ['deck -', `discard ${discard}`, 'clock 100000', `acts ${taken}`],
			chance: new ScriptedChance({ shuffle: [1, 0] }),
		});
		const all = `${acts} 0:photo(P50>P32)@98000`.replace('P49>P32', 'P49>P50');
		const shoot = stage('RPE/JCO/AMS', before('P01 P02', all)).do('0: photo @110000');
		expect(shoot.open).toBe('P02');
		expect(shoot.state.deck).toEqual([0]);
		expect(shoot.told('deckReshuffled').length).toBe(1);
		const none = stage(
			'RPE/JCO/AMS',
			before('-', `${all.replace('P50>P32', 'P50>P01')} 0:photo(P01>P02)@98500 0:photo(P02>P32)@99000`),
		);
		expect(none.do('0: photo @110000').state.open).toBe(-1);
		expect(none.refused('2: photo')).toBe('PST_NO_OBJECTIVE');
	});

	test('[X-48, PST-23, 48] three faults of one swap', () => {
		const shoot = stage('RPA/JCE/MOS', { effects: 'olivia-highfive olivia-applaud james-olivia' }).do('0: 6-7');
		expect(shoot.cells).toBe(START);
		expect(shoot.faults).toEqual(['james-olivia', 'olivia-highfive', 'olivia-applaud']);
		shoot.do('1: stop 1', '1: point effect olivia-applaud', '1: resume');
		expect(shoot.state.tokens).toEqual([0, 1]);
		expect(shoot.refused('1: stop 1')).toBe('PST_NOTHING_TO_CALL');
	});

	test('[X-50, PST-39, 40] two pairs broken at once', () => {
		const both = { effects: 'arthur-max james-olivia' };
		const shoot = stage('SRC/JME/OPA', both).do('0: 4-5');
		expect(shoot.cells).toBe('SRC/JEM/OPA');
		expect(shoot.faults).toEqual([]);
		expect(shoot.do('2: 3-6').cells).toBe('SRC/OEM/JPA');
		expect(shoot.faults).toEqual([]);
		expect(stage('SRC/JME/OPA', both).do('0: 3-6').faults).toEqual(['arthur-max']);
		expect(stage('SRC/JME/OPA', both).do('0: 7-8').faults).toEqual(['arthur-max', 'james-olivia']);
	});

	test('[X-51, PST-74] stale moves cost nothing', () => {
		const shoot = stage(START).do('0: 0-1');
		expect(shoot.refused('2: 3-4 base 0')).toBe('PST_STALE');
		shoot.do('2: 3-4 base 1');
		expect(shoot.refused('2: undo base 1')).toBe('PST_STALE');
		shoot.do('2: undo base 2');
		expect(shoot.refused('2: 3-4 base 2')).toBe('PST_STALE');
		shoot.do('2: 3-4 base 1');
		const untimed = stage(START, { head: 'pace=untimed' }).do('0: 0-1', '1: ok base 1', '2: 3-4');
		expect(untimed.refused('1: ok base 1')).toBe('PST_STALE');
	});

	test('[X-52, PST-60, 46] a photo taken back has been seen', () => {
		const shoot = stage('RPE/JCA/OMS', { head: 'pace=untimed turnBudget=8', open: 'P32', deck: 'P07' });
		shoot.state.rules = { ...shoot.state.rules, turnBudget: 2 };
		shoot.do('0: photo', '0: undo');
		expect(shoot.state).toMatchObject({ spent: 1, turn: 0 });
		expect([shoot.open, shoot.knownTop]).toEqual(['P32', ['P07']]);
		expect(shoot.do('0: 0-1', '0: undo').state.spent).toBe(1);
		expect(shoot.do('0: photo').told('objectiveRevealed')).toEqual([{ type: 'objectiveRevealed', id: 'P07' }]);
		expect(shoot.knownTop).toEqual([]);
		shoot.do('0: undo');
		expect(shoot.state).toMatchObject({ scores: [0, 0], round: 2 });
	});

	test('[X-53, PST-59] nothing open any more ends the last call', () => {
		const shoot = stage(START).do('0: 0-4 @89500', 'table: timeUp @90000', '0: undo @91000');
		expect(shoot.cells).toBe(START);
		expect(shoot.state).toMatchObject({ round: 2, scores: [0, 0] });
	});

	test('[X-54, PST-46, 49, 53] a talk outlives the swap before it', () => {
		const shoot = stage(START).do('0: 0-4', '2: talk', '1: stop 1', '1: point swap');
		expect(shoot.cells).toBe(START);
		shoot.do('1: resume');
		expect(shoot.refused('1: stop 1')).toBe('PST_WINDOW_CLOSED');
		shoot.do('1: stop 2', '1: point talk');
		expect(shoot.state.tokens).toEqual([0, 2]);
		const undone = stage(START).do('0: 0-4', '2: talk', '0: undo');
		expect(undone.cells).toBe(START);
		expect(undone.faultsByItem).toEqual([['talk']]);
	});
});
