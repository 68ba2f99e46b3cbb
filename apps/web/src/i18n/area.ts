import { signal } from '@preact/signals';
import type { Catalogues, Messages } from '@shutterbox/kernel';
import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import type { ComponentChildren } from 'preact';
import { isolated } from './isolated.ts';
import { memoised } from './memoised.ts';

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

type Values = Readonly<Record<string, string | number | boolean | Date>>;
/** Values may be elements, and for messages with tags functions: `<rule>…</rule>` is given to the one of that name. */
type RichValues = Readonly<
	Record<string, ComponentChildren | Date | ((inside: ComponentChildren) => ComponentChildren)>
>;

/** The language on the page. Reading it in a component redraws that component when it changes. */
const current = signal<Language>('en');

export function language(): Language {
	return current.value;
}

export interface Area<Key extends string> {
	/** Brings the words of this area in; asked for before anything of it is drawn. */
	load(): Promise<void>;
	t(key: Key, values?: Values): string;
	/** Like `t`, for messages with tags inside. */
	rich(key: Key, values: RichValues): ComponentChildren;
}

/** For all messages together, rather than for each anew. */
const formatters: Formatters = {
	getNumberFormat: memoised((...given) => new Intl.NumberFormat(...given)),
	getDateTimeFormat: memoised((...given) => new Intl.DateTimeFormat(...given)),
	getPluralRules: memoised((...given) => new Intl.PluralRules(...given)),
};

/** Nothing in it for ICU to read. */
const isPlain = (text: string) => !/[{}<>']/.test(text);

const inUse = new Set<(language: Language) => Promise<void>>();

/**
 * A part of the product with its own catalogues, one lazy chunk per language: the shell, or one game, whose words are its
 * own and those of its boards. What is not written in a language yet is said in English.
 */
export function area<Key extends string, More extends string = never>(
	own: Catalogues<Key>,
	more?: Catalogues<More>,
): Area<Key | More> {
	const catalogues = new Map<Language, Messages<Key | More>>();
	const formats = new Map<string, Pick<IntlMessageFormat, 'format'>>();
	const bring = async (to: Language) => {
		if (catalogues.has(to)) return;
		const loaded = await Promise.all([own, ...(more ? [more] : [])].map((each) => (each[to] ?? each.en)()));
		catalogues.set(to, Object.assign({}, ...loaded.map(({ messages }) => messages)));
	};
	const formatOf = (key: Key | More): Pick<IntlMessageFormat, 'format'> => {
		const name = `${current.value} ${key}`;
		const known = formats.get(name);
		if (known) return known;
		const text = catalogues.get(current.value)?.[key];
		if (text === undefined) throw new Error(`the words for "${key}" are not loaded`);
		const made = isPlain(text)
			? { format: () => text }
			: new IntlMessageFormat(text, current.value, undefined, { ignoreTag: !text.includes('</'), formatters });
		formats.set(name, made);
		return made;
	};
	return {
		async load() {
			inUse.add(bring);
			await bring(current.peek());
		},
		t: (key, values) => String(formatOf(key).format(values && apart(values))),
		rich: (key, values) => formatOf(key).format<ComponentChildren>(apart(values) as never) as ComponentChildren,
	};
}

/** No value turns the sentence around it: what runs from right to left was typed by somebody. */
function apart<Given extends Values | RichValues>(values: Given): Given {
	const typed = Object.entries(values).filter(([, value]) => typeof value === 'string' && isolated(value) !== value);
	if (typed.length === 0) return values;
	return { ...values, ...Object.fromEntries(typed.map(([name, value]) => [name, isolated(String(value))])) };
}

/** Turns the page to another language once all words in use are here, so that it never speaks two at once. */
export async function turnTo(to: Language): Promise<void> {
	await Promise.all([...inUse].map((bring) => bring(to)));
	current.value = to;
}

/** The language that serves a reader best, by what the browser says they read. */
export function preferred(wanted: readonly string[]): Language {
	const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
	return LANGUAGES.find((known) => known === short.find((tag) => LANGUAGES.some((one) => one === tag))) ?? 'en';
}
