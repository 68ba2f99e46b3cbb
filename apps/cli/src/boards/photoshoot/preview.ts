import type { BySeat } from '@shutterbox/kernel';
import {
	CELLS,
	type EffectId,
	type FaultKind,
	frameOf,
	isHelped,
	type Move,
	type Movement,
	makeMovement,
	NO_OBJECTIVE,
	objectiveId,
	type Ritual,
	type State,
	type Tile,
} from '@shutterbox/photoshoot/client';
import type { Scene } from '../board.ts';
import { faultWords, object, RITUAL_WORDS, tileName } from './words.ts';

/** What a legal move would do to the stage. Whether it would be a mistake, everybody has to know alone. */
export function explain(scene: Scene<State>, move: Move): string {
	const { position, names } = scene;
	switch (move.type) {
		case 'swap':
		case 'push':
			return movementWords(scene, move) + ('holdMs' in move ? `, on the table for ${move.holdMs} ms` : '');
		case 'repair':
			return movementWords(scene, 'dir' in move ? { ...move, type: 'push' } : { ...move, type: 'swap' });
		case 'photo':
			return position.open === NO_OBJECTIVE
				? ''
				: `take photo ${objectiveId(position.open)}${inPlace(scene, ', ', position.cells)}`;
		case 'ritual':
			return ritualWords(names, move);
		case 'point':
			return `say that it was ${faultWords(move.kind as FaultKind, (move.effect ?? null) as EffectId | null)}`;
		default:
			return PLAIN_WORDS[move.type] ?? '';
	}
}

const PLAIN_WORDS: Readonly<Record<string, string>> = {
	ready: 'be ready',
	flip: 'turn the hourglass',
	talk: 'talk, which the others may call',
	undo: 'take the last action back',
	stop: 'call a mistake',
	ok: 'find nothing wrong',
	resume: 'let the hourglass run on',
};

/** `Joe ↔ Pam`; where the table helps, `Joe ↔ Pam, then 2 of 4 in place`. */
function movementWords(scene: Scene<State>, movement: Movement): string {
	const { position } = scene;
	const after = position.cells.slice();
	makeMovement(after, movement);
	const goal = inPlace(scene, ', then ', after);
	if (movement.type === 'swap') {
		const [a, b] = [movement.a, movement.b].map((cell) => tileName(position.cells[cell]));
		return `${a} ↔ ${b}${goal}`;
	}
	const moved = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => after[cell] !== position.cells[cell]);
	const places = moved.map((cell) => `${tileName(after[cell])} to ${cell}`);
	return `${places.join(', ')}${goal}`;
}

function inPlace({ position, viewer }: Scene<State>, before: string, cells: readonly Tile[]): string {
	if (position.open === NO_OBJECTIVE || !isHelped(position, viewer)) return '';
	const frame = frameOf(position.open);
	return `${before}${frame.filter(({ cell, tile }) => cells[cell] === tile).length} of ${frame.length} in place`;
}

const RITUAL_DEEDS: Readonly<Record<string, string>> = {
	pet: 'pet Max',
	highFive: 'high five',
	applaud: 'applaud',
	shake: 'shake',
	wave: 'wave',
	ready: 'ask "Ready?"',
};

function ritualWords(names: BySeat<string>, { kind, target }: Ritual): string {
	const deed = RITUAL_DEEDS[kind] ?? RITUAL_WORDS[kind].replace('said', 'say');
	return target === undefined ? deed : `${deed} ${kind === 'highFive' ? 'with ' : ''}${object(names, target)}`;
}
