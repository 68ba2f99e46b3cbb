import { type Actor, type Roll, ScriptedChance } from '@shutterbox/kernel';
import { type Table, tableAt } from '@shutterbox/testkit';
import { type Event, type Move, type State, snapshot } from '../src/index.ts';
import { ANIMAL_IDS, animalNamed } from '../src/rules/components.ts';

export type SnapshotTable = Table<State, Move, Event>;

/** A position in notation, and the rolls to come: single dice, or a whole reshuffled pile. */
export function at(position: string, ...rolls: readonly (number | readonly string[])[]): SnapshotTable {
	const script = rolls.map(
		(roll): Roll => (typeof roll === 'number' ? { die: roll } : { shuffle: roll.map((id) => animalNamed(id)) }),
	);
	return tableAt(snapshot, position, new ScriptedChance(...script));
}

/** A state in notation that need not be able to arise. */
export function stateAt(position: string): State {
	const parsed = snapshot.notation.parsePosition(position);
	if ('problem' in parsed) throw new Error(`"${position}": ${parsed.problem}`);
	return parsed.value;
}

export function ids(animals: readonly number[]): string {
	return animals.map((animal) => ANIMAL_IDS[animal]).join(' ');
}

/** A habitat's animals, bottom to top. */
export function lying({ state }: SnapshotTable, habitat: number): string {
	return ids(state.table[habitat]);
}

export const [RAINFOREST, MOUNTAIN, SAVANNAH, SHORELINE] = [0, 1, 2, 3];

/** Plays a move at a moment of the match, or gives the code of its refusal. */
export function playAt({ state }: SnapshotTable, actor: Actor, move: Move, moment: number): string | null {
	const entry = { actor, move, at: moment };
	const refusal = snapshot.check(state, entry);
	if (refusal) return refusal.code;
	snapshot.play(state, entry, { chance: new ScriptedChance() });
	snapshot.invariants(state);
	return null;
}

export function eventTypes(table: SnapshotTable): string[] {
	return table.events.map(({ event }) => event?.type ?? 'private');
}
