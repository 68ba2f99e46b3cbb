import { NotationError } from '@shutterbox/kernel';
import { animalNamed, HABITAT_IDS, type HabitatId, habitatNamed, NO_ANIMAL } from '../rules/components.ts';
import { type Move, PLAIN_MOVES, type PlainMove, type Prepare, type Reroll } from '../rules/move.ts';

export function printMove(move: Move): string {
	switch (move.type) {
		case 'prepare': {
			const habitats = move.habitats.map(({ id, dice }) => `${id}:${dice}`);
			const animals = move.animals.map(({ id, dice, tokens }) => `${id}:${dice}${tokens === 0 ? '' : `+${tokens}`}`);
			return ['prepare', ...habitats, ...animals].join(' ');
		}
		case 'explore':
			return `explore ${move.habitat}`;
		case 'shoot':
			return `shoot ${move.animal}`;
		case 'reroll': {
			const supply = move.supply === 0 ? [] : [`supply:${move.supply}`];
			return ['reroll', move.die, ...supply, ...move.animals.map(({ id, tokens }) => `${id}:${tokens}`)].join(' ');
		}
		default:
			return move.type;
	}
}

export function readMove(text: string): Move {
	const [type, ...words] = text.trim().split(/\s+/);
	if (type === 'prepare') return parsePrepare(words);
	if (type === 'reroll') return parseReroll(words);
	if (type === 'explore' && words.length === 1) return { type, habitat: parseHabitat(words[0]) };
	if (type === 'shoot' && words.length === 1) return { type, animal: parseAnimal(words[0]) };
	const plain = PLAIN_MOVES.find((name) => name === type);
	if (plain === undefined || words.length > 0) throw new NotationError(`"${text}" is no move`);
	return { type: plain } as PlainMove;
}

function parsePrepare(words: readonly string[]): Prepare {
	const habitats: Prepare['habitats'][number][] = [];
	const animals: Prepare['animals'][number][] = [];
	for (const word of words) {
		const [, id, dice, tokens] = /^([a-z-]+):(-?\d+)(?:\+(-?\d+))?$/.exec(word) ?? [];
		if (id === undefined) throw new NotationError(`"${word}" should be a card and its dice, as in lion:3+1`);
		if (habitatNamed(id) !== -1 && tokens === undefined) habitats.push({ id: parseHabitat(id), dice: +dice });
		else animals.push({ id: parseAnimal(id), dice: +dice, tokens: +(tokens ?? 0) });
	}
	return { type: 'prepare', habitats, animals };
}

function parseReroll([die, ...words]: readonly string[]): Reroll {
	if (!/^\d+$/.test(die ?? '')) throw new NotationError('reroll is followed by the number of a die');
	let supply = 0;
	const animals: Reroll['animals'][number][] = [];
	for (const word of words) {
		const [, id, tokens] = /^([a-z-]+):(-?\d+)$/.exec(word) ?? [];
		if (id === undefined) throw new NotationError(`"${word}" should be who pays and how much, as in supply:2`);
		if (id === 'supply') supply = +tokens;
		else animals.push({ id: parseAnimal(id), tokens: +tokens });
	}
	return { type: 'reroll', die: +die, supply, animals };
}

function parseHabitat(id: string): HabitatId {
	const habitat = HABITAT_IDS[habitatNamed(id)];
	if (habitat === undefined) throw new NotationError(`"${id}" is no habitat`);
	return habitat;
}

function parseAnimal(id: string): string {
	if (animalNamed(id) === NO_ANIMAL) throw new NotationError(`"${id}" is no animal`);
	return id;
}
