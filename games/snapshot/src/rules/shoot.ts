import type { PlayContext, Refusal } from '@shutterbox/kernel';
import { ANIMAL_IDS, type Animal, animalNamed, DIFFICULTY, FACES, type Habitat, habitatOf } from './components.ts';
import type { Event } from './events.ts';
import { leaveHabitat } from './explore.ts';
import type { Shoot } from './move.ts';
import { ownMove } from './move.ts';
import { refuse } from './refusals.ts';
import { ESCAPED, OPEN, openTarget, PHOTOGRAPHED, remove, type State } from './state.ts';
import { changeTokens } from './tokens.ts';

// Photography, the shooting half: SNP-48 to SNP-51.

export function checkShoot(state: State, { animal: id }: Shoot): Refusal | null {
	const animal = animalNamed(id);
	const isHere = openTarget(state, animal) !== -1 && habitatOf(animal) === state.current;
	return isHere ? null : refuse('NOT_AVAILABLE', { animal: id }, 'SNP-48');
}

export function shoot(state: State, animal: Animal, ctx: PlayContext<Event>): void {
	const { active: seat, current: habitat } = state;
	const index = openTarget(state, animal);
	const tokens = state.targetTokens[index];
	const difficulty = DIFFICULTY[animal];
	const dice: number[] = [];
	let total = tokens;
	for (let i = 0; i < state.targetDice[index]; i++) {
		dice.push(ctx.chance.die(FACES));
		total += dice[i];
	}
	const success = total >= difficulty;
	ctx.emit?.({ type: 'shotRolled', animal, dice, tokens, total, difficulty, success }, { reveals: true });

	remove(state.table[habitat], animal);
	state.targetTokens[index] = 0;
	if (success) {
		state.targetStatus[index] = PHOTOGRAPHED;
		state.photos[seat].push(animal);
		state.photosThisTurn++;
		ctx.emit?.({ type: 'photographed', seat, animal, tokensLost: tokens }); // SNP-49
	} else {
		state.targetStatus[index] = ESCAPED;
		state.discard.push(animal);
		ctx.emit?.({ type: 'escaped', seat, animal, refunded: tokens });
		changeTokens(state, seat, tokens, 'refund', ctx); // SNP-50
	}
	if (!hasOpenTargets(state, habitat)) leaveHabitat(state, ctx);
}

function hasOpenTargets(state: State, habitat: Habitat): boolean {
	return state.targets.some((animal, i) => state.targetStatus[i] === OPEN && habitatOf(animal) === habitat);
}

const SHOTS: readonly Shoot[] = ANIMAL_IDS.map((animal) => ownMove({ type: 'shoot', animal }));

/** In data-file order, which within a habitat is ascending difficulty. */
export function shots({ targets, targetStatus, current }: State): Shoot[] {
	const open = targets.filter((animal, i) => targetStatus[i] === OPEN && habitatOf(animal) === current);
	return open.map((animal) => SHOTS[animal]);
}
