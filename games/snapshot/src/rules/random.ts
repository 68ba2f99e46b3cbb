import type { Chance, Seat } from '@shutterbox/kernel';
import { ANIMAL_IDS, type Animal, DICE, HABITAT_IDS, HABITATS, habitatOf, REROLL_PRICE } from './components.ts';
import { checkDraw } from './draw.ts';
import { explorations } from './explore.ts';
import { type Move, ownMove, type Prepare, type Reroll } from './move.ts';
import { checkPass, possibleTargets } from './prepare.ts';
import { shots } from './shoot.ts';
import { OPEN, type State } from './state.ts';
import { plainMoves } from './turn.ts';

// Random play, weighted so that matches go on: uniform choice would hardly ever do anything but prepare.

const DRAW_WEIGHT = 2;
const PASS_WEIGHT = 1;
const PREPARE_WEIGHT = 3;
const MOST_PICKS = 3;
const MOST_TOKENS = 3;
/** Draws of a set of targets before the smallest legal one is taken; each succeeds with probability 1/40 at least. */
const MOST_TRIES = 1000;

const DRAW: Move = ownMove({ type: 'draw' });
const PASS: Move = ownMove({ type: 'pass' });
const ABANDON: Move = ownMove({ type: 'abandon' });

export function randomMove(state: State, _seat: Seat, chance: Chance): Move {
	switch (state.phase) {
		case 'research':
			return randomResearch(state, chance);
		case 'explore':
			return oneOf(explorations(state), chance);
		case 'shoot':
			return oneOf(shots(state), chance);
		case 'reroll':
			return chance.int(3) === 0 ? ABANDON : randomReroll(state, chance);
		default:
			return oneOf(plainMoves(state), chance);
	}
}

function randomResearch(state: State, chance: Chance): Move {
	const targets = possibleTargets(state);
	const draw = checkDraw(state) === null ? DRAW_WEIGHT : 0;
	const pass = checkPass(state) === null ? PASS_WEIGHT : 0;
	const prepare = targets.length > 0 ? PREPARE_WEIGHT : 0;
	const roll = chance.int(draw + pass + prepare);
	if (roll < draw) return DRAW;
	return roll < draw + pass ? PASS : randomPlan(state, targets, chance);
}

/** Some targets, a die on each and on their habitats, every further die anywhere, up to three tokens on each target. */
function randomPlan(state: State, possible: readonly Animal[], chance: Chance): Prepare {
	const targets = randomTargets(state, possible, chance);
	const habitats = habitatsOf(targets);
	const dice = new Array<number>(habitats.length + targets.length).fill(1);
	for (let left = DICE - dice.length; left > 0; left--) dice[chance.int(dice.length)]++;
	let supply = state.tokens[state.active];
	return {
		type: 'prepare',
		habitats: habitats.map((habitat, i) => ({ id: HABITAT_IDS[habitat], dice: dice[i] })),
		animals: targets.map((animal, i) => {
			const tokens = chance.int(Math.min(MOST_TOKENS, supply) + 1);
			supply -= tokens;
			return { id: ANIMAL_IDS[animal], dice: dice[habitats.length + i], tokens };
		}),
	};
}

function randomTargets({ committed }: State, possible: readonly Animal[], chance: Chance): Animal[] {
	for (let tries = 0; tries < MOST_TRIES; tries++) {
		const targets = committed.slice();
		for (let picks = 1 + chance.int(MOST_PICKS); picks > 0; picks--) {
			const animal = possible[chance.int(possible.length)];
			if (!targets.includes(animal)) targets.push(animal);
		}
		if (targets.length + habitatsOf(targets).length <= DICE) return targets.sort((a, b) => a - b);
	}
	return committed.length > 0 ? committed.slice() : [possible[0]];
}

function habitatsOf(targets: readonly Animal[]): number[] {
	let bits = 0;
	for (const animal of targets) bits |= 1 << habitatOf(animal);
	const habitats: number[] = [];
	for (let habitat = 0; habitat < HABITATS; habitat++) if (bits & (1 << habitat)) habitats.push(habitat);
	return habitats;
}

/** Any die, paid from the supply first or from the animals first. */
function randomReroll(state: State, chance: Chance): Reroll {
	const die = chance.int(state.roll.length);
	const isSupplyFirst = chance.int(2) === 0;
	const fromSupply = isSupplyFirst ? Math.min(REROLL_PRICE, state.tokens[state.active]) : 0;
	let left = REROLL_PRICE - fromSupply;
	const animals: { id: string; tokens: number }[] = [];
	for (let i = 0; i < state.targets.length; i++) {
		const tokens = state.targetStatus[i] === OPEN ? Math.min(left, state.targetTokens[i]) : 0;
		if (tokens > 0) animals.push({ id: ANIMAL_IDS[state.targets[i]], tokens });
		left -= tokens;
	}
	return { type: 'reroll', die, supply: fromSupply + left, animals };
}

function oneOf(moves: readonly Move[], chance: Chance): Move {
	return moves[chance.int(moves.length)];
}
