import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRulesInRussian } from '@shutterbox/testkit';
import { photograph, REFUSALS } from '../src/client.ts';

const [en, ru] = ['RULES.md', 'RULES.ru.md'].map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'));

describeRulesInRussian(photograph, REFUSALS, { en, ru, count: 62 + 27, names: /Wind the Film!/g });
