import { isRefusal } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { workerPreviewsOf } from '../../src/analysis/worker-previews.ts';
import { whatWorkersChange, wildlifePark } from '../../src/index.ts';
import { layoutOf } from '../../src/rules/park.ts';
import { usesFor } from '../../src/rules/workers.ts';
import { sketch } from '../table.ts';

describe('workers for a die', () => {
	test('its own colour and the multicoloured one, alone or together', () => {
		expect(usesFor(0b11111, 0)).toEqual([
			[],
			[['green', 1]],
			[['green', -1]],
			[['multi', 1]],
			[['multi', -1]],
			[
				['green', 1],
				['multi', 1],
			],
			[
				['green', -1],
				['multi', -1],
			],
		]);
	});

	test('used workers offer nothing', () => {
		expect(usesFor(0b00010, 0)).toEqual([[]]);
	});
});

test('[WPK-43] every die that can be turned is shown, with what the rules say it brings', () => {
	let turnings = 0;
	for (let seed = 1; seed <= 12; seed++) {
		for (const { state, seat } of walk(wildlifePark, { seats: 3, options: { missions: 'on' } }, seed)) {
			if (state.phase !== 'workers') continue;
			const view = wildlifePark.view(state, seat);
			const shown = new Map(workerPreviewsOf(view, seat).map(({ hex, turnings: all }) => [hex, all]));
			const park = state.parks[seat];
			layoutOf(park).names.forEach((hex, i) => {
				for (let colour = 0; colour < 4; colour++) {
					for (const workers of usesFor(0b11111, colour).slice(1)) {
						const change = whatWorkersChange(view, seat, [{ hex, workers }]);
						const way = shown.get(hex)?.find((each) => JSON.stringify(each.workers) === JSON.stringify(workers));
						expect(way?.gain ?? null).toEqual(isRefusal(change) ? null : change);
						if (way) turnings++;
					}
				}
				if (park.dice[i] === 0) expect(shown.has(hex)).toBe(false);
			});
		}
	}
	expect(turnings).toBeGreaterThan(200);
});

test('[WPK-36] a worker planned elsewhere is not offered again; its own hex may be planned anew', () => {
	const { state } = sketch({
		when: 'workers 15',
		park: 'c4 ibex.heart=1; b5 golden-eagle.black@0=4',
		more: 'workers grey',
	});
	const view = wildlifePark.view(state, 0);
	const planned = [{ hex: 'c4', workers: [['grey', 1]] as const }];
	expect(workerPreviewsOf(view, 0).map(({ hex }) => hex)).toEqual(['b5', 'c4']);
	expect(workerPreviewsOf(view, 0, planned)).toMatchObject([
		{ hex: 'c4', value: 1, turnings: [{ value: 2, gain: { grey: 1, total: 1 } }] },
	]);
});
