import type { SeatView } from '@shutterbox/table';
import { t } from '../i18n/table.ts';
import { apertureOf, ownNameOf, strengthOf } from './bots.ts';

/** `Noor`; `Bot f/5.6` where nobody has a face. */
export function botName(bot: string): string {
	return ownNameOf(bot) ?? t('bot.name', { aperture: apertureOf(bot) });
}

/** `Noor f/5.6`. */
export function botWithAperture(bot: string): string {
	const own = ownNameOf(bot);
	return own === null ? botName(bot) : `${own} ${apertureOf(bot)}`;
}

/** Who plays for the person of a seat. */
export function standInName({ standIn }: Pick<SeatView, 'standIn'>): string {
	return standIn === null ? t('bot.any') : botName(standIn);
}

/** `Noor, bot, medium`. */
export function botAloud(bot: string, name = botName(bot)): string {
	return t('bot.aloud', { name, strength: strengthOf(bot) });
}
