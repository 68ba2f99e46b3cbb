import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../src/styles/patterns');
const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'));

test.for(drawings)('%s has its picture beside it, six times as large', (name) => {
	const drawing = readFileSync(join(folder, name), 'utf8');
	const [width, height] =
		drawing
			.match(/viewBox="0 0 (\d+) (\d+)"/)
			?.slice(1)
			.map(Number) ?? [];
	const header = readFileSync(join(folder, name.replace('.svg', '.png')));
	expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([6 * width, 6 * height]);
});

test('styles show pictures of patterns, and each that is shown is there', () => {
	const files = ['styles/suits.css', 'styles/things.css', 'games/photograph/hand.css'];
	const shown = files.flatMap((file) => [
		...readFileSync(join(folder, '../..', file), 'utf8').matchAll(/patterns\/([\w.]+)/g),
	]);
	const names = new Set(shown.map(([, name]) => name));
	expect([...names].sort()).toEqual(drawings.map((name) => name.replace('.svg', '.png')).sort());
});
