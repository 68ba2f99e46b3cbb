import { FastChance, seedOfGame } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { player, policies } from '../../src/bots/policies.ts';
import { TEMPERS, type Temper } from '../../src/bots/temper.ts';
import { type Move, photoshoot, type State } from '../../src/index.ts';
import { stage } from '../table.ts';

const START = 'RPA/JCE/OMS';
const luck = () => new FastChance(seedOfGame(3, 0));
const flawless: Temper = { ...TEMPERS.expert, strays: 0, forgets: 0, slips: 0, shouts: 0, notices: 1, imagines: 0 };

function plan(state: State, seat: number, temper = flawless) {
	const planned = player(temper).plan?.(photoshoot.view(state, seat), seat, luck());
	return planned ? { move: photoshoot.notation.printMove(planned.move), at: planned.at } : null;
}

test.each(Object.entries(policies))(
	'%s chooses legally, plans the same way twice, and leaves its view alone',
	(_, bot) => {
		for (const options of [
			{ hourglassSec: 30, level: 4 },
			{ pace: 'untimed', turnBudget: 8, level: 4 },
		]) {
			for (const { n, state, actor, at } of walk(photoshoot, { seats: 4, options }, 5)) {
				if (actor === 'table' || n % 3 > 0) continue;
				const view = photoshoot.view(state, actor);
				const before = JSON.stringify(view);
				const first = bot.plan?.(view, actor, luck());
				expect(bot.plan?.(view, actor, luck())).toEqual(first);
				const move: Move = bot.choose(view, actor, luck());
				const later = Math.max(at, first?.at ?? 0, state.now);
				const refusal = photoshoot.check(state, { actor, move, at: later });
				if (refusal) expect(refusal.code).toBe('PST_TIME_UP');
				expect(JSON.stringify(view)).toBe(before);
			}
		}
	},
);

describe('a photographer', () => {
	test('takes the shortest way, and shoots what is finished', () => {
		const shoot = stage(START, { seats: 6, open: 'P32' });
		expect(['2-5', '5-6', '2-6']).toContain(plan(shoot.state, 0)?.move);
		expect(plan(stage('RPE/JCO/AMS', { open: 'P32' }).state, 0)?.move).toBe('photo');
	});

	test('waits for the own turn, and thinks half to one and a half of the mean', () => {
		const { state } = stage(START, { open: 'P32' });
		expect(plan(state, 2)).toBeNull();
		const at = plan(state, 0)?.at ?? 0;
		expect(at).toBeGreaterThanOrEqual(900);
		expect(at).toBeLessThanOrEqual(2_700);
	});

	test('does the rituals first, answers those of others, and slides Alice', () => {
		const asked = stage('RPE/JCA/OMS', { open: 'P32', effects: 'olivia-applaud' });
		expect(plan(asked.state, 0)?.move).toBe('!applaud');
		const five = stage(START, { effects: 'olivia-highfive' }).do('0: !highFive>2 @1000');
		const answer = plan(five.state, 2);
		expect(answer?.move).toBe('!highFive>0');
		expect(answer?.at).toBeGreaterThanOrEqual(1_500);
		expect(answer?.at).toBeLessThanOrEqual(1_900);
		expect(plan(stage(START, { effects: 'pam-wave' }).do('0: !wave').state, 2)?.move).toBe('!wave');
		expect(plan(stage(START, { effects: 'edgar-ready' }).do('0: !ready').state, 2)?.move).toBe('!yes');
		expect(plan(stage('RPE/JCA/OMS', { open: 'P32', effects: 'alice-contact' }).state, 0)?.move).toMatch(/slide/);
	});

	test('[PST-46] remembers a forgotten ritual of its own', () => {
		const shoot = stage(START, { effects: 'max-goodboy' }).do('0: 7-4 @1000');
		expect(plan(shoot.state, 0, { ...flawless, corrects: 1 })).toEqual({ move: '!goodBoy', at: 2_000 });
	});
});

describe('a controller', () => {
	test('notices a fault after a reaction, and knows what it was', () => {
		const shoot = stage(START).do('0: 0-4 @5000');
		const calls = [1, 3].map((seat) => plan(shoot.state, seat)).filter((call) => call !== null);
		expect(calls.length).toBe(1);
		expect(calls[0].move).toBe('stop 1');
		expect(calls[0].at).toBeGreaterThanOrEqual(5_540);
		expect(calls[0].at).toBeLessThanOrEqual(6_260);
		shoot.do('1: stop 1');
		expect(plan(shoot.state, 1)?.move).toBe('point swap');
	});

	test('leaves a faultless action alone, and lets the last call pass', () => {
		const shoot = stage(START).do('0: 0-1 @89000');
		expect([1, 3].map((seat) => plan(shoot.state, seat))).toEqual([null, null]);
		shoot.pass(90_000);
		expect([1, 3].map((seat) => plan(shoot.state, seat)?.move).filter(Boolean)).toEqual(['ok']);
	});
});

describe('an absent seat', () => {
	const automatic = (state: State, seat: number) =>
		photoshoot.notation.printMove(photoshoot.automatic(photoshoot.view(state, seat), seat));

	test('gets ready, flips, approves, resumes', () => {
		const shoot = stage(START, { phase: 'ready' });
		expect(automatic(shoot.state, 0)).toBe('ready');
		shoot.do('0: ready', '2: ready');
		expect(automatic(shoot.state, 1)).toBe('flip');
		expect(automatic(stage(START, { head: 'pace=untimed' }).do('0: 0-1').state, 3)).toBe('ok');
		expect(automatic(stage(START).do('0: 0-1', '1: stop 1', '1: point turn').state, 3)).toBe('resume');
	});

	test('on turn shoots what is finished, or moves tiles without effects; else does a ritual', () => {
		expect(automatic(stage('RPE/JCO/AMS', { open: 'P32' }).state, 0)).toBe('photo');
		expect(automatic(stage(START, { effects: 'pam-wave' }).state, 0)).toBe('0-3');
		expect(automatic(stage(START).state, 2)).toBe('!pet>max');
		expect(automatic(stage('RMA/JCE/OPS', { phase: 'repair', effects: 'arthur-max' }).state, 0)).toMatch(/^repair/);
	});
});
