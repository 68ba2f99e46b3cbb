import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRulesInRussian } from '@shutterbox/testkit';
import { photoshoot } from '../src/index.ts';
import { REFUSALS } from '../src/rules/refusals.ts';

const [en, ru] = ['RULES.md', 'RULES.ru.md'].map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'));

describeRulesInRussian(photoshoot, REFUSALS, { en, ru, count: 74 + 33, names: /«[^»]*!»/g });
