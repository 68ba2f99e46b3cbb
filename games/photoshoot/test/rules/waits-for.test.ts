import { seatsOf } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { photoshoot } from '../../src/index.ts';
import { type Stage, type StageSetup, stage } from '../table.ts';

const UNTIMED = 'pace=untimed';

function untimed(setup: StageSetup = {}): Stage {
	return stage('RPA/JCE/OMS', { ...setup, head: `${UNTIMED} ${setup.head ?? ''}` });
}

function waited({ state }: Stage): number[] {
	return seatsOf(photoshoot.waitsFor?.(state) ?? 0);
}

describe('without a clock a match waits for', () => {
	test('[PST-60] the seat on turn, though its team mates may act too', () => {
		const position = untimed();
		expect(seatsOf(photoshoot.toMove(position.state))).toEqual([0, 2]);
		expect(waited(position)).toEqual([0]);
	});

	test('[PST-60] control to answer an action, though photographers may correct it', () => {
		const position = untimed().do('0: 0-1');
		expect(seatsOf(photoshoot.toMove(position.state))).toEqual([0, 1, 2, 3]);
		expect(waited(position)).toEqual([1, 3]);
		expect(waited(position.do('3: ok'))).toEqual([2]);
	});

	test('[PST-48] whoever stopped, to say why', () => {
		expect(waited(untimed().do('0: 0-4', '1: stop 1'))).toEqual([1]);
	});

	test('[PST-28, 35] team mates whose reply the photographer waits for, and then for the photographer again', () => {
		const position = untimed({ seats: 6 }).do('0: !highFive>4');
		expect(waited(position)).toEqual([4]);
		expect(waited(position.do('4: !highFive>0'))).toEqual([0]);
		expect(waited(position.do('0: !ready'))).toEqual([2, 4]);
	});

	test('[PST-36] nobody whose rituals are used up', () => {
		const position = untimed();
		for (let i = 0; i < 20; i++) position.do('2: !applaud');
		expect(waited(position.do('0: !highFive>2'))).toEqual([0]);
	});

	test('[PST-10] the starter to repair the stage', () => {
		const position = stage('RMA/JCE/OPS', {
			phase: 'repair',
			effects: 'arthur-max',
			head: `${UNTIMED} round 1 first A`,
		});
		expect(waited(position)).toEqual([0]);
	});

	test('[PST-69] the other seats where team mates are the referees', () => {
		expect(waited(untimed({ seats: 3, head: 'referee=players' }).do('0: 0-1'))).toEqual([1, 2]);
	});
});

test('[PST-73] against the hourglass it waits for nobody but those who may act', () => {
	const { state } = stage('RPA/JCE/OMS').do('0: 0-1');
	expect(photoshoot.waitsFor?.(state)).toBe(photoshoot.toMove(state));
});

test('[PST-28] for somebody who is late a team mate is answered, before anything else', () => {
	const { state } = untimed({ effects: 'olivia-highfive' }).do('0: !highFive>2');
	expect(photoshoot.automatic(photoshoot.view(state, 2), 2)).toEqual({ type: 'ritual', kind: 'highFive', target: 0 });
});
