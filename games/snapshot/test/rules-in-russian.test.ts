import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRulesInRussian } from '@shutterbox/testkit';
import { snapshot } from '../src/index.ts';
import { REFUSALS } from '../src/rules/refusals.ts';

const [en, ru] = ['RULES.md', 'RULES.ru.md'].map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'));

describeRulesInRussian(snapshot, REFUSALS, { en, ru, count: 64 + 33 });
