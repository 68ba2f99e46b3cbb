import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeCatalogues } from '@shutterbox/testkit';
import { beforeAll, expect, test } from 'vitest';
import { messages as en } from '../../../src/games/wildlife-park/messages/en.ts';
import { messages as ru } from '../../../src/games/wildlife-park/messages/ru.ts';
import { messages as textEn } from '../../../src/games/wildlife-park/messages/text-en.ts';
import { messages as textRu } from '../../../src/games/wildlife-park/messages/text-ru.ts';
import { reason, words } from '../../../src/games/wildlife-park/words.ts';

const folder = join(import.meta.dirname, '../../../src/games/wildlife-park');
const sources = globSync('{*,board/**/*}.{ts,tsx}', { cwd: folder }).map((file) =>
	readFileSync(join(folder, file), 'utf8'),
);

beforeAll(() => words.load());

describeCatalogues('the words of the boards', { en: { ...en, ...textEn }, ru: { ...ru, ...textRu } }, sources);

test('a refusal is told with its rule', () => {
	expect(reason({ code: 'die-star', rule: 'WPK-33', facts: {} })).toBe('Only a 6 may lie on the star. (WPK-33)');
	expect(reason({ code: 'bad-shape', rule: null, facts: {} })).toBe(
		'Something is missing in that move, or named twice.',
	);
});

test('lines of the log agree with whoever they are about, “You” among them', () => {
	const about = (messages: Readonly<Record<string, string>>) =>
		Object.entries(messages).flatMap(([key, message]) => (key.startsWith('brief.') ? [message] : []));
	expect(about(en).filter((line) => /\b[a-z]+s (?:a|an|the|all|with|from)\b/.test(line))).toEqual([]);
	expect(about(ru).filter((line) => /(?:^|\{)(?:[а-яё]+(?:ёт|ит|ает|яет))(?: |$)/.test(line))).toEqual([]);
});
