import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeCatalogues } from '@shutterbox/testkit';
import { messages as en } from '../../src/i18n/table/en.ts';
import { messages as ru } from '../../src/i18n/table/ru.ts';

const source = join(import.meta.dirname, '../../src');
const sources = globSync('{shell,table,screens,local,match,cast,coach}/**/*.{ts,tsx}', { cwd: source }).map((file) =>
	readFileSync(join(source, file), 'utf8'),
);

describeCatalogues('the words of tables', { en, ru }, sources);
