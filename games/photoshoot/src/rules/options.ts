import type { OptionProblem, OptionsSchema, Schema } from '@shutterbox/kernel';
import { BLUE, type Colour, LEVELS, type Level, ORANGE } from './components.ts';

/** The options a position has to remember. */
export interface TableRules {
	readonly level: 1 | 2 | 3 | 4 | 'custom';
	readonly customLevel: Level;
	readonly family: boolean;
	readonly pace: 'hourglass' | 'untimed';
	readonly hourglassSec: number;
	readonly turnBudget: number;
	readonly strictness: 'judge' | 'assist';
	readonly calls: 'named' | 'quick';
	readonly talk: 'auto' | 'callable' | 'muted';
	readonly referee: 'engine' | 'players';
	readonly carryObjective: 'discard' | 'keep';
}

export interface Options extends TableRules {
	readonly startTeam: 'random' | 'A' | 'B';
}

/** Numbers of seats that play as one team (PST-67). */
const COOP = [2, 3];
const TEAMS = [4, 5, 6];

const CARDS: Schema = {
	kind: 'list',
	of: { kind: 'choice', values: ['blue', 'orange'] },
	max: BLUE.length + ORANGE.length,
};

export const optionsSchema: OptionsSchema<Options> = {
	level: {
		schema: { kind: 'choice', values: [1, 2, 3, 4, 'custom'] },
		default: 1,
		title: 'Level',
		help: 'Which effect cards a team draws, and when.',
	},
	customLevel: {
		schema: { kind: 'object', fields: { start: CARDS, at5: CARDS, at15: CARDS } },
		default: LEVELS[0],
		title: 'Your own level',
		help: 'The cards a team draws at the start, at 5 and at 15 points, at a level of its own.',
	},
	family: {
		schema: { kind: 'boolean' },
		default: false,
		title: 'Family',
		help: 'Blue effects only: every orange draw is a blue one.',
	},
	pace: {
		schema: { kind: 'choice', values: ['hourglass', 'untimed'] },
		default: 'hourglass',
		inCorrespondence: 'untimed',
		title: 'Pace',
		help: 'Against the hourglass, or a fixed number of actions per round and no hurry.',
		ruling: 'R-31',
	},
	hourglassSec: {
		schema: { kind: 'integer', min: 30, max: 300 },
		default: 90,
		inCorrespondence: 90,
		title: 'Seconds in the hourglass',
		help: 'How long a round runs.',
	},
	turnBudget: {
		schema: { kind: 'integer', min: 8, max: 60 },
		default: 24,
		title: 'Actions per round',
		help: 'How many actions a round has when there is no hourglass.',
		ruling: 'R-31',
	},
	strictness: {
		schema: { kind: 'choice', values: ['judge', 'assist'] },
		default: 'judge',
		title: 'Strictness',
		help: 'Judge: hands may do anything, mistakes are for the others to catch. Assist: wrong swaps are refused.',
		ruling: 'R-4',
	},
	calls: {
		schema: { kind: 'choice', values: ['named', 'quick'] },
		default: 'named',
		title: 'Calls',
		help: 'Named: who calls a mistake says which. Quick: any mistake will do.',
		ruling: 'R-11',
	},
	talk: {
		schema: { kind: 'choice', values: ['auto', 'callable', 'muted'] },
		default: 'auto',
		title: 'Talk',
		help: 'Whether photographers can chat at their own risk. Auto: only two teams against the hourglass can.',
		ruling: 'R-20',
	},
	referee: {
		schema: { kind: 'choice', values: ['engine', 'players'] },
		default: 'engine',
		title: 'Referee',
		help: 'Who calls the mistakes when all play together.',
		ruling: 'R-26',
		seats: COOP,
	},
	carryObjective: {
		schema: { kind: 'choice', values: ['discard', 'keep'] },
		default: 'discard',
		title: 'Unfinished objective',
		help: 'Whether it is discarded or stays for the next round.',
		ruling: 'R-17',
	},
	startTeam: {
		schema: { kind: 'choice', values: ['random', 'A', 'B'] },
		default: 'random',
		title: 'First photographers',
		help: 'Which team begins: chance decides, Amber or Violet.',
		seats: TEAMS,
	},
};

export const RULE_NAMES = Object.keys(optionsSchema).filter((name) => name !== 'startTeam') as (keyof TableRules)[];

export function isCoopTable(seats: number): boolean {
	return COOP.includes(seats);
}

/** The cards of a level as they are drawn: in the family variant all of them blue (PST-65). */
export function levelOf({ level, customLevel, family }: TableRules): Level {
	const { start, at5, at15 } = level === 'custom' ? customLevel : LEVELS[level - 1];
	const drawn = (colours: readonly Colour[]) => (family ? colours.map((): Colour => 'blue') : colours);
	return { start: drawn(start), at5: drawn(at5), at15: drawn(at15) };
}

/** PST-64: a level of one's own may not ask for more cards than there are. */
export function checkOptions(options: Options, seats: number): OptionProblem | null {
	const { start, at5, at15 } = levelOf(options);
	const cards = [...start, ...at5, ...at15];
	const teams = isCoopTable(seats) ? 1 : 2;
	const most = { blue: BLUE.length / teams, orange: ORANGE.length / teams };
	const count = (colour: Colour) => cards.filter((drawn) => drawn === colour).length;
	if (count('blue') <= most.blue && count('orange') <= most.orange) return null;
	return { option: 'customLevel', expected: `at most ${most.blue} blue and ${most.orange} orange cards per team` };
}
