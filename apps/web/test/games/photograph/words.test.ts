import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeCatalogues } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { ui } from '../../../src/games/photograph/index.ts';
import { messages as en } from '../../../src/games/photograph/messages/en.ts';
import { messages as ru } from '../../../src/games/photograph/messages/ru.ts';
import { A, at } from './tables.ts';

const folder = join(import.meta.dirname, '../../../src/games/photograph');
const sources = globSync('*.{ts,tsx}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
describeCatalogues('the words of the boards', { en, ru }, sources);

test('the score is what the match would count now', () => {
	const view = at(A).view(1);
	expect([ui.score(view, 0), ui.score(view, 1)]).toEqual([1, -11]);
});
