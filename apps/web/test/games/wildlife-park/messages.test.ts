import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { audit } from '@shutterbox/testkit';
import { wildlifePark } from '@shutterbox/wildlife-park';
import { MISSIONS } from '@shutterbox/wildlife-park/client';
import { TILE_IDS } from '@shutterbox/wildlife-park/rules/components';
import { beforeAll, expect, test } from 'vitest';
import { messages } from '../../../src/games/wildlife-park/messages/en.ts';
import { endReason, scoreSource } from '../../../src/games/wildlife-park/result.ts';
import { itemName, missionName, words } from '../../../src/games/wildlife-park/words.ts';
import { sketch } from './positions.ts';

beforeAll(() => words.load());

test('every message is used', () => {
	const folder = join(import.meta.dirname, '../../../src/games/wildlife-park');
	const sources = globSync('*.{ts,tsx}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
	expect(audit({ en: messages }, sources).unused).toEqual([]);
});

test('every tile and every mission has a name', () => {
	expect(TILE_IDS.map((_, tile) => itemName(tile)).every((name) => /^[a-z]+ [a-zñ ]+, [a-z ]+$/.test(name))).toBe(true);
	for (const { number, name } of MISSIONS) expect(missionName(number).startsWith(`${name}: `)).toBe(true);
});

test('every source of points and every end has words', () => {
	const [lines] = wildlifePark.breakdown(sketch({ when: 'turn 3 missions=on' }).state);
	expect(lines.map(scoreSource)).toEqual([
		'Entrance so far',
		...['Green habitats', 'Blue habitats', 'Grey habitats', 'Orange habitats'],
		...['Towers, 0 built', 'Animals, 1 species', 'Missions'],
	]);
	expect(wildlifePark.meta.endReasons.map(endReason)).toHaveLength(3);
});

test('no product text shouts', () => {
	expect(Object.values(messages).filter((text) => text.includes('!'))).toEqual([]);
});
