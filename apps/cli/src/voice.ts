import type { Catalogues, Messages, Voice } from '@shutterbox/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language to speak where all of these are needed: English, if one of them is not written in the one asked for. */
export function spokenLanguage(asked: Language, catalogues: readonly Catalogues[]): Language {
	return catalogues.every((each) => each[asked] !== undefined) ? asked : 'en';
}

/** The terminal speaking the messages of several catalogues. */
export async function voiceOf(language: Language, catalogues: readonly Catalogues[]): Promise<Voice> {
	const loaded = await Promise.all(catalogues.map((each) => (each[language] ?? each.en)()));
	const messages: Messages = Object.assign({}, ...loaded.map((each) => each.messages));
	const formats = new Map<string, IntlMessageFormat>();
	const lists = new Intl.ListFormat(language, { type: 'conjunction' });
	const formatOf = (key: string) => {
		const format = formats.get(key) ?? new IntlMessageFormat(messages[key], language, undefined, { ignoreTag: true });
		formats.set(key, format);
		return format;
	};
	return {
		say(key, facts) {
			if (!Object.hasOwn(messages, key)) throw new Error(`there are no words for "${key}"`);
			return String(formatOf(key).format(facts));
		},
		list: (items) => lists.format(items),
	};
}
