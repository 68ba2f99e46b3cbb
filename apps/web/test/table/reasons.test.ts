import { ERRORS } from '@shutterbox/protocol';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES, turnTo } from '../../src/i18n/area.ts';
import { tableWords } from '../../src/i18n/table.ts';
import { platformReason } from '../../src/table/reasons.ts';

/** Codes that no press of a button at a table leads to, or that are worded where they are met. */
const ELSEWHERE = [
	'BAD_REQUEST',
	'BAD_JSON',
	'BAD_PASSKEY',
	'BAD_CODE',
	'BANNED',
	'FORBIDDEN_ORIGIN',
	'TOO_LARGE',
	'NO_SUCH_SEAT',
	'BAD_OPTION',
	'BAD_ORDER',
	'NO_ORDERS',
	'BAD_WEBHOOK',
	'WEBHOOKS_OFF',
];

beforeAll(() => tableWords.load());

test.each(LANGUAGES)('every code that people may meet at a table has words in %s', async (language) => {
	await turnTo(language);
	const codes = Object.keys(ERRORS).filter((code) => !ELSEWHERE.includes(code));
	expect(codes.filter((code) => platformReason(code) === null)).toEqual([]);
	await turnTo('en');
});
