import type { Parsed } from '@shutterbox/kernel';
import type { Move } from '../rules/move.ts';

export function printMove(move: Move): string {
	if (move.type === 'wind') return `${move.from}>${move.to}`;
	return `${move.row}${move.side === 'left' ? 'L' : 'R'}${move.count}`;
}

export function parseMove(text: string): Parsed<Move> {
	const [, row, side, count] = /^(\d)([LR])(\d)$/i.exec(text.trim()) ?? [];
	if (row !== undefined) {
		return { value: { type: 'pick', row: +row, side: side.toUpperCase() === 'L' ? 'left' : 'right', count: +count } };
	}
	const [, from, to] = /^(\d)\s*>\s*(\d)$/.exec(text.trim()) ?? [];
	if (from !== undefined) return { value: { type: 'wind', from: +from, to: +to } };
	return { problem: 'a pick is row, side and count (0L3), a wind is from>to (2>7)' };
}
