import { randomInt } from 'node:crypto';
import { LIMITS } from '@shutterbox/protocol';

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

/** A friendly name for somebody who has given none. */
export function inventedName(): string {
	return `${MANNERS[randomInt(MANNERS.length)]} ${ANIMALS[randomInt(ANIMALS.length)]}`;
}

/** Beside what the protocol's `Name` keeps out. Flags and hearts may carry the mark that makes them a picture. */
const UNSEEN = /(?!(?<=\p{Extended_Pictographic})\ufe0f)[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/u;
const ODD_SPACES = /[^\S ]| {2}/u;
/** Marks piled up on a letter, or standing without one. */
const LOOSE_MARKS = /^\p{M}|\s\p{M}|\p{M}{3}/u;
const LOOK_ALIKE_SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/** The name as it is kept; null where others could not read it, or would take it for another one. */
export function cleanName(given: string): string | null {
	if (!given.isWellFormed()) return null;
	const name = given.normalize('NFC');
	const isOneOfAKind = name === name.normalize('NFKC');
	if (!isOneOfAKind || UNSEEN.test(name) || ODD_SPACES.test(name) || LOOSE_MARKS.test(name)) return null;
	if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name) || name.length > LIMITS.name * 3) return null;
	return name.split(' ').some(mixesScripts) ? null : name;
}

/** One word in letters of two scripts that look the same, such as a Latin name with a Cyrillic а. */
function mixesScripts(word: string): boolean {
	return LOOK_ALIKE_SCRIPTS.filter((script) => script.test(word)).length > 1;
}
