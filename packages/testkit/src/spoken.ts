import type { Messages } from '@shutterbox/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
type Value = string | number;
type Facts = Readonly<Record<string, Value>>;

/** The parser's numbers for its kinds of elements. */
const [ARGUMENT, NUMBER, SELECT, PLURAL] = [1, 2, 5, 6];
const COUNTS = [0, 1, 2, 5, 21];
const NAMES: Readonly<Record<string, string>> = { en: 'Ines', ru: 'Инес' };
/** What else is filled in is no word of its own: it may be one or many. */
const ANYTHING = '…';
const PEOPLE = ['name', 'host', 'owner', 'seller', 'byName'];
/** Where nothing counts them, these may be several at any time. */
const THINGS = ['animals', 'cards', 'tiles', 'items'];
const SEVERAL: Readonly<Record<string, string>> = { en: 'one and another', ru: 'одно и другое' };
/** More ways to say a message than this are tried one argument at a time. */
const MOST = 600;

export interface Said {
	readonly key: string;
	readonly text: string;
}

/** Every message of a catalogue as people may hear it: with every choice and with counts of every form. */
export function spoken(language: string, messages: Messages): readonly Said[] {
	return Object.entries(messages).flatMap(([key, message]) => {
		const format = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
		const texts = factsFor(format.getAst(), language).map((facts) => String(format.format(facts)));
		return [...new Set(texts)].map((text) => ({ key, text }));
	});
}

function factsFor(elements: readonly Element[], language: string): readonly Facts[] {
	const values = new Map<string, readonly Value[]>();
	gather(elements, values, NAMES[language] ?? 'Ines');
	const isCounted = [...values.values()].some((some) => some.includes(COUNTS[0]));
	if (!isCounted) for (const thing of THINGS) if (values.has(thing)) values.set(thing, [SEVERAL[language] ?? ANYTHING]);
	const named = [...values];
	const ways = named.reduce((all, [, some]) => all * some.length, 1);
	const first = Object.fromEntries(named.map(([name, some]) => [name, some[0]]));
	if (ways > MOST) return named.flatMap(([name, some]) => some.map((value) => ({ ...first, [name]: value })));
	return named.reduce<readonly Facts[]>(
		(all, [name, some]) => all.flatMap((facts) => some.map((value) => ({ ...facts, [name]: value }))),
		[first],
	);
}

function gather(elements: readonly Element[], values: Map<string, readonly Value[]>, name: string): void {
	for (const element of elements) {
		if ('options' in element) {
			const options = Object.keys(element.options);
			const counts = [...COUNTS, ...options.flatMap((option) => (/^=\d+$/.test(option) ? [+option.slice(1)] : []))];
			const own: readonly Value[] =
				element.type === SELECT ? options : element.type === PLURAL ? [...new Set(counts)] : [];
			const known = values.get(element.value)?.filter((value) => value !== name && value !== ANYTHING) ?? [];
			values.set(element.value, [...new Set([...known, ...own])]);
			for (const { value } of Object.values(element.options)) gather(value, values, name);
		} else if ('children' in element) gather(element.children, values, name);
		else if ('value' in element) {
			if (element.type === NUMBER) values.set(element.value, [21]);
			else if (element.type === ARGUMENT && !values.has(element.value))
				values.set(element.value, [PEOPLE.includes(element.value) ? name : ANYTHING]);
		}
	}
}

/** One, few and many of what is counted in Russian. */
const COUNTED = [
	['карта', 'карты', 'карт'],
	['кубик', 'кубика', 'кубиков'],
	['очко', 'очка', 'очков'],
	['снимок', 'снимка', 'снимков'],
	['кадр', 'кадра', 'кадров'],
	['ход', 'хода', 'ходов'],
	['жетон', 'жетона', 'жетонов'],
	['место', 'места', 'мест'],
	['знак', 'знака', 'знаков'],
	['действие', 'действия', 'действий'],
	['секунда', 'секунды', 'секунд'],
	['игрок', 'игрока', 'игроков'],
	['вид', 'вида', 'видов'],
	['партия', 'партии', 'партий'],
] as const;
/** After these, and in the dative, accusative and so on, a count is followed by other forms. */
const CASES = /(?:^|[\s(])(?:из|у|от|до|после|с|без|ещё для|для|больше|меньше|минус|плюс|к|по|не|всего из)\s+$/i;

const formOf = (count: number) =>
	count % 10 === 1 && count % 100 !== 11
		? 0
		: [2, 3, 4].includes(count % 10) && ![12, 13, 14].includes(count % 100)
			? 1
			: 2;

/** What cannot be right in a text, whatever it is about. */
const FAULTS: Readonly<Record<string, readonly ((text: string) => string | undefined)[]>> = {
	en: [
		(text) =>
			/one and another (?:is|has|was|does|needs|lies|goes|gets|comes|enters)\b|one and another[^.]*: that\b/.exec(
				text,
			)?.[0],
		(text) =>
			/(?<!about |of )\byou (?:is|has|was|does|begins|wins|gets|takes|draws|decides|acts|plays|pays|goes)\b/i.exec(
				text,
			)?.[0],
		(text) => /\b(?:Ines) (?:are|have|were|do|begin|win|get|take|draw|decide|act|play|pay|go)\b/.exec(text)?.[0],
		(text) =>
			/(?<![\d.,:–−+/-])\b1 (?:cards|dice|points|snaps|photos|tokens|turns|seats|players|places|symbols|tiles|actions)\b/.exec(
				text,
			)?.[0],
		(text) =>
			/(?<![\d.,:–−+/-])\b(?:0|2|5|21) (?:card|die|point|snap|photo|token|turn|seat|player|symbol|action)\b(?!s)/.exec(
				text,
			)?.[0],
	],
	ru: [
		(text) =>
			/(?:синий|красный|жёлтый|зелёный|коричневый|серый|фиолетовый|оранжевый|чёрный),? (?:смазана|карта|плитка|плёнка|вышка|часть)(?![а-яё])/i.exec(
				text,
			)?.[0],
		(text) => /(?:^|[^а-яё])вы (?:есть|[а-яё]+(?:ает|яет|ует|ёт|ит))(?![а-яё])/i.exec(text)?.[0],
		(text) => /[а-яё]+\([а-яё]+\)/i.exec(text)?.[0],
		(text) => {
			for (const forms of COUNTED) {
				for (const found of text.matchAll(new RegExp(`(?<![\\d.,:–−+/])(\\d+) (${forms.join('|')})(?![а-яё])`, 'g'))) {
					const [whole, count, form] = found;
					if (!CASES.test(text.slice(0, found.index)) && form !== forms[formOf(Number(count))]) return whole;
				}
			}
			return undefined;
		},
	],
};

/** `log.setup: You begins, in “You begins.”`: what people would stumble over. */
export function faultsIn(language: string, messages: Messages): readonly string[] {
	const general = (text: string) => /[{}]|undefined|NaN|\[object/.exec(text)?.[0];
	const own = [general, ...(FAULTS[language] ?? [])];
	return spoken(language, messages).flatMap(({ key, text }) =>
		own.flatMap((fault) => {
			const found = fault(text);
			return found === undefined ? [] : [`${key}: ${found}, in “${text}”`];
		}),
	);
}

/** Names that are the same in every language. */
const LATIN =
	/Shutterbox|Photograph|Snapshot|Wildlife Park|Sasquatch Snap|Photoshoot|English|JSON|SHA-256|MIT|SIL Open Font License 1\.1|cookie|https?|docs\/fairness\.md|\b[A-Z]{3}-\d+/g;

/** Words in Latin letters in Russian messages, other than such names and what people type. */
export function latinIn(messages: Messages, typed: readonly string[] = []): readonly string[] {
	const isTyped = new RegExp(`\\b(?:${['other', ...typed].join('|')})\\b`, 'g');
	return spoken('ru', messages).flatMap(({ key, text }) => {
		// A choice that a message repeats is called other.
		const left = text.replaceAll(LATIN, '').replaceAll(isTyped, '');
		const found = /[A-Za-z]{2,}/.exec(left)?.[0];
		return found === undefined ? [] : [`${key}: ${found}, in “${text}”`];
	});
}
