/** Small letters, digits and signs that look like another, by what they look like. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
	a: 'аα',
	b: 'вβ',
	c: 'сς',
	e: 'еε',
	h: 'нη',
	i: 'іιıl1|',
	j: 'ј',
	k: 'кκ',
	m: 'мμ',
	n: 'ν',
	o: 'оο0',
	p: 'рρ',
	s: 'ѕ',
	t: 'тτ',
	x: 'хχ',
	y: 'уυ',
	z: 'ζ',
	'3': 'з',
};

const PLAIN: ReadonlyMap<string, string> = new Map(
	Object.entries(LOOK_ALIKES).flatMap(([plain, alikes]) => Array.from(alikes, (alike) => [alike, plain])),
);

/**
 * What a name looks like: case, accents, blanks, characters without width and the script of letters that look alike
 * make no difference. Two names with the same key are not told apart at a glance.
 */
export function nameKey(name: string): string {
	const letters = name
		.normalize('NFKD')
		.toUpperCase()
		.toLowerCase()
		.normalize('NFKD')
		.replace(/[\p{M}\p{Z}\p{C}\s]/gu, '');
	return Array.from(letters, (letter) => PLAIN.get(letter) ?? letter).join('');
}

/** The name, or where somebody else's looks like it, the name with the first number that is free. */
export function distinctName(name: string, others: readonly string[]): string {
	const taken = new Set(others.map(nameKey));
	let distinct = name;
	for (let number = 2; taken.has(nameKey(distinct)); number++) distinct = `${name} ${number}`;
	return distinct;
}
