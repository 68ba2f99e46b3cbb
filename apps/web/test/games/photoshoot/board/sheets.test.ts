import { TILES } from '@shutterbox/photoshoot/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawsOf } from '../../../../src/games/photoshoot/board/draws.ts';
import { albumOf } from '../../../../src/games/photoshoot/board/photos.ts';
import { isElsewhere, sheetsOf } from '../../../../src/games/photoshoot/board/sheets.tsx';
import { brokenEffects } from '../../../../src/games/photoshoot/board/tiles.ts';
import { boardWords } from '../../../../src/games/photoshoot/board/words.ts';
import { words } from '../../../../src/games/photoshoot/words.ts';
import { tableWords } from '../../../../src/i18n/table.ts';
import { at } from '../table.ts';
import { told } from './scenes.ts';

beforeAll(() => Promise.all([words.load(), boardWords.load(), tableWords.load()]));

describe('between two rounds', () => {
	const scored = {
		type: 'roundScored',
		team: 'A',
		objectives: ['P01', 'P02'],
		tokens: [1, 2],
		scores: [5, 2],
	} as const;

	test('the round is counted line by line, and then the cards are read', () => {
		const view = at('4p running', 'open P01').view(0);
		const drawn = { type: 'effectDrawn', team: 'A', effect: 'pam-wave' } as const;
		const [count, card] = sheetsOf(view, told(scored, drawn));
		expect(count).toMatchObject({
			kind: 'count',
			count: {
				lines: [
					{ team: 0, shots: [{ gain: '+2' }, { gain: '+2' }], tokens: [{ gain: '+1' }], total: [0, 5] },
					{ team: 1, shots: [], tokens: [{ gain: '+1' }, { gain: '+1' }], total: [0, 2] },
				],
			},
		});
		expect(card).toMatchObject({ kind: 'card', card: { id: 'pam-wave', team: 0 } });
		expect(sheetsOf(view, told({ type: 'timeUp' }))).toEqual([]);
	});

	test('what a team draws is told with the points that it passed', () => {
		const drew = (team: 'A' | 'B', effect: 'pam-wave' | 'edgar-cheese' | 'joe-push' | 'max-pet') =>
			({ type: 'effectDrawn', team, effect }) as const;
		// Level 2 and up: a blue and an orange card at 5, a blue one at 15.
		const view = { ...at('4p running level=4', 'open P01').view(0), thresholds: [0, 1] };
		const [count, ...cards] = sheetsOf(
			view,
			told(scored, drew('A', 'pam-wave'), drew('A', 'joe-push'), drew('A', 'edgar-cheese'), drew('B', 'max-pet')),
		);
		expect(count.kind === 'count' && count.count.note).toBe(
			'Amber passes 5: a blue card and an orange card. Amber passes 15: a blue card. Violet passes 15: a blue card.',
		);
		expect(cards.map((sheet) => sheet.kind === 'card' && [sheet.card.id, sheet.card.team])).toEqual([
			['pam-wave', 0],
			['joe-push', 0],
			['edgar-cheese', 0],
			['max-pet', 1],
		]);
		const second = { ...view, thresholds: [1, 1] };
		expect(drawsOf(second, 0, ['pam-wave'])).toEqual([{ at: 15, colour: 'blue', effect: 'pam-wave' }]);
	});

	test('the album has the photos of both teams', () => {
		const view = at('4p running', 'open P01').view(0);
		const { teams } = albumOf(view, told(scored, { ...scored, team: 'B', objectives: ['P09'] }));
		expect(teams.map(({ shots }) => shots.map(({ id }) => id))).toEqual([['P01', 'P02'], ['P09']]);
	});

	test('a sheet goes where the match goes elsewhere, as a replay does without a word', () => {
		const running = at('4p running', 'open P01').view(0);
		const next = { ...running, round: running.round + 1 };
		const [repair, ready, over] = (['repair', 'ready', 'over'] as const).map((phase) => ({ ...next, phase }));
		expect([isElsewhere(repair, ready), isElsewhere(ready, ready), isElsewhere(over, over)]).toEqual([
			false,
			false,
			false,
		]);
		expect([isElsewhere(ready, next), isElsewhere(ready, running), isElsewhere(over, ready)]).toEqual([
			true,
			true,
			true,
		]);
		expect(isElsewhere(ready, { ...ready, round: next.round + 3 })).toBe(true);
	});

	test('what the orange effects lack is named with both tiles', () => {
		const view = at('4p repair pace=untimed round 1 first A', 'A james-olivia').view(0);
		expect(brokenEffects(view).map(({ id, pair }) => [id, ...pair.map((tile) => TILES[tile])])).toEqual([
			['james-olivia', 'james', 'olivia'],
		]);
	});
});
