import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeCatalogues } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { messages as en } from '../../src/screens/profile/messages/en.ts';
import { messages as ru } from '../../src/screens/profile/messages/ru.ts';
import { standingOf } from '../../src/screens/profile/standing.ts';

const source = join(import.meta.dirname, '../../src');
const sources = globSync('screens/{profile,leaderboard}/*.{ts,tsx}', { cwd: source }).map((file) =>
	readFileSync(join(source, file), 'utf8'),
);

describeCatalogues('the words about people', { en, ru }, sources);

test('a rating is a guess, a doubt of three sigma, and what is almost sure', () => {
	expect(standingOf({ mu: 25, sigma: 5 })).toEqual({ estimate: 25, doubt: 15, sure: 10 });
});
