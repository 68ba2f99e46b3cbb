import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeCatalogues } from '@shutterbox/testkit';
import { messages as en } from '../../src/screens/owner/messages/en.ts';
import { messages as ru } from '../../src/screens/owner/messages/ru.ts';

const source = join(import.meta.dirname, '../../src/screens/owner');
const sources = globSync('*.{ts,tsx}', { cwd: source }).map((file) => readFileSync(join(source, file), 'utf8'));

describeCatalogues('the words of the owner', { en, ru }, sources);
