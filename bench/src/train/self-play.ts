import { decided, Net, readWeights, Series, TEMPERS, Thinker } from '@shutterbox/bots';
import { type Chance, FastChance, type GameMove, type Policy, type Seat, seedOfGame } from '@shutterbox/kernel';
import { type Lesson, optionsOf } from './setup.ts';

/** A match to learn from: its number, and every entry. It is played again to read features off it. */
export interface Played {
	readonly match: number;
	readonly entries: readonly (readonly [seat: Seat, move: GameMove])[];
}

type Player = Policy<unknown, GameMove>;

const MANNER_LANE = 40;
/** Of a thousand moves of the teacher, how many are made at random: a third of the matches each. */
const NOISE = [30, 120, 300];
/** Of its own play: temperatures in points, and random moves in a thousand. */
const TEMPERATURES = [0.4, 1.2];
const SLIPS = [10, 60];
/** Every so manieth match has the teacher at a seat. */
const TEACHER_EVERY = 5;

/** The player a game's learning begins from. */
function teacherOf({ game }: Pick<Lesson, 'game'>): Player {
	const { policies, learned } = game;
	return policies[learned?.instead.hard ?? ''] ?? Object.values(policies)[0];
}

/** The players that use one set of weights. */
export function thinkerOf({ game, learned, table }: Lesson, weights: string): Thinker<unknown, GameMove> {
	const { version, shape } = learned.judgement;
	const { id, rulesVersion } = game.meta;
	const read = readWeights(weights, { game: id, rulesVersion, version, table: table.key, shape });
	if (typeof read === 'string') throw new Error(read);
	return new Thinker(learned.judgement, new Net(shape, read.layers), table.key);
}

/** Plays a match by the weights, or without any by the teacher, with enough noise to see bad positions as well. */
export function playedOnce(
	lesson: Lesson,
	weights: Thinker<unknown, GameMove> | null,
	seed: number,
	match: number,
): Played {
	const manner = new FastChance(seedOfGame(seed, match, MANNER_LANE));
	const teacher = teacherOf(lesson);
	const noise = lesson.learned.judgement.teacherSlips ?? NOISE;
	return playedBy(lesson, seed, match, (seat) => {
		const isTaught = weights === null || (match % TEACHER_EVERY === 0 && seat === manner.int(lesson.table.seats));
		const base = isTaught ? teacher : ownPlayer(lesson, weights, manner);
		const slips = weights === null ? noise[match % noise.length] : SLIPS[manner.int(SLIPS.length)];
		return {
			choose(view, own, chance) {
				const isSlip = chance.int(1000) < slips;
				return isSlip ? lesson.game.randomMove(view, own, chance) : base.choose(view, own, chance);
			},
		};
	});
}

/** Plays a match by somebody at every seat and writes down what they do. */
export function playedBy(lesson: Lesson, seed: number, match: number, playerOf: (seat: Seat) => Player): Played {
	const entries: [Seat, GameMove][] = [];
	const players = Array.from({ length: lesson.table.seats }, (_, seat): Player => {
		const player = playerOf(seat);
		return {
			choose(view, own, chance) {
				const move = player.choose(view, own, chance);
				entries.push([own, move]);
				return move;
			},
		};
	});
	const bots = players.map(() => 'learner');
	const options = optionsOf(lesson, match);
	new Series(lesson.game, { options, bots, seed, keepsRecords: false, players }).play(match);
	return { match, entries };
}

function ownPlayer({ game }: Lesson, thinker: Thinker<unknown, GameMove>, manner: Chance): Player {
	const temperature = TEMPERATURES[manner.int(TEMPERATURES.length)];
	const temper = { ...TEMPERS.medium, temperature, ...thinker.judgement.learnsBy };
	return { choose: (view, seat, chance) => decided(game, thinker, temper, view, seat, chance) };
}
