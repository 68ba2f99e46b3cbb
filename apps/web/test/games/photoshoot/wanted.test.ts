import type { Viewer } from '@shutterbox/kernel';
import { h, isValidElement } from 'preact';
import { beforeAll, describe, expect, test } from 'vitest';
import { Portrait } from '../../../src/games/photoshoot/text/Portrait.tsx';
import { Wanted } from '../../../src/games/photoshoot/text/Wanted.tsx';
import { words as textWords } from '../../../src/games/photoshoot/text/words.ts';
import { words } from '../../../src/games/photoshoot/words.ts';
import { at, type PhotoTable } from './table.ts';

beforeAll(() => Promise.all([words.load(), textWords.load()]));

/** Everything that is written or read aloud, portraits aside. */
function textOf(node: unknown): string {
	if (Array.isArray(node)) return node.map(textOf).join(' ');
	if (typeof node === 'string' || typeof node === 'number') return String(node);
	if (!isValidElement(node)) return '';
	const { type, props } = node as { type: unknown; props: Record<string, unknown> };
	if (type === Portrait) return '';
	return textOf(typeof type === 'function' ? type(props) : props.children);
}

const seenBy = (table: PhotoTable, viewer: Viewer) => textOf(h(Wanted, { view: table.view(viewer), viewer }));

const EVERYBODY: readonly Viewer[] = [0, 1, 2, 3, 'spectator'];
const HINT = /✓|in place/;

/** Of P32 Arthur and Max stand where they should, Edgar and Olivia do not. */
const OPEN = 'open P32';

describe('[PST-71] how far the wanted photo has come', () => {
	test.each(['4p running pace=untimed', '4p running', '4p running calls=quick'])('is told to nobody: %s', (head) => {
		for (const viewer of EVERYBODY) {
			expect(seenBy(at(head, OPEN), viewer), `seat ${viewer}`).toMatch(/P32.*Arthur.*Edgar/s);
			expect(seenBy(at(head, OPEN), viewer), `seat ${viewer}`).not.toMatch(HINT);
		}
	});

	test('is told by a table that assists, to photographers, while they may act', () => {
		const table = at('4p running pace=untimed strictness=assist', OPEN);
		const told = EVERYBODY.filter((viewer) => HINT.test(seenBy(table, viewer)));
		expect(told).toEqual([0, 2]);
		expect(seenBy(table, 0)).toMatch(/P32, 2 of 4 in place.*✓ +Arthur/s);
		table.play(0, 'photo');
		expect(EVERYBODY.filter((viewer) => HINT.test(seenBy(table, viewer)))).toEqual([]);
	});

	test('is told to the one on turn alone where team mates judge each other', () => {
		const table = at('2p running pace=untimed strictness=assist referee=players', OPEN);
		expect([0, 1].filter((seat) => HINT.test(seenBy(table, seat)))).toEqual([0]);
	});
});

describe('a photo that can be called', () => {
	const shot = () => at('4p running pace=untimed', OPEN).play(0, 'photo');

	test('is shown to all as it was wanted, without a word on whether it matches', () => {
		for (const viewer of EVERYBODY) {
			const text = seenBy(shot(), viewer);
			expect(text).toMatch(/P32, taken and open to call.*Arthur.*Edgar.*Olivia.*Max/s);
			expect(text).not.toMatch(HINT);
		}
	});

	test('is gone when it can be called no more', () => {
		expect(seenBy(shot().play(1, 'ok'), 1)).not.toMatch(/open to call/);
	});
});
