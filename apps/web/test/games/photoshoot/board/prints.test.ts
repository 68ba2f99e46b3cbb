import { objectiveNamed } from '@shutterbox/photoshoot/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { flightOf } from '../../../../src/games/photoshoot/board/Flyer.tsx';
import { wantedOf } from '../../../../src/games/photoshoot/board/photos.ts';
import type { SceneAct } from '../../../../src/games/photoshoot/board/scene.ts';
import { told as after } from '../../../../src/games/photoshoot/board/told.ts';
import { boardWords } from '../../../../src/games/photoshoot/board/words.ts';
import { words } from '../../../../src/games/photoshoot/words.ts';
import { at, type PhotoTable } from '../table.ts';
import { sceneOf } from './scenes.ts';

beforeAll(() => Promise.all([words.load(), boardWords.load()]));

/** What is played of it while it is played. */
function played(table: PhotoTable, event: SceneAct['event'], deed: () => unknown): SceneAct {
	const before = table.view(1);
	deed();
	return { id: 1, n: 1, event, before, after: after(before, event), ms: 420, isStill: false };
}

describe('[PST-46] a photo that is taken back', () => {
	test('flies from the film to the stage, the way it came, and its card turns up again', () => {
		const table = at('4p running', 'open P01').at(4_000);
		const taken = played(table, { type: 'photo', seq: 1, seat: 0, id: 'P01' }, () => table.play(0, 'photo'));
		const shot = flightOf(taken, table.view(1));
		expect(wantedOf(sceneOf(table.view(1), 1, { act: taken })).isNew).toBe(true);
		const back = played(table, { type: 'undone', seq: 1, seat: 0 }, () => table.at(7_000).play(0, 'undo'));
		const flight = flightOf(back, table.view(1));
		expect([shot?.from, flight?.to]).toEqual(['.stage', '.stage']);
		expect(flight?.from).toContain(shot?.to);
		expect(table.view(1).open).toBe(objectiveNamed('P01'));
		expect(wantedOf(sceneOf(table.view(1), 1, { act: back }))).toMatchObject({ id: 'P01', isNew: true });
		expect(wantedOf(sceneOf(table.view(1), 1)).isNew).toBe(false);
	});

	test('of a swap that is taken back nothing flies, and no card turns', () => {
		const table = at('4p running', 'open P01').at(4_000).play(0, '0-1');
		const back = played(table, { type: 'undone', seq: 1, seat: 0 }, () => table.play(0, 'undo'));
		expect(flightOf(back, table.view(1))).toBeNull();
		expect(wantedOf(sceneOf(table.view(1), 1, { act: back })).isNew).toBe(false);
	});
});
