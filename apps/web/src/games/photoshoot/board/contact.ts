/** Help of a table that assists: how long Alice has to stay on the paper (PST-30). */
import { distance, isHelped, type State, TILES, TIMINGS } from '@shutterbox/photoshoot/client';
import { maySlide } from '../draft.ts';
import type { Scene } from './scene.ts';
import type { Dragged } from './use-stage-drag.ts';

export interface Contact {
	readonly cell: number;
	readonly totalMs: number;
	readonly leftMs: number;
}

/** Null where she is not on her way, or nobody holds her card. */
export function contactOf({ view, seat, helps }: Scene, dragged: Dragged | null, now: number): Contact | null {
	if (!helps.contact || seat === null || !maySlide(view) || !isHelped(view, seat)) return null;
	if (dragged === null || dragged.over === null || dragged.over === dragged.cell) return null;
	const { cell, over, since } = dragged;
	if (!isAlice(view, cell) && !isAlice(view, over)) return null;
	const totalMs = TIMINGS.slidePerCell * distance(cell, over);
	const kept = now - Math.max(since, view.handsFreeSince);
	return { cell: over, totalMs, leftMs: Math.max(0, totalMs - kept) };
}

function isAlice({ cells }: State, cell: number): boolean {
	return TILES[cells[cell]] === 'alice';
}
