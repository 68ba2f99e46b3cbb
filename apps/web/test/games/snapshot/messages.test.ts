import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { snapshot } from '@shutterbox/snapshot';
import { ANIMAL_IDS, ASSIGNMENT_IDS, HABITAT_IDS, SYMBOLS } from '@shutterbox/snapshot/client';
import { audit } from '@shutterbox/testkit';
import { beforeAll, expect, test } from 'vitest';
import { messages } from '../../../src/games/snapshot/messages/en.ts';
import { endReason, scoreSource } from '../../../src/games/snapshot/result.ts';
import {
	animalName,
	assignmentTitle,
	habitatName,
	percent,
	placeName,
	symbolNames,
	words,
} from '../../../src/games/snapshot/words.ts';
import { at } from './positions.ts';

beforeAll(() => words.load());

test('every message is used', () => {
	const folder = join(import.meta.dirname, '../../../src/games/snapshot');
	const sources = globSync('*.{ts,tsx}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
	expect(audit({ en: messages }, sources).unused).toEqual([]);
});

test('every component has a name', () => {
	const named = [
		...ANIMAL_IDS.map((_, animal) => animalName(animal)),
		...ASSIGNMENT_IDS.map((_, assignment) => assignmentTitle(assignment)),
		...HABITAT_IDS.flatMap((_, habitat) => [habitatName(habitat), placeName(habitat)]),
		...symbolNames(2 ** SYMBOLS.length - 1),
	];
	expect(new Set(named).size).toBe(36 + 10 + 8 + 12);
});

test('every source of points and every end has words', () => {
	const [lines] = snapshot.breakdown(at('2p research 0').state);
	expect(lines.map(scoreSource)).toEqual(['Animals', 'Awards', 'Cover photo', 'Feature article, 0 symbols']);
	expect(snapshot.meta.endReasons.map(endReason)).toEqual([
		'The final round is over.',
		'Nobody has taken a photo for 10 rounds.',
	]);
});

test('no product text shouts', () => {
	expect(Object.values(messages).filter((text) => text.includes('!'))).toEqual([]);
});

test('what is not certain never reads as certain', () => {
	expect([percent(1), percent(0.99999), percent(0.00001), percent(0), percent(0.999, 0)]).toEqual([
		'100%',
		'99.9%',
		'0.1%',
		'0%',
		'99%',
	]);
});
