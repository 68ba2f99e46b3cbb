import { expect, test } from 'vitest';
import { cutOut } from '../../src/darkroom/cut-out.ts';

/** Pixels of one ink, row by row; digits are tenths of opacity, # is opaque. */
function picture(...rows: readonly string[]) {
	const opacities = rows.join('').replaceAll(' ', '');
	const data = [...opacities].flatMap((one) => [10, 20, 30, one === '#' ? 255 : Number(one) * 25.5]);
	return { data: Uint8ClampedArray.from(data), width: opacities.length / rows.length, height: rows.length };
}

/** The same in words: # for the ink, w for the paper, a digit for tenths of paper, . for nothing. */
function seen({ data, width, height }: ReturnType<typeof picture>): string[] {
	const pixels = Array.from({ length: width * height }, (_, i) => [...data.slice(4 * i, 4 * i + 4)]);
	const words = pixels.map(([red, , blue, opacity]) => {
		if (opacity === 0) return '.';
		if (red === 10 && blue === 30) return '#';
		return opacity === 255 ? 'w' : String(Math.round(opacity / 25.5));
	});
	return Array.from({ length: height }, (_, row) => words.slice(row * width, (row + 1) * width).join(''));
}

/** A picture of upright stripes. */
const stripes = (row: string) => picture(row, row, row, row, row);

test('paper reaches as far beyond the picture on all sides, and its corners are rounded', () => {
	const cut = picture('0000000', '0000000', '000#000', '0000000', '0000000');
	cutOut(cut, 1);
	expect(seen(cut)).toEqual(['.......', '..9w9..', '..w#w..', '..9w9..', '.......']);
	expect([...cut.data.slice(4 * 10, 4 * 11)]).toEqual([255, 253, 248, 255]);
});

test('it reaches as far as told', () => {
	const cut = stripes('#000000');
	cutOut(cut, 3);
	expect(seen(cut)[2]).toBe('#www...');
});

test('a shadow gets no border of its own, and lies on the paper of what throws it', () => {
	const cut = stripes('##22222');
	cutOut(cut, 2);
	const middle = (at: number) => [...cut.data.slice(4 * (14 + at), 4 * (15 + at))];
	// Ink and paper mix where the shadow is on paper; further out it is as it was.
	expect(middle(2)).toEqual([206, 206, 204, 255]);
	expect(middle(6)).toEqual([10, 20, 30, 51]);
});

test('a soft edge stays soft', () => {
	const cut = stripes('00005##');
	cutOut(cut, 1);
	expect(seen(cut)[2]).toBe('...7w##');
});
