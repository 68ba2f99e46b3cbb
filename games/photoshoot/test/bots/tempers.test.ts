import { dealsPlayed, standing } from '@shutterbox/bots';
import { isRefusal, resolveTable } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { player } from '../../src/bots/policies.ts';
import { TEMPERS, type Temper } from '../../src/bots/temper.ts';
import { photoshoot } from '../../src/index.ts';

/** One temper behind the camera, another as control. */
function inRoles(shoots: Temper, { notices, imagines, reactMs }: Temper): Temper {
	return { ...shoots, notices, imagines, reactMs };
}

function scoreOf(one: Temper, other: Temper, deals: number) {
	const resolved = resolveTable(photoshoot, 4, {});
	if (isRefusal(resolved)) throw new Error(resolved.code);
	const contest = { seats: 4, options: resolved.options, a: 'one', b: 'other', seed: 3001 };
	const players = { a: player(one), b: player(other) };
	return standing(dealsPlayed(photoshoot, { ...contest, players }, 0, deals)).score;
}

test.each([
	['sharp', 'casual'],
	['expert', 'sharp'],
] as const)('%s is clearly above %s, behind the camera and as control', (better, worse) => {
	const [strong, weak] = [TEMPERS[better], TEMPERS[worse]];
	expect(scoreOf(inRoles(strong, weak), weak, 20).low).toBeGreaterThan(0.6);
	expect(scoreOf(inRoles(weak, strong), weak, 120).low).toBeGreaterThan(0.5);
});
