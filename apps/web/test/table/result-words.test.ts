import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeCatalogues } from '@shutterbox/testkit';
import { messages as albumEn } from '../../src/games/photograph/result/messages/en.ts';
import { messages as albumRu } from '../../src/games/photograph/result/messages/ru.ts';
import { messages as pageEn } from '../../src/games/sasquatch-snap/result/messages/en.ts';
import { messages as pageRu } from '../../src/games/sasquatch-snap/result/messages/ru.ts';
import { messages as parkEn } from '../../src/games/wildlife-park/result/messages/en.ts';
import { messages as parkRu } from '../../src/games/wildlife-park/result/messages/ru.ts';
import { messages as en } from '../../src/table/result/messages/en.ts';
import { messages as ru } from '../../src/table/result/messages/ru.ts';

const source = join(import.meta.dirname, '../../src');
const sourcesIn = (folder: string) =>
	globSync(`${folder}/*.{ts,tsx}`, { cwd: source }).map((file) => readFileSync(join(source, file), 'utf8'));

describeCatalogues('the words of a result', { en, ru }, sourcesIn('table/result'));
describeCatalogues('the words of an album', { en: albumEn, ru: albumRu }, sourcesIn('games/photograph/result'));
describeCatalogues('the words of a front page', { en: pageEn, ru: pageRu }, sourcesIn('games/sasquatch-snap/result'));
describeCatalogues('the words of a printed map', { en: parkEn, ru: parkRu }, sourcesIn('games/wildlife-park/result'));
