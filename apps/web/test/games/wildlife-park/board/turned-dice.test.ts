import { expect, test } from 'vitest';
import { EMPTY, laid } from '../../../../src/games/wildlife-park/board/drafting.ts';
import { offersFor } from '../../../../src/games/wildlife-park/board/offers.ts';
import { turnedIn } from '../../../../src/games/wildlife-park/board/turned-dice.ts';
import { took } from '../../../../src/games/wildlife-park/draft.ts';
import { seenIn, sketch } from '../positions.ts';

test('a die that workers turn on its way is told with what it showed in the supply', () => {
	const { view } = seenIn(sketch({ park: 'a1 sloth.heart', supply: 'out:green 3' }).state);
	const turn = took(EMPTY.turn, 'supply', 'out:green');
	const [way] = offersFor(view, 0, turn, 'supply').find(({ hex }) => hex === 'a1')?.ways ?? [];
	if (!way) throw new Error('it cannot lie there');
	const draft = laid({ ...EMPTY, turn }, 'supply', 'a1', way);
	expect(way.workers.length).toBeGreaterThan(0);
	expect(turnedIn(view, 0, draft)).toEqual([{ hex: 'a1', from: 3, workers: way.workers }]);
	expect(turnedIn(view, 0, EMPTY)).toEqual([]);
});

test('at the end of a round dice of the park are told, two workers as one change', () => {
	const { view } = seenIn(sketch({ when: 'workers 8', park: 'a2 tiger.black@0=4', supply: '-' }).state);
	const job = { hex: 'a2', delta: -1 } as const;
	expect(turnedIn(view, 0, { ...EMPTY, jobs: { green: job, multi: job } })).toEqual([
		{
			hex: 'a2',
			from: 4,
			workers: [
				['green', -1],
				['multi', -1],
			],
		},
	]);
});
