import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRulesInRussian } from '@shutterbox/testkit';
import { sasquatchSnap } from '../src/index.ts';
import { REFUSALS } from '../src/rules/refusals.ts';

const [en, ru] = ['RULES.md', 'RULES.ru.md'].map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'));

describeRulesInRussian(sasquatchSnap, REFUSALS, {
	en,
	ru,
	count: 67 + 40,
	names: /Sasquatch Snap!|Ловушк[а-я]+!/g,
});
