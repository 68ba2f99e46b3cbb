import { NotationError } from '@shutterbox/kernel';
import { WORKERS, type Worker } from '../rules/components.ts';
import { DISPLAY_SLOTS, SOLO_SUPPLY_SPACES, SUPPLY_SPACES } from '../rules/items.ts';
import type { BuildStep, Choose, Move, WorkerChange, WorkerUse } from '../rules/move.ts';
import { readNumber, words } from './item-notation.ts';

// The form of moves is described in notation.ts.

export function printMove(move: Move): string {
	switch (move.type) {
		case 'reroll':
			return `reroll ${printNumbers(move.dice)}`;
		case 'soloReroll':
		case 'soloDiscard':
			return `${move.type} ${printNumbers(move.spaces)}`;
		case 'swap':
			return move.swap === null ? 'keep' : `swap ${move.swap.start} ${move.swap.slot}`;
		case 'choose':
			return `choose ${move.supply} ${move.display}`;
		case 'turn':
			return move.build.map((step) => `${move[step.item]} ${printTarget(step)}`).join(', ');
		case 'build':
			return `build ${move.build.map((step) => `${step.item} ${printTarget(step)}`).join(', ')}`;
		case 'workers':
			return `workers ${move.changes.map(({ hex, workers }) => `${hex}${printUses(workers)}`).join(', ') || '-'}`;
		case 'declare':
			return `declare ${move.kind}`;
		case 'protect':
			return `protect ${move.token ?? '-'}`;
	}
}

function printTarget({ to, corner, workers }: BuildStep): string {
	return `${to ?? '-'}${corner === undefined ? '' : `@${corner}`}${printUses(workers ?? [])}`;
}

function printUses(uses: readonly WorkerUse[]): string {
	return uses.map(([token, delta]) => ` ${token}${delta > 0 ? '+' : '-'}`).join('');
}

function printNumbers(numbers: readonly number[]): string {
	return numbers.join(' ') || '-';
}

export function readMove(text: string): Move {
	const space = text.indexOf(' ');
	const type = space === -1 ? text : text.slice(0, space);
	const rest = space === -1 ? '' : text.slice(space + 1).trim();
	switch (type) {
		case 'reroll':
			return { type, dice: words(rest).map((word) => readNumber(word, 0, 7, 'die of a display')) };
		case 'soloReroll':
		case 'soloDiscard':
			return { type, spaces: words(rest).map((word) => readNumber(word, 1, 8, 'solo space')) };
		case 'keep':
			return { type: 'swap', swap: null };
		case 'swap': {
			const [start = '', slot = ''] = words(rest);
			return { type, swap: { start: readNumber(start, 1, 3, 'start'), slot: readNumber(slot, 0, 2, 'tile slot') } };
		}
		case 'choose':
			return { type, ...readChoice(words(rest)) };
		case 'build':
			return { type, build: rest.split(',').map((part) => readStep(part.trim())) };
		case 'workers':
			return { type, changes: rest === '-' ? [] : rest.split(',').map((part) => readChange(words(part))) };
		case 'declare':
			if (rest !== 'die' && rest !== 'tile') throw new NotationError(`"${rest}" is neither die nor tile`);
			return { type, kind: rest };
		case 'protect':
			return { type, token: rest === '-' ? null : readWorker(rest) };
		default:
			return readTurn(text);
	}
}

function readTurn(text: string): Move {
	const parts = text.split(',').map((part) => part.trim());
	const refs = parts.map((part) => words(part)[0] ?? '');
	const choice = readChoice(refs.slice().sort((a, b) => Number(isDisplay(a)) - Number(isDisplay(b))));
	const build = parts.map((part, i) => {
		const name = isDisplay(refs[i]) ? 'display' : 'supply';
		return readStep(`${name} ${part.slice(refs[i].length).trim()}`);
	});
	return { type: 'turn', ...choice, build };
}

function isDisplay(ref: string): boolean {
	return DISPLAY_SLOTS.includes(ref);
}

function readChoice([supply = '', display = '']: readonly string[]): Pick<Choose, 'supply' | 'display'> {
	if (![...SUPPLY_SPACES, ...SOLO_SUPPLY_SPACES].includes(supply)) throw new NotationError(`"${supply}" is no space`);
	if (!isDisplay(display)) throw new NotationError(`"${display}" is no slot of a display`);
	return { supply, display };
}

/** `display b3@4`, `supply c2 green+ multi+`, `supply -` */
function readStep(text: string): BuildStep {
	const [item, target = '', ...uses] = text.split(' ');
	if (item !== 'supply' && item !== 'display') throw new NotationError(`"${item}" is neither supply nor display`);
	const [, hex, corner] = /^([a-z]\d|-)(?:@(\d))?$/.exec(target) ?? [];
	if (hex === undefined) throw new NotationError(`"${target}" is no place to build`);
	return {
		item,
		to: hex === '-' ? null : hex,
		...(corner !== undefined && { corner: Number(corner) }),
		...(uses.length > 0 && { workers: uses.map(readUse) }),
	};
}

function readChange([hex = '', ...uses]: readonly string[]): WorkerChange {
	return { hex, workers: uses.map(readUse) };
}

function readUse(word: string): WorkerUse {
	const delta = word.endsWith('+') ? 1 : word.endsWith('-') ? -1 : null;
	if (delta === null) throw new NotationError(`"${word}" is no use of a worker`);
	return [readWorker(word.slice(0, -1)), delta];
}

export function readWorker(word: string): Worker {
	const worker = WORKERS.find((each) => each === word);
	if (worker === undefined) throw new NotationError(`"${word}" is no worker`);
	return worker;
}
