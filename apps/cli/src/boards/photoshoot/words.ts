import { styleText } from 'node:util';
import type { Actor, BySeat, Seat } from '@shutterbox/kernel';
import {
	type EffectId,
	type FaultKind,
	isCoopTable,
	type RitualKind,
	type Team,
	type TeamName,
	TILES,
	type Tile,
} from '@shutterbox/photoshoot/client';
import { capitalised, counted } from '../../text.ts';

const STYLES = ['yellowBright', 'magentaBright'] as const;
const TEAM_NAMES = ['Amber', 'Violet'] as const;
const TEAM_SIGNS = ['●', '◆'] as const;

/** Colours the text for the eye; signs and words always say the same. */
export function paintTeam(team: Team, text: string): string {
	return styleText(STYLES[team], text);
}

/** `● Amber`, `◆ Violet`. */
export function teamWords(team: Team): string {
	return paintTeam(team, `${TEAM_SIGNS[team]} ${TEAM_NAMES[team]}`);
}

/** `Amber`; where all play together, `The team`. */
export function teamSubject(names: BySeat<string>, team: TeamName): string {
	const own: Team = team === 'A' ? 0 : 1;
	return isCoopTable(names.length) ? 'The team' : paintTeam(own, TEAM_NAMES[own]);
}

export function isReader(names: BySeat<string>, seat: Seat): boolean {
	return names[seat] === 'You';
}

function paintSeat(names: BySeat<string>, seat: Seat, text: string): string {
	return paintTeam(!isCoopTable(names.length) && seat % 2 === 1 ? 1 : 0, text);
}

/** At the start of a sentence: `You`, `easy 2`, `The table`. */
export function subject(names: BySeat<string>, actor: Actor): string {
	return actor === 'table' ? 'The table' : paintSeat(names, actor, names[actor]);
}

/** Within a sentence: `you`, `easy 2`. */
export function object(names: BySeat<string>, seat: Seat): string {
	return paintSeat(names, seat, isReader(names, seat) ? 'you' : names[seat]);
}

/** `your`, `easy 2's`. */
export function possessive(names: BySeat<string>, seat: Seat): string {
	return paintSeat(names, seat, isReader(names, seat) ? 'your' : `${names[seat]}'s`);
}

/** The form of a verb that goes with the subject: `verb(names, seat, 'are', 'is')`. */
export function verb(names: BySeat<string>, actor: Actor, second: string, third: string): string {
	return actor !== 'table' && isReader(names, actor) ? second : third;
}

export function tileName(tile: Tile): string {
	return capitalised(TILES[tile]);
}

export function points(count: number): string {
	return counted(count, 'point').replace('-', '−');
}

export function tokens(count: number): string {
	return counted(count, 'token');
}

export function seconds(ms: number): string {
	return `${Math.ceil(ms / 1000)} s`;
}

/** What an effect asks of whoever moves its character, or of every movement. */
export const EFFECT_WORDS: Readonly<Record<EffectId, string>> = {
	'max-pet': 'After Max moves, the next to act pets him first: !pet',
	'max-goodboy': 'Whoever moves Max says "Good boy!": !goodBoy',
	'olivia-highfive': 'Before moving Olivia, high five with the next in turn, both of you: !highFive',
	'olivia-applaud': 'Before moving Olivia, applaud: !applaud',
	'alice-contact': 'Slide Alice, 300 ms for each cell: 2-5 slide 300',
	'alice-shake': 'Before moving Alice, shake a team mate: !shake',
	'pam-wave': 'When Pam moves, all wave, the mover first: !wave',
	'pam-frame': 'Whoever moves Pam says "In the frame!": !inFrame',
	'edgar-cheese': 'Whoever moves Edgar says "Cheese!": !cheese',
	'edgar-ready': 'Who moves Edgar asks !ready, the others say !yes',
	'joe-push': 'Joe is never swapped; he pushes his line: push right',
	'chloe-diagonal': 'Chloe swaps with corners, or friends anywhere.',
	'arthur-max': 'Arthur and Max never end side by side.',
	'james-olivia': 'James always ends next to Olivia, corners too.',
};

/** What somebody did, after the name. */
export const RITUAL_WORDS: Readonly<Record<RitualKind, string>> = {
	pet: 'petted Max',
	goodBoy: 'said "Good boy!"',
	highFive: 'gave a high five to',
	applaud: 'applauded',
	shake: 'shook',
	wave: 'waved',
	inFrame: 'said "In the frame!"',
	cheese: 'said "Cheese!"',
	ready: 'asked "Ready?"',
	yes: 'said "Yes!"',
};

/** What was wrong: `a forgotten effect, max-pet`. */
export function faultWords(kind: FaultKind | null, effect: EffectId | null): string {
	switch (kind) {
		case 'effect':
			return `a forgotten effect, ${effect}`;
		case 'swap':
			return 'a swap that is not allowed';
		case 'photo':
			return 'a photo that does not match';
		case 'turn':
			return 'acting out of turn';
		case 'talk':
			return 'talking';
		default:
			return 'nothing';
	}
}
