import { describe, expect, test } from 'vitest';
import { photoshoot } from '../../src/index.ts';
import type { Phase } from '../../src/rules/state.ts';
import { talkRules } from '../../src/rules/talk.ts';
import { type StageSetup, stage } from '../table.ts';

/** Seats 0 and 2 photograph, 1 and 3 are control. */
const during = (phase: Phase, setup?: StageSetup) =>
	photoshoot.view({ ...stage('RPA/JCE/OMS', setup).state, phase }, 'spectator');

describe('talk', () => {
	test('[PST-53] a line of a photographer is filed as talk while the round runs', () => {
		expect(talkRules.filed(during('running'), 0)).toEqual({ type: 'talk' });
		expect(talkRules.filed(during('running'), 1)).toBeNull();
		expect(talkRules.filed(during('ready'), 0)).toBeNull();
	});

	test('[PST-53] photographers are silent during calls and checks, and where talk is muted', () => {
		for (const phase of ['called', 'paused', 'check', 'lastCall'] as const) {
			expect(talkRules.maySpeak(during(phase), 2), phase).toBe(false);
			expect(talkRules.maySpeak(during(phase), 3), phase).toBe(true);
			expect(talkRules.maySpeak(during(phase), 'spectator'), phase).toBe(true);
		}
		for (const phase of ['repair', 'ready', 'over', 'running'] as const)
			expect(talkRules.maySpeak(during(phase), 2), phase).toBe(true);
		expect(talkRules.maySpeak(during('running', { head: 'talk=muted' }), 2)).toBe(false);
	});

	test('[PST-53] photographers read what control and spectators write when the round is over', () => {
		for (const speaker of [1, 'spectator'] as const) {
			expect(talkRules.mayHear(during('running'), speaker, 0)).toBe(false);
			expect(talkRules.mayHear(during('running'), speaker, 3)).toBe(true);
			expect(talkRules.mayHear(during('ready'), speaker, 0)).toBe(true);
		}
		expect(talkRules.mayHear(during('running'), 2, 0)).toBe(true);
		expect(talkRules.mayHear(during('running'), 0, 'spectator')).toBe(true);
	});

	test('[PST-5] teams sit alternately; two or three players are one team', () => {
		expect(photoshoot.teams?.(5)).toEqual([0, 1, 0, 1, 0]);
		expect(photoshoot.teams?.(3)).toEqual([0, 0, 0]);
	});
});
