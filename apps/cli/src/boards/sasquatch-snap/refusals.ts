import type { Refusal } from '@shutterbox/kernel';
import type { TileType } from '@shutterbox/sasquatch-snap/client';
import { directionName, snaps, tileName } from './words.ts';

/** Why a move was refused, in plain words. */
export function refusal({ code, facts }: Refusal): string | null {
	switch (code) {
		case 'game-over':
			return 'The match is over.';
		case 'bad-move':
			return 'That is not a move of this game.';
		case 'wrong-phase':
			return PHASE_WORDS[String(facts.phase)] ?? 'That is not asked for now.';
		case 'not-your-turn':
			return 'Somebody else decides this.';
		case 'exchange-no-snaps':
			return 'Snaps cannot be bought: you get tiles only.';
		case 'exchange-overlap':
			return `You cannot give and get the same type, ${tileName(facts.tile as TileType)}, at once.`;
		case 'exchange-not-yours':
			return `You have ${stockWords(facts)}.`;
		case 'exchange-bank-short':
			return `Your bank has ${stockWords(facts)}.`;
		case 'exchange-unequal':
			return `You would give a value of ${facts.given} for ${facts.received}: both must be equal (b and n 1, f 2, k 3, s 4).`;
		case 'already-committed':
			return 'You have chosen already; the others are still thinking.';
		case 'cannot-trap':
			return facts.reason === 'empty-hand'
				? 'Trap! would do nothing: you have no tile in hand.'
				: "Trap! would do nothing: a rival's tile lies on your square.";
		case 'tile-not-allowed':
			return 'No tile goes with these cards. It is chosen when you set it, or none is needed.';
		case 'tile-required':
			return 'At this table Trap! names its tile, e.g. N!b.';
		case 'tile-not-in-hand':
			return `You have no ${tileName(facts.tile as TileType)} in hand.`;
		case 'lure-must-stop':
			return `Something stops him in the ${directionName(facts.dir as 'N')}: the distance is ${facts.stop}.`;
		case 'lure-distance':
			return `His line to the ${directionName(facts.dir as 'N')} is clear: choose a distance from 1 to ${facts.most}.`;
		default:
			return null;
	}
}

const PHASE_WORDS: Readonly<Record<string, string>> = {
	whistle: 'First the Whistle is blown, with or without an exchange.',
	commit: 'Now everybody chooses an arrow: N, E, S or W, with ! for Trap!.',
	set: 'Now a tile is chosen for the trap: set b, set f, set k or set s.',
	lure: 'Now the Sasquatch is lured, e.g. lure N 3.',
};

function stockWords({ kind, have }: Refusal['facts']): string {
	const count = Number(have);
	const name = tileName(String(kind) as TileType);
	if (kind === 'snaps') return count === 0 ? 'no snaps' : `only ${snaps(count)}`;
	return count === 0 ? `no ${name}` : `only ${count} ${name}${count === 1 ? '' : 's'}`;
}
