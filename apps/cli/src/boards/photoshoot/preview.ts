import type { Voice } from '@shutterbox/kernel';
import {
	CELLS,
	type EffectId,
	type FaultKind,
	faultWords,
	frameOf,
	isHelped,
	type Key,
	type Move,
	type Movement,
	makeMovement,
	NO_OBJECTIVE,
	objectiveId,
	ritualWords,
	type State,
	type Tile,
	tileName,
} from '@shutterbox/photoshoot/client';
import type { Scene } from '../board.ts';
import { readerOf } from './reader.ts';

/** What a legal move would do to the stage. Whether it would be a mistake, everybody has to know alone. */
export function explain(voice: Voice<Key>, scene: Scene<State>, move: Move): string {
	const { open, cells } = scene.position;
	switch (move.type) {
		case 'swap':
		case 'push':
			return movementWords(voice, scene, move) + ('holdMs' in move ? `, on the table for ${move.holdMs} ms` : '');
		case 'repair':
			return movementWords(voice, scene, 'dir' in move ? { ...move, type: 'push' } : { ...move, type: 'swap' });
		case 'photo':
			return open === NO_OBJECTIVE ? '' : `take photo ${objectiveId(open)}${inPlace(scene, ', ', cells)}`;
		case 'ritual':
			return ritualWords(voice, readerOf(scene), move.kind, move.target ?? null);
		case 'point':
			return `say that it was ${faultWords(voice, move.kind as FaultKind, (move.effect ?? null) as EffectId | null)}`;
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
function movementWords(voice: Voice<Key>, scene: Scene<State>, movement: Movement): string {
	const { cells } = scene.position;
	const after = cells.slice();
	makeMovement(after, movement);
	const goal = inPlace(scene, ', then ', after);
	if (movement.type === 'swap') {
		const [a, b] = [movement.a, movement.b].map((cell) => tileName(voice, cells[cell]));
		return `${a} ↔ ${b}${goal}`;
	}
	const moved = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => after[cell] !== cells[cell]);
	const places = moved.map((cell) => `${tileName(voice, after[cell])} to ${cell + 1}`);
	return `${places.join(', ')}${goal}`;
}

function inPlace({ position, viewer }: Scene<State>, before: string, cells: readonly Tile[]): string {
	if (position.open === NO_OBJECTIVE || !isHelped(position, viewer)) return '';
	const frame = frameOf(position.open);
	return `${before}${frame.filter(({ cell, tile }) => cells[cell] === tile).length} of ${frame.length} in place`;
}
