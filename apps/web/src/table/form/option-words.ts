import type { Spoken } from '@shutterbox/kernel';
import { list } from '../../i18n/format.ts';
import { t } from '../../i18n/table.ts';
import type { GameKit } from '../game-kit.ts';

/** What an option is called, by its name or by a path that begins with it. */
export function optionTitle({ words, rules }: Pick<GameKit, 'words' | 'rules'>, path: string): string {
	const [name] = path.split(/[.[]/, 1);
	if (name === 'seats') return t('form.seats');
	const specs: [string, { readonly title: string }][] = Object.entries(rules.options);
	const spec = specs.find(([one]) => one === name)?.[1];
	return words.option(name)?.title ?? spec?.title ?? t('form.options');
}

/** A value of an option in words: the game's own, else as the rules spell it. */
export function optionWords(words: Spoken, name: string, value: unknown): string {
	const own = words.optionValue(name, value);
	if (own !== null) return own;
	if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
	if (Array.isArray(value))
		return value.length === 0 ? t('none') : list(value.map((one) => optionWords(words, name, one)));
	if (typeof value === 'object' && value !== null) {
		const parts = Object.entries(value).map(
			([part, inner]) => `${optionWords(words, name, part)}: ${optionWords(words, name, inner)}`,
		);
		return parts.join('; ');
	}
	return spelled(String(value));
}

/** `faceUp` and `face-up` as `face up`. */
function spelled(word: string): string {
	return word.replaceAll('-', ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
