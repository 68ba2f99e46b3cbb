import { expect, test } from 'vitest';
import { forecast } from '../../src/analysis/forecast.ts';
import type { Move } from '../../src/index.ts';
import { foreseenWords } from '../../src/words/forecasts.ts';
import { A, at, LAST, type PhotoTable } from '../table.ts';
import { ENGLISH, RUSSIAN } from './voices.ts';

function foreseen(table: PhotoTable, move: Move | null, voice = ENGLISH): string {
	return foreseenWords(voice, forecast(table.view(0), 0, move));
}

test('a pick says what enters, and what is shot as the film lies', () => {
	const pick = { type: 'pick', row: 0, side: 'left', count: 2 } as const;
	expect(foreseen(at(A), pick)).toBe(
		'Entering: red 3 and red 7–12; then 2 cards are shot. Shot: blue 3 sharp and red 6 sharp. Points: 1 now, 3 after.',
	);
	expect(foreseen(at(A), pick, RUSSIAN)).toBe(
		'Войдут: красная 3 и красная 7–12; затем 2 карты будут сняты. Снимки: синяя 3 (резко) и красная 6 (резко). Очки: 1, станет 3.',
	);
});

test('a wind says what is shot after it', () => {
	const table = at(
		'2p BRYGN pick 0 | field B1 [B2] [B3] B4 / R1 [R2] [R3] R4 | 0: hand G9 Y4 N8 R9 B9; films G 5 6 7, Y 8',
	);
	expect(foreseen(table.play(0, '0L2'), { type: 'wind', from: 2, to: 3 })).toBe(
		'Shot: green 9 sharp with the good shot and yellow 4 blurred. Points: −4 now, 2 after.',
	);
});

test('[PHO-60] a missed shot is foreseen', () => {
	expect(foreseen(at(LAST('missedShot=true')), { type: 'wind', from: 0, to: 2 })).toMatch(
		/ The red film would not count\.$/,
	);
});

test('where nothing is due nothing is said', () => {
	expect(foreseen(at(A), null)).toBe('');
});
