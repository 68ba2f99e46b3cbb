import type { View, Viewer } from '@shutterbox/kernel';
import type { State } from '@shutterbox/photoshoot/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { exhibitsOf } from '../../../../src/games/photoshoot/board/evidence.ts';
import { checklistOf, neededRituals } from '../../../../src/games/photoshoot/board/needed.ts';
import { teamCard } from '../../../../src/games/photoshoot/board/people.ts';
import { filmOf, wantedOf } from '../../../../src/games/photoshoot/board/photos.ts';
import { mayTouch, roleOf } from '../../../../src/games/photoshoot/board/scene.ts';
import { ALL_TILES, tileProps } from '../../../../src/games/photoshoot/board/tiles.ts';
import { boardWords } from '../../../../src/games/photoshoot/board/words.ts';
import { EMPTY } from '../../../../src/games/photoshoot/draft.ts';
import { mainMove } from '../../../../src/games/photoshoot/main-move.ts';
import { spoken, words } from '../../../../src/games/photoshoot/words.ts';
import { tableWords } from '../../../../src/i18n/table.ts';
import { at, checkOf } from '../table.ts';
import { sceneOf } from './scenes.ts';

beforeAll(() => Promise.all([words.load(), boardWords.load(), tableWords.load()]));

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'spectator'];

/** Everything that the board shows a viewer, a tile in hand included. */
function shown(view: View<State>, viewer: Viewer, picked: number | null = null): unknown {
	const scene = sceneOf(view, viewer, { draft: { ...EMPTY, picked } });
	const { seat } = scene;
	const hands = { dragged: null, sure: [], aimed: 4, check: checkOf(view, seat ?? 0, view.now + 5000) };
	return [
		ALL_TILES.map((tile) => tileProps(scene, tile, hands)),
		teamCard(scene, 0),
		teamCard(scene, 1),
		wantedOf(scene),
		filmOf(scene),
		exhibitsOf(scene),
		checklistOf(scene),
		seat === null ? [] : neededRituals(scene, seat),
		[roleOf(view, seat), mayTouch(view, seat), seat === null ? null : mainMove(view, seat)],
		spoken.prompt({ ...scene.reader, view, toMove: [0, 1, 2, 3], isOpen: true }),
	];
}

describe('[PST-71] where the table judges against the hourglass', () => {
	test('nothing on the board depends on whose turn it is', () => {
		const table = at('4p running', 'open P01', 'A olivia-highfive max-pet').at(4000).play(0, '0-1');
		const view = table.view(0);
		for (const viewer of VIEWERS)
			for (const picked of [null, 6])
				expect(shown({ ...view, turn: 0 }, viewer, picked)).toEqual(shown({ ...view, turn: 2 }, viewer, picked));
	});

	test('a photo that does not match looks like one that does', () => {
		const table = at('4p running', 'open P32').at(4000).play(0, 'photo');
		// The four of P32 stand in their cells on the first of the two stages alone.
		const [right, wrong] = ['RPE/JCO/AMS', 'RPE/JCM/AOS'].map((stage) => ({
			...table.view(0),
			cells: [...stage.replaceAll('/', '')].map((code) => 'MOAPEJCRS'.indexOf(code)),
		}));
		// Where they stand, and stood, everybody sees.
		const isPlace = (key: string) => ['cell', 'label', 'digit', 'isStop', 'looks'].includes(key);
		const but = (view: View<State>, viewer: Viewer) =>
			JSON.stringify(shown(view, viewer), (key, value) => (isPlace(key) ? null : value));
		for (const viewer of VIEWERS) expect(but(wrong, viewer)).toBe(but(right, viewer));
	});

	test('no tile is marked as one that may or may not go, no ritual as needed', () => {
		const view = at('4p running', 'open P01', 'A olivia-highfive joe-push').at(4000).view(0);
		const scene = sceneOf(view, 0, { draft: { ...EMPTY, picked: 6 } });
		const hands = { dragged: null, sure: [], aimed: 4, check: checkOf(view, 0) };
		expect(ALL_TILES.map((tile) => tileProps(scene, tile, hands).fits)).toEqual(ALL_TILES.map(() => null));
		expect([checklistOf(scene), neededRituals(scene, 0)]).toEqual([null, []]);
	});
});

test('[PST-71] who is in place on the wanted photo is told to photographers of a table that assists, and to nobody else', () => {
	const placed = (strictness: string, viewer: Viewer, ticks = true) => {
		const view = at(`4p running strictness=${strictness}`, 'open P32').at(4000).view(0);
		// All four of P32 stand in their cells.
		const cells = [...'RPEJCOAMS'].map((code) => 'MOAPEJCRS'.indexOf(code));
		const scene = sceneOf({ ...view, cells }, viewer);
		return wantedOf({ ...scene, helps: { ...scene.helps, ticks } }).inPlace?.length;
	};
	expect(VIEWERS.map((viewer) => placed('assist', viewer))).toEqual([4, 0, 4, 0, 0]);
	expect(VIEWERS.map((viewer) => placed('judge', viewer))).toEqual([0, 0, 0, 0, 0]);
	expect(placed('assist', 0, false)).toBe(0);
});

test('[PST-44] a table that assists shows the photographer on turn where a tile may go, and what comes first', () => {
	const view = at('4p running strictness=assist', 'open P01', 'A olivia-highfive').at(4000).view(0);
	const hands = { dragged: null, sure: [], aimed: 4, check: checkOf(view, 0, view.now + 5000) };
	const lifted = sceneOf(view, 0, { draft: { ...EMPTY, picked: 6 } });
	const fits = ALL_TILES.map((tile) => [view.cells.indexOf(tile), tileProps(lifted, tile, hands).fits] as const);
	// Olivia, bottom left: her neighbours, and the other friends from anywhere.
	expect(
		fits
			.filter(([, fit]) => fit === 'can')
			.map(([cell]) => cell)
			.toSorted(),
	).toEqual([2, 3, 4, 7]);
	expect(neededRituals(lifted, 0)).toHaveLength(1);
	expect(checklistOf(lifted)?.items).toHaveLength(2);
	expect(checklistOf(sceneOf(view, 2, { draft: { ...EMPTY, picked: 6 } }))).toBeNull();
	const quiet = { ...lifted, helps: { places: false, rituals: false, ticks: false, contact: false, steady: false } };
	expect(ALL_TILES.every((tile) => tileProps(quiet, tile, hands).fits === null)).toBe(true);
	expect([checklistOf(quiet), wantedOf(quiet).inPlace]).toEqual([null, []]);
});
