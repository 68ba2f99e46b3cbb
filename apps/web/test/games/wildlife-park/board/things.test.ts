import { expect, test } from 'vitest';
import { EMPTY } from '../../../../src/games/wildlife-park/board/drafting.ts';
import { lookOf } from '../../../../src/games/wildlife-park/board/things.ts';
import { at, seenIn } from '../positions.ts';

test('[WPK-62] once a side is declared, the other one shows what the tokens may hit, and how likely', () => {
	const { state } = at(
		'1p declare 3 | 0: saola; supply left:3 1, left:7 2, right:1 lion.heart, right:2 tiger.heart; display die:0 1',
	);
	const { view } = seenIn(state);
	const risks = (kind: 'die' | 'tile' | null) => {
		const table = { view, own: 0, asked: 'declare', isPlanned: false, park: view.parks[0], rolling: [] } as const;
		const look = (space: string) =>
			lookOf({ ...table, hasCrosses: false, draft: { ...EMPTY, kind } }, `supply ${space}`).risk;
		return ['left:3', 'left:7', 'right:1', 'right:2'].map(look);
	};
	expect(view.solo?.drawn).toEqual([]);
	expect(risks(null)).toEqual([0, 0, 0, 0]);
	expect(risks('tile')).toEqual([4 / 8, 4 / 8, 0, 0]);
	expect(risks('die')).toEqual([0, 0, 7 / 8, 1 / 8]);
});
