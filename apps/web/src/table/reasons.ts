import { BAD_OPTION, type Refusal } from '@shutterbox/kernel';
import { t } from '../i18n/table.ts';
import { codeWords } from '../server/problems.ts';
import { optionTitle } from './form/option-words.ts';
import type { GameKit } from './game-kit.ts';

/** Codes of the platform that people may meet at a table. */
const REASONS = [
	'NOT_ALLOWED',
	'BLOCKED',
	'SENT_AWAY',
	'VERSION',
	'NOT_SEATED',
	'NOT_HOST',
	'WRONG_STAGE',
	'ALREADY_SEATED',
	'TABLE_FULL',
	'SEAT_TAKEN',
	'SEATS_EMPTY',
	'NOT_READY',
	'STALE_TERMS',
	'NOT_RATEABLE',
	'BAD_BOT',
	'BOT_SEATED',
	'BAD_SALT',
	'STALE_DECISION',
	'IN_FLIGHT',
	'NOTHING_TO_UNDO',
	'NOTHING_TO_WITHDRAW',
	'UNDO_BARRED',
	'NO_REWIND_RATED',
	'SOMEBODY_AWAY',
	'TIME_IS_UP',
	'TOO_MANY_LEAVES',
	'TAKE_BACKS_SPENT',
	'LOG_FULL',
	'ALARM_DUE',
	'ALREADY_ASKED',
	'NOTHING_ASKED',
	'MATCH_FROZEN',
	'MATCH_OVER',
	'SILENCE',
	'BAD_TEXT',
	'CHAT_CLOSED',
	'TOO_MANY_TABLES',
	'OPEN_ELSEWHERE',
	'REPLAY',
] as const;

/** Why something was not done, in words: the platform's own reasons first, then the game's. */
export function reasonOf(refusal: Refusal, kit: GameKit): string {
	if (refusal.code === BAD_OPTION)
		return t('reason.BAD_OPTION', { option: optionTitle(kit, String(refusal.facts.option)) });
	return platformReason(refusal.code) ?? kit.words.refusal(refusal) ?? t('reason.OTHER', { code: refusal.code });
}

/** The words for a code of the server or the page; null where it is none of theirs. */
export function platformReason(code: string): string | null {
	const known = REASONS.find((one) => one === code);
	return known === undefined ? codeWords(code) : t(`reason.${known}`);
}
