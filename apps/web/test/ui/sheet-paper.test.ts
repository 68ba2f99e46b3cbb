import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SheetPaper } from '../../src/ui/sheet-paper.ts';

let drawn: Blob | null;

beforeEach(() => {
	const context = new Proxy({}, { get: () => () => ({ addColorStop() {} }), set: () => true });
	const canvas = { getContext: () => context, toBlob: (done: (file: Blob | null) => void) => done(drawn) };
	vi.stubGlobal('document', { createElement: () => canvas });
});

afterEach(() => vi.unstubAllGlobals());

test('a picture is kept with all its bytes in memory', async () => {
	drawn = new Blob(['a picture'], { type: 'image/png' });
	const file = await new SheetPaper().file();
	expect([file.type, await file.text()]).toEqual(['image/png', 'a picture']);
	expect(file, 'not what the browser may have put on a disk').not.toBe(drawn);
});

test('a picture that the browser could not draw, or cannot read from a full disk, is no file', async () => {
	drawn = null;
	await expect(new SheetPaper().file()).rejects.toThrow('no room');
	drawn = new Blob(['a picture']);
	vi.spyOn(drawn, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
	await expect(new SheetPaper().file()).rejects.toThrow('gone');
});
