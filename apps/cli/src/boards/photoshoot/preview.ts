import {
	CELLS,
	type EffectId,
	type FaultKind,
	faultWords,
	frameOf,
	isHelped,
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
import { type BoardVoice, readerOf } from './reader.ts';

/** What a legal move would do to the stage. Whether it would be a mistake, everybody has to know alone. */
export function explain(voice: BoardVoice, scene: Scene<State>, move: Move): string {
	const { say } = voice;
	const { open, cells } = scene.position;
	switch (move.type) {
		case 'swap':
		case 'push': {
			const what = movementWords(voice, scene, move);
			return 'holdMs' in move ? say('explain.held', { what, ms: Number(move.holdMs) }) : what;
		}
		case 'repair':
			return movementWords(voice, scene, 'dir' in move ? { ...move, type: 'push' } : { ...move, type: 'swap' });
		case 'photo': {
			if (open === NO_OBJECTIVE) return '';
			return withGoal(voice, scene, 'explain.now', say('explain.photo', { id: objectiveId(open) }), cells);
		}
		case 'ritual':
			return ritualWords(voice, readerOf(scene), move.kind, move.target ?? null);
		case 'point': {
			const fault = faultWords(voice, move.kind as FaultKind, (move.effect ?? null) as EffectId | null);
			return say('explain.point', { fault });
		}
		case 'ready':
		case 'flip':
		case 'talk':
		case 'undo':
		case 'stop':
		case 'ok':
		case 'resume':
			return say(`explain.${move.type}`);
		default:
			return '';
	}
}

/** `Joe ↔ Pam`; where the table helps, `Joe ↔ Pam, then 2 of 4 in place`. */
function movementWords(voice: BoardVoice, scene: Scene<State>, movement: Movement): string {
	const { cells } = scene.position;
	const after = cells.slice();
	makeMovement(after, movement);
	const moved = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => after[cell] !== cells[cell]);
	const what =
		movement.type === 'swap'
			? [movement.a, movement.b].map((cell) => tileName(voice, cells[cell])).join(' ↔ ')
			: moved.map((cell) => voice.say('explain.to', { tile: tileName(voice, after[cell]), cell: cell + 1 })).join(', ');
	return withGoal(voice, scene, 'explain.then', what, after);
}

/** Where the table helps, with how far the wanted photo would have come. */
function withGoal(
	{ say }: BoardVoice,
	{ position, viewer }: Scene<State>,
	key: 'explain.now' | 'explain.then',
	what: string,
	cells: readonly Tile[],
): string {
	if (position.open === NO_OBJECTIVE || !isHelped(position, viewer)) return what;
	const frame = frameOf(position.open);
	return say(key, { what, count: frame.filter(({ cell, tile }) => cells[cell] === tile).length, all: frame.length });
}
