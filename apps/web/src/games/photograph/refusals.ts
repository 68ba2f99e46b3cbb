import type { Refusal } from '@shutterbox/kernel';
import { COLORS } from '@shutterbox/photograph/rules/components';
import { REFUSALS } from '@shutterbox/photograph/rules/refusals';
import { colorName } from './names.ts';
import { t } from './words.ts';

type Code = keyof typeof REFUSALS | 'BAD_OPTION';

/** Why something is not possible; rows and places are counted from 1, as on the table. */
export function refusal({ code, facts }: Refusal): string {
	if (!isKnown(code)) return t('refusal.other');
	return t(`refusal.${code}`, {
		phase: String(facts.phase ?? ''),
		rows: Number(facts.rows ?? 0),
		row: Number(facts.row ?? 0) + 1,
		cards: Number(facts.cards ?? 0),
		option: optionTitle(String(facts.option ?? '')),
	});
}

function isKnown(code: string): code is Code {
	return code === 'BAD_OPTION' || Object.hasOwn(REFUSALS, code);
}

const OPTIONS = [
	'informativeBacks',
	'missedShot',
	'removedColors',
	'startSeat',
	'lateGoodShot',
	'tieBreakLength',
	'memoryAid',
] as const;

function optionTitle(name: string): string {
	return option(name)?.title ?? name;
}

/** An option of the table in the page's language; null for one the game does not have. */
export function option(name: string): { readonly title: string; readonly help: string } | null {
	const known = OPTIONS.find((one) => one === name);
	return known === undefined ? null : { title: t(`option.${known}`), help: t(`option.${known}.help`) };
}

const VALUES = ['random', 'open', 'exact', 'faceUp', 'all'] as const;

/** A value of an option in words; null where yes and no say it. */
export function optionValue(name: string, value: unknown): string | null {
	if (typeof value === 'number') return t('value.seat', { number: value + 1 });
	const known = VALUES.find((one) => one === value);
	if (known !== undefined) return t(`value.${known}`);
	if (name !== 'removedColors') return null;
	const color = (COLORS as readonly unknown[]).indexOf(value);
	return color === -1 ? null : colorName(color);
}
