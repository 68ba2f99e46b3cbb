import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BackupError } from '../../src/storage/index.ts';
import { isSealed, seal, unseal } from '../../src/storage/sealed.ts';
import { scratchFolder } from './folders.ts';

const KEY = Buffer.from('correct horse battery staple');
const [HEADER, PIECE] = [33, 65_536 + 16];

/** A file with such bytes, none of them twice in a row. */
function fileOf(length: number): string {
	const file = scratchFolder();
	writeFileSync(file, Buffer.from(Array.from({ length }, (_, i) => (i * 31 + (i >> 8)) % 251)));
	return file;
}

function sealedOf(length: number): { plain: string; file: string } {
	const [plain, file] = [fileOf(length), scratchFolder()];
	seal(plain, file, KEY);
	return { plain, file };
}

/** What is said of it; null where it is opened. */
function refusalOf(file: string, key = KEY): string | null {
	const to = scratchFolder();
	try {
		unseal(file, to, key);
		return null;
	} catch (error) {
		if (!(error instanceof BackupError)) throw error;
		expect(existsSync(to)).toBe(false);
		expect(error.message).not.toContain('\n');
		return error.message;
	}
}

const changed = (file: string, change: (bytes: Buffer) => Buffer) => {
	const other = scratchFolder();
	writeFileSync(other, change(readFileSync(file)));
	return other;
};

test.each([0, 1, 65_535, 65_536, 65_537, 200_000])('a file of %i bytes comes back as it was', (length) => {
	const { plain, file } = sealedOf(length);
	const to = scratchFolder();
	unseal(file, to, KEY);
	expect(readFileSync(to)).toEqual(readFileSync(plain));
	expect([isSealed(file), isSealed(plain)]).toEqual([true, false]);
	expect(statSync(file).mode & 0o777).toBe(0o600);
	expect(statSync(file).size).toBe(HEADER + length + 16 * Math.max(1, Math.ceil(length / 65_536)));
});

test('the same file is sealed otherwise each time, and nothing of it shows', () => {
	const plain = scratchFolder();
	writeFileSync(plain, 'hidden cards '.repeat(20_000));
	const [a, b] = [scratchFolder(), scratchFolder()];
	for (const file of [a, b]) seal(plain, file, KEY);
	expect(readFileSync(a).subarray(HEADER, HEADER + 100)).not.toEqual(readFileSync(b).subarray(HEADER, HEADER + 100));
	expect(readFileSync(a).includes('hidden')).toBe(false);
});

test('another key is refused in one line', () => {
	const { file } = sealedOf(100_000);
	for (const key of ['correct horse battery stapl', '', 'correct horse battery staple\n'])
		expect(refusalOf(file, Buffer.from(key))).toBe(
			`${file} cannot be opened: the key is another one, or the file was changed or cut off`,
		);
});

const LATER = /was changed, cut off or put together otherwise: use another copy; nothing of it was taken$/;
const pieceOf = (bytes: Buffer, i: number) => bytes.subarray(HEADER + i * PIECE, HEADER + (i + 1) * PIECE);
const headOf = (bytes: Buffer) => bytes.subarray(0, HEADER);

test.each<[string, (bytes: Buffer) => Buffer]>([
	['without its last piece', (bytes) => bytes.subarray(0, HEADER + 2 * PIECE)],
	['cut off within a piece', (bytes) => bytes.subarray(0, HEADER + PIECE + 1000)],
	['cut off within the mark of a piece', (bytes) => bytes.subarray(0, HEADER + 2 * PIECE + 7)],
	[
		'with two pieces in each other’s place',
		(bytes) => Buffer.concat([headOf(bytes), pieceOf(bytes, 0), pieceOf(bytes, 2), pieceOf(bytes, 1)]),
	],
	[
		'with a piece twice',
		(bytes) =>
			Buffer.concat([headOf(bytes), pieceOf(bytes, 0), pieceOf(bytes, 1), pieceOf(bytes, 1), pieceOf(bytes, 2)]),
	],
	['without a piece in the middle', (bytes) => Buffer.concat([headOf(bytes), pieceOf(bytes, 0), pieceOf(bytes, 2)])],
	['with something after its end', (bytes) => Buffer.concat([bytes, Buffer.from('more')])],
	['with its last piece once more', (bytes) => Buffer.concat([bytes, pieceOf(bytes, 2)])],
])('a file %s is refused in one line', (_, change) => {
	const { file } = sealedOf(150_000);
	expect(refusalOf(changed(file, change))).toMatch(LATER);
});

test('a piece of another file under the same key is refused', () => {
	const [one, other] = [sealedOf(150_000).file, sealedOf(150_000).file];
	const mixed = changed(one, (bytes) =>
		Buffer.concat([headOf(bytes), pieceOf(bytes, 0), pieceOf(readFileSync(other), 1), pieceOf(bytes, 2)]),
	);
	expect(refusalOf(mixed)).toMatch(LATER);
});

test('one changed bit is refused, wherever it is', () => {
	const { file } = sealedOf(66_000);
	const size = statSync(file).size;
	fc.assert(
		fc.property(fc.integer({ min: 10, max: size - 1 }), fc.integer({ min: 0, max: 7 }), (at, bit) => {
			const other = changed(file, (bytes) => {
				bytes[at] ^= 1 << bit;
				return bytes;
			});
			return refusalOf(other) !== null;
		}),
		{ numRuns: 12, seed: 5 },
	);
});

test('a file that ends before its first piece does is cut off', () => {
	const { file } = sealedOf(10);
	for (const length of [12, HEADER, HEADER + 15]) {
		truncateSync(file, length);
		expect(refusalOf(changed(file, (bytes) => bytes))).toMatch(/ is cut off$|the file was changed or cut off$/);
	}
});
