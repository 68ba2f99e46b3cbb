import { animalNamed, type Move } from '@shutterbox/snapshot/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { onlyRoll } from '../../../../src/games/snapshot/board/fast-rolls.ts';
import { helps } from '../../../../src/games/snapshot/board/helps.ts';
import { type Draft, EMPTY } from '../../../../src/games/snapshot/board/mind.ts';
import { draftBy, hintedMove, hintWords } from '../../../../src/games/snapshot/board/use-hint.ts';
import { prepareOf } from '../../../../src/games/snapshot/draft.ts';
import { words } from '../../../../src/games/snapshot/words.ts';
import { turnTo } from '../../../../src/i18n/area.ts';
import { seen } from '../positions.ts';

const NAMES = ['Ann', 'Bo'];
/** Whatever comes next spooks, and the bag is full. */
const RISKY =
	'2p research 0 | rainforest jaguar | mountain snow-leopard | savannah lion | shoreline polar-bear | 0: tokens 3; hand meerkat ghost-crab';
const ROLLED = '2p reroll 0 | savannah lion | plan savannah:1 lion:5+2 | at savannah roll 1 | 0: tokens 1';

beforeAll(() => words.load());

function hinted(position: string) {
	const { view, check } = seen(position);
	const move = hintedMove(view, 0);
	if (move === null) throw new Error('nothing was hinted at');
	return { move, check, said: (tellsOdds = true) => hintWords({ view, viewer: 0, names: NAMES }, move, tellsOdds) };
}

describe('a hint', () => {
	test.each([
		[RISKY, 'prepare', /^A bot would plan this\. .*\d%/],
		['2p research 0', 'draw', /^A bot would draw\. \+1 token\./],
		['2p fate 0 | savannah lion | drawn meerkat', 'reserve', /^A bot would put it into its bag\.$/],
		['2p fate 0 | drawn lion', 'place', /^A bot would place it\.$/],
		[
			'2p explore 0 | savannah lion | plan savannah:1 lion:5',
			'explore',
			/^A bot would explore the savannah now\. .*\d%/,
		],
		[ROLLED, 'reroll', /^A bot would roll again\. .*\d%/],
	])('about %s is to %s', (position, type, said) => {
		const hint = hinted(position);
		expect(hint.move.type).toBe(type);
		expect(hint.check(hint.move)).toBeNull();
		expect(hint.said()).toMatch(said);
	});

	test('tells no chance where chances are not told', () => {
		for (const position of [RISKY, '2p research 0', ROLLED]) expect(hinted(position).said(false)).not.toMatch(/\d/);
	});

	test('lays a whole plan, and leaves what else was in mind about it behind', () => {
		const { move } = hinted(RISKY);
		const before: Draft = { ...EMPTY, armed: 'tokens', sure: 'draw' };
		const { plan, ...rest } = draftBy(move, before);
		expect(plan && prepareOf(plan)).toEqual(move);
		expect(rest).toEqual({ armed: 'dice', over: null, payment: null, sure: null });
	});

	test('to stop says what that brings', () => {
		const { view } = seen('2p research 0');
		const said = hintWords({ view, viewer: 0, names: NAMES }, { type: 'pass' }, false);
		expect(said).toBe('A bot would pass. End your turn without a photo and take 3 tokens.');
	});

	test('says who would pay for a re-roll', () => {
		const lion = animalNamed('lion');
		const move: Move = { type: 'reroll', die: 0, supply: 1, animals: [{ id: 'lion', tokens: 1 }] };
		expect(draftBy(move, EMPTY).payment).toEqual([-1, lion]);
	});

	test('is given in Russian, too', async () => {
		await turnTo('ru');
		try {
			expect(hinted('2p research 0').said()).toMatch(/^Бот взял бы карту\. \+1 жетон/);
			expect(hinted('2p explore 0 | savannah lion | plan savannah:1 lion:5').said()).toMatch(
				/^Бот исследовал бы сейчас саванну\. /,
			);
		} finally {
			await turnTo('en');
		}
	});

	test('is advice: rated matches have none, and a host may rule it out', () => {
		const hints = helps.find(({ id }) => id === 'hints');
		expect(hints?.isAdvice).toBe(true);
		expect(hints?.isForbidden?.({ helps: 'none' })).toBe(true);
	});
});

describe('fast rolls', () => {
	test.each<[string, Move | null]>([
		['2p explore 0 | savannah lion | plan savannah:1 lion:5', { type: 'explore', habitat: 'savannah' }],
		['2p explore 0 | savannah lion | shoreline sea-otter | plan savannah:1 shoreline:1 lion:2 sea-otter:2', null],
		['2p shoot 0 | savannah lion | plan savannah:1=explored lion:5 | at savannah', { type: 'shoot', animal: 'lion' }],
		['2p shoot 0 | savannah meerkat lion | plan savannah:1=explored meerkat:1 lion:4 | at savannah', null],
		['2p research 0 | savannah lion', null],
	])('of %s', (position, roll) => {
		const { view } = seen(position);
		expect(onlyRoll(view, view.phase === 'over' ? null : view.phase)).toEqual(roll);
	});

	test('are off until somebody wants them, and no host can mind', () => {
		const rolls = helps.find(({ id }) => id === 'rolls');
		expect(rolls?.isOff).toBe(true);
		expect(rolls?.isForbidden?.({ helps: 'none' })).toBe(false);
	});
});
