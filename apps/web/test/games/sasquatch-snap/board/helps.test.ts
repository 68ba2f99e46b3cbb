import { beforeAll, expect, test } from 'vitest';
import { hintFor, lessonFor, words } from '../../../../src/games/sasquatch-snap/advice/index.ts';
import { lineOf } from '../../../../src/games/sasquatch-snap/board/prompt.ts';
import type { Scene } from '../../../../src/games/sasquatch-snap/board/scene.ts';
import { foretoldOn, threatTo } from '../../../../src/games/sasquatch-snap/board/threat.ts';
import { EMPTY } from '../../../../src/games/sasquatch-snap/draft.ts';
import { HELPS } from '../../../../src/games/sasquatch-snap/helps.ts';
import { words as boardWords } from '../../../../src/games/sasquatch-snap/words.ts';
import { offeredAt, onOf } from '../../../../src/table/helps.ts';
import { at, checkOf } from '../table.ts';

beforeAll(() => Promise.all([words.load(), boardWords.load()]));

/** Seat 1 stands alone in his north line, with snaps to lose; seat 0 has the Whistle. */
const INLINE = '| sasquatch E5 | 0: A1 | 1: E3; snaps 2 | 2: I9 | 3: B8';

test('a threat is a line along which a rival would have him maul her at her cost', () => {
	expect(threatTo(at(`phase commit ${INLINE}`).view(1), 1)).toMatchObject({ dir: 'N', prey: [1] });
	expect(threatTo(at(`phase commit ${INLINE}`).view(2), 2)).toBeUndefined();
	expect(threatTo(at(`whistle 1 phase commit ${INLINE}`).view(1), 1)).toBeUndefined();
	// On her own trap she is insured.
	expect(threatTo(at(`phase commit ${INLINE} | tiles 1b E3`).view(1), 1)).toBeUndefined();
});

/** What is on at a table for somebody who has switched nothing. */
function onAt(options: Readonly<Record<string, unknown>>, isRated = false): ReadonlySet<string> {
	return onOf(offeredAt({ helps: HELPS }, { game: 'sasquatch-snap', isRated, options }), []);
}

test('no hints are offered in a rated match, and nothing where the host rules it out', () => {
	expect([...onAt({ helps: 'allowed' })]).toEqual(['forecasts', 'warnings', 'hints']);
	// A record from before the option was there.
	expect([...onAt({})]).toEqual(['forecasts', 'warnings', 'hints']);
	expect([...onAt({ helps: 'allowed' }, true)]).toEqual(['forecasts', 'warnings']);
	expect(
		offeredAt({ helps: HELPS }, { game: 'sasquatch-snap', isRated: true, options: { helps: 'none' } }).helps,
	).toEqual([]);
});

test('a square and the line under the board foresee and warn only where that is allowed', () => {
	const table = at(`phase commit ${INLINE}`);
	const view = table.view(1);
	const [allowed, none] = [onAt({ helps: 'allowed' }), onAt({ helps: 'none' })];
	// She is first in his line north, and round the forest from the south.
	expect(foretoldOn(view, view.journalists[1], allowed).map(({ dir }) => dir)).toEqual(['N', 'S']);
	expect(foretoldOn(view, view.journalists[1], none)).toEqual([]);
	const said = (helps: ReadonlySet<string>) => {
		const deeds = {} as Scene['deeds'];
		const scene: Scene = {
			...{ shown: view, act: null, seat: 1, names: ['Ada', 'Bo', 'Cy', 'Di'], asked: 'commit', draft: EMPTY },
			...{ helps, check: checkOf(view, 1), deeds },
		};
		return lineOf(scene, view, {}).prompt?.sentence;
	};
	expect(said(allowed)).toContain('first in his north line');
	expect(said(none)).not.toContain('his north line');
});

test.for(['whistle', 'commit', 'lure'] as const)(
	'a hint for the %s is legal, has its reason, and stays the same',
	(phase) => {
		const view = at(`phase ${phase} ${INLINE}`).view(0);
		const hint = hintFor(view, 0);
		if (hint === null) throw new Error('no hint');
		expect(hint.move.type).toBe(phase);
		expect(checkOf(view, 0)(hint.move)).toBeNull();
		expect(hint.why).toMatch(/^Bot: .+\.$/);
		expect(hintFor(view, 0)).toEqual(hint);
	},
);

test('a hint to lure says what it brings', () => {
	const caught = at('phase lure | sasquatch E5 | tiles 0b E3 | 0: A1 | 1: B2 | 2: I9 | 3: B8').view(0);
	expect(hintFor(caught, 0)).toMatchObject({ move: { dir: 'N', dist: 2 }, why: 'Bot: this brings you 1 snap.' });
	const mauled = at(`phase lure ${INLINE}`).view(0);
	expect(hintFor(mauled, 0)?.why).toBe('Bot: nothing for you here, but it costs a rival 2 snaps.');
});

test('lessons are told when they matter, each until it is understood', () => {
	const view = at(`phase commit ${INLINE}`).view(1);
	const known = new Set<string>();
	const told: string[] = [];
	for (;;) {
		const lesson = lessonFor(view, 1, 'commit', (id) => known.has(id));
		if (lesson === undefined) break;
		known.add(lesson);
		told.push(lesson);
	}
	expect(told).toEqual(['move', 'danger']);
	const holder = at(`phase commit ${INLINE} | tiles 1b A2, 0b D5`).view(0);
	expect(lessonFor(holder, 0, 'commit', (id) => id === 'move')).toBe('wrap');
	expect(lessonFor(holder, 0, 'commit', (id) => id === 'move' || id === 'wrap')).toBe('toll');
	expect(lessonFor(holder, 0, 'commit', (id) => ['move', 'wrap', 'toll'].includes(id))).toBe('hunt');
	expect(lessonFor(holder, 0, 'commit', (id) => ['move', 'wrap', 'toll', 'hunt'].includes(id))).toBe('stay');
	const shared = at('phase commit | 0: E3 | 1: E3').view(1);
	expect(lessonFor(shared, 1, 'commit', (id) => id !== 'order')).toBe('order');
	expect(lessonFor(shared, 0, 'commit', (id) => id !== 'order')).toBeUndefined();
	expect(lessonFor(view, 0, 'whistle', () => false)).toBe('trade');
	expect(lessonFor(view, 0, 'lure', () => false)).toBe('lure');
	expect(lessonFor(view, 0, null, () => false)).toBeUndefined();
});
