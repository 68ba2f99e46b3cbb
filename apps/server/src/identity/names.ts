import { randomInt } from 'node:crypto';
import { botNames } from '@shutterbox/bots';
import { games } from '@shutterbox/catalogue';
import { LIMITS } from '@shutterbox/protocol';
import { nameKey } from '@shutterbox/table';
import { isReadable } from './text.ts';

const MANNERS = [
	'Amber', 'Bold', 'Brave', 'Breezy', 'Bright', 'Calm', 'Careful', 'Cheerful', 'Clever', 'Cosy', 'Curious', 'Daring',
	'Dapper', 'Early', 'Eager', 'Gentle', 'Golden', 'Happy', 'Hidden', 'Honest', 'Humble', 'Jolly', 'Kind', 'Lively',
	'Lucky', 'Mellow', 'Merry', 'Misty', 'Nimble', 'Noble', 'Patient', 'Playful', 'Polite', 'Proud', 'Quick', 'Quiet',
	'Rustic', 'Silver', 'Sleepy', 'Sly', 'Snowy', 'Sunny', 'Swift', 'Tidy', 'Velvet', 'Wandering', 'Watchful', 'Witty',
] as const; // biome-ignore format: a list to read

const ANIMALS = [
	'Badger', 'Beaver', 'Bison', 'Bittern', 'Buzzard', 'Capercaillie', 'Chamois', 'Crane', 'Curlew', 'Dipper', 'Dormouse',
	'Eider', 'Elk', 'Falcon', 'Ferret', 'Finch', 'Fox', 'Gannet', 'Gecko', 'Grebe', 'Hare', 'Hedgehog', 'Heron', 'Hoopoe',
	'Ibex', 'Jackdaw', 'Kestrel', 'Kingfisher', 'Lapwing', 'Lemming', 'Lynx', 'Magpie', 'Marmot', 'Marten', 'Mole', 'Newt',
	'Osprey', 'Otter', 'Owl', 'Pika', 'Plover', 'Puffin', 'Raven', 'Robin', 'Seal', 'Shrew', 'Stoat', 'Stork', 'Swift',
	'Tapir', 'Toad', 'Vole', 'Walrus', 'Weasel', 'Wombat', 'Wren',
] as const; // biome-ignore format: a list to read

/** Russian has genders: manners and animals of each. */
const RUSSIAN = [
	[
		['Бодрый', 'Быстрый', 'Весёлый', 'Внимательный', 'Вольный', 'Добрый', 'Зоркий', 'Ласковый', 'Лесной', 'Лёгкий',
			'Меткий', 'Мирный', 'Мудрый', 'Осенний', 'Ранний', 'Северный', 'Серебряный', 'Смелый', 'Снежный', 'Спокойный',
			'Терпеливый', 'Тихий', 'Хитрый', 'Чуткий', 'Шустрый', 'Ясный'],
		['Барсук', 'Бобр', 'Горностай', 'Дрозд', 'Ёж', 'Журавль', 'Заяц', 'Зимородок', 'Зубр', 'Кролик', 'Кулик', 'Лемминг',
			'Лис', 'Лось', 'Марал', 'Морж', 'Олень', 'Сокол', 'Соболь', 'Стриж', 'Тапир', 'Тюлень', 'Удод', 'Филин', 'Хомяк',
			'Чиж'],
	],
	[
		['Бодрая', 'Быстрая', 'Весёлая', 'Внимательная', 'Вольная', 'Добрая', 'Зоркая', 'Ласковая', 'Лесная', 'Лёгкая',
			'Меткая', 'Мирная', 'Мудрая', 'Осенняя', 'Ранняя', 'Северная', 'Серебряная', 'Смелая', 'Снежная', 'Спокойная',
			'Терпеливая', 'Тихая', 'Хитрая', 'Чуткая', 'Шустрая', 'Ясная'],
		['Белка', 'Выдра', 'Галка', 'Гагара', 'Ежиха', 'Иволга', 'Касатка', 'Кукушка', 'Куница', 'Ласка', 'Ласточка', 'Лиса',
			'Мышь', 'Нерпа', 'Норка', 'Пищуха', 'Рысь', 'Синица', 'Соня', 'Сорока', 'Сова', 'Трясогузка', 'Цапля', 'Чайка',
			'Чечётка', 'Щука'],
	],
] as const; // biome-ignore format: a list to read

/** A friendly name for somebody who has given none, in the language of their page. */
export function inventedName(language: 'en' | 'ru' = 'en'): string {
	const [manners, animals] = language === 'ru' ? RUSSIAN[randomInt(RUSSIAN.length)] : [MANNERS, ANIMALS];
	return `${manners[randomInt(manners.length)]} ${animals[randomInt(animals.length)]}`;
}

/** For somebody whose name was taken from them. */
export function neutralName(): string {
	return `Guest ${randomInt(1_000, 10_000)}`;
}

/** Who or what is no person here; in the languages of the page. */
const NOBODYS = ['Former player', 'Table', 'Spectator', 'Бывший игрок', 'Стол', 'Зритель'];
const RESERVED: ReadonlySet<string> = new Set([...NOBODYS, ...games.flatMap((game) => botNames(game))].map(nameKey));

const ODD_SPACES = /[^\S ]| {2}/u;
const LOOK_ALIKE_SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/** A person's name as it is kept; null where it is not clean, or where others would take them for a bot or for nobody. */
export function personsName(given: string): string | null {
	const name = cleanName(given);
	return name === null || RESERVED.has(nameKey(name)) ? null : name;
}

/** The name as it is kept; null where others could not read it, or would take it for another one. */
export function cleanName(given: string): string | null {
	const name = given.isWellFormed() ? given.normalize('NFC') : '';
	const isOneOfAKind = name === name.normalize('NFKC');
	if (!isOneOfAKind || !isReadable(name) || ODD_SPACES.test(name)) return null;
	if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name) || name.length > LIMITS.name * 3) return null;
	return name.split(' ').some(mixesScripts) ? null : name;
}

/** One word in letters of two scripts that look the same, such as a Latin name with a Cyrillic а. */
function mixesScripts(word: string): boolean {
	return LOOK_ALIKE_SCRIPTS.filter((script) => script.test(word)).length > 1;
}
