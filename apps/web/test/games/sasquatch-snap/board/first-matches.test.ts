import { expect, test } from 'vitest';
import {
	answerAboutWarnings,
	asksAboutWarnings,
	countMatch,
} from '../../../../src/games/sasquatch-snap/board/first-matches.ts';
import { HELPS } from '../../../../src/games/sasquatch-snap/helps.ts';
import { settings } from '../../../../src/settings/settings.ts';
import { onOf } from '../../../../src/table/helps.ts';

const isWarned = () => onOf({ game: 'sasquatch-snap', helps: HELPS }, settings.read().helps).has('warnings');

test.for([true, false])('after five matches it is asked once whether warnings stay: %s', (stay) => {
	settings.change({ helps: [] });
	for (let played = 0; played < 5; played++) {
		expect(asksAboutWarnings()).toBe(false);
		countMatch();
	}
	expect(asksAboutWarnings()).toBe(true);
	expect(isWarned()).toBe(true);
	answerAboutWarnings(stay);
	expect(isWarned()).toBe(stay);
	expect(asksAboutWarnings()).toBe(false);
	countMatch();
	expect(asksAboutWarnings()).toBe(false);
});
