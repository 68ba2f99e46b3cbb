import { expect, test } from 'vitest';
import { snapshot } from '../../src/index.ts';
import { ASSIGNMENT_IDS } from '../../src/rules/assignments.ts';
import { AWARD_CATEGORIES } from '../../src/rules/awards.ts';
import { ANIMAL_IDS, HABITAT_IDS, SYMBOLS } from '../../src/rules/components.ts';
import { endReason, scoreDetail, scoreSource } from '../../src/words/ends.ts';
import {
	animalName,
	assignmentTitle,
	awardName,
	habitatName,
	percent,
	placeName,
	symbolNames,
	wholePercent,
} from '../../src/words/phrases.ts';
import { at } from '../table.ts';
import { LANGUAGES, voice } from './voice.ts';

test.each(LANGUAGES)('every component has a name in %s', (_, voice) => {
	const named = [
		...ANIMAL_IDS.map((_, animal) => animalName(voice, animal)),
		...ASSIGNMENT_IDS.map((_, assignment) => assignmentTitle(voice, assignment)),
		...AWARD_CATEGORIES.map((_, category) => awardName(voice, category)),
		...HABITAT_IDS.flatMap((_, habitat) => [habitatName(voice, habitat), placeName(voice, habitat)]),
		...symbolNames(voice, 2 ** SYMBOLS.length - 1),
	];
	expect(new Set(named).size).toBe(36 + 10 + 5 + 8 + 12);
});

test('every source of points and every end has words', () => {
	const [lines] = snapshot.breakdown(at('2p research 0 | 0: photos sea-otter; assignment a08').state);
	expect(lines.map(({ source }) => scoreSource(voice, source))).toEqual([
		'Animals',
		'Awards',
		'Cover photo',
		'Feature article',
	]);
	expect(lines.map((line) => scoreDetail(voice, line))).toEqual([null, null, null, '0 symbols']);
	expect(snapshot.meta.endReasons.map((reason) => endReason(voice, reason))).toEqual([
		'The final round has been played.',
		'Nobody has taken a photo for 10 rounds.',
	]);
	expect(endReason(voice, 'boredom')).toBeNull();
});

test('what is not certain never reads as certain', () => {
	const chances = [0, 0.00001, 0.25, 2 / 3, 0.99999, 1 - 1e-12, 1];
	expect(chances.map((chance) => percent(voice, chance))).toEqual([
		...['0%', '0.1%', '25%', '66.7%', '99.9%', '100%', '100%'],
	]);
	expect([0.001, 2 / 3, 0.999].map((chance) => percent(voice, chance, 0.01))).toEqual(['1%', '67%', '99%']);
	const whole = [0, 0.003, 0.25, 2 / 3, 0.996, 1 - 1e-12, 1].map(wholePercent);
	expect(whole).toEqual([0, 1, 25, 67, 99, 100, 100]);
});
