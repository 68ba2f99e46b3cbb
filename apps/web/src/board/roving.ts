/** One tab stop for many things: arrows move within, and the place is remembered. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export interface Roving {
	onKeyDown(event: KeyboardEvent): void;
	onFocusIn(event: FocusEvent): void;
}

/** Which way cells follow each other on a line. */
type Run = 'across' | 'down';

/**
 * Cells are elements with `data-cell` inside elements with `data-line`, of which the container may be one; their names are
 * kept when they are redrawn. Cells inside `data-beside` are led to by arrows alone: they may be hidden.
 */
export function useRoving(container: RefObject<HTMLElement | null>, run: Run = 'across'): Roving {
	const current = useRef<string | null>(null);
	const stopAt = (stop: HTMLElement | undefined) => {
		const cells = container.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [];
		for (const cell of cells) {
			const wanted = cell === stop ? '0' : '-1';
			// To set what is set already would make the browser lay out the page at once.
			if (cell.getAttribute('tabindex') !== wanted) cell.setAttribute('tabindex', wanted);
		}
	};
	const linesOf = () => {
		const whole = container.current;
		if (whole === null) return [];
		const lines = whole.matches('[data-line]') ? [whole] : [...whole.querySelectorAll<HTMLElement>('[data-line]')];
		return lines
			.map((line) => [...line.querySelectorAll<HTMLElement>('[data-cell]')].filter(isShown))
			.filter((cells) => cells.length > 0);
	};
	useLayoutEffect(() => {
		const entries = [...(container.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])].filter(isEntry);
		stopAt(entries.find(({ dataset }) => dataset.cell === current.current) ?? entries[0]);
	});
	return {
		onFocusIn({ target }) {
			const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-cell]') : null;
			if (!cell) return;
			if (isEntry(cell)) current.current = cell.dataset.cell ?? null;
			stopAt(cell);
		},
		onKeyDown(event) {
			if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
			const next = step(linesOf(), event.target, run === 'across' ? event.key : (TURNED[event.key] ?? event.key), run);
			if (!next) return;
			event.preventDefault();
			next.focus();
		},
	};
}

function isEntry(cell: HTMLElement): boolean {
	return cell.closest('[data-beside]') === null;
}

function isShown(cell: HTMLElement): boolean {
	return cell.offsetParent !== null && getComputedStyle(cell).visibility === 'visible';
}

/** The arrows as they are where lines go down. */
const TURNED: Readonly<Record<string, string>> = {
	ArrowDown: 'ArrowRight',
	ArrowUp: 'ArrowLeft',
	ArrowRight: 'ArrowDown',
	ArrowLeft: 'ArrowUp',
};

function step(lines: readonly HTMLElement[][], from: HTMLElement, key: string, run: Run): HTMLElement | undefined {
	const line = lines.findIndex((cells) => cells.includes(from));
	if (line === -1) return undefined;
	const cells = lines[line];
	const at = cells.indexOf(from);
	switch (key) {
		case 'ArrowRight':
			return cells[at + 1];
		case 'ArrowLeft':
			return cells[at - 1];
		case 'Home':
			return cells[0];
		case 'End':
			return cells.at(-1);
		case 'ArrowUp':
			return nearest(lines[line - 1], from, run);
		case 'ArrowDown':
			return nearest(lines[line + 1], from, run);
		default:
			return undefined;
	}
}

function nearest(cells: readonly HTMLElement[] | undefined, to: HTMLElement, run: Run): HTMLElement | undefined {
	const away = (cell: HTMLElement) => Math.abs(middleOf(cell, run) - middleOf(to, run));
	return cells?.toSorted((a, b) => away(a) - away(b))[0];
}

function middleOf(cell: HTMLElement, run: Run): number {
	const { left, width, top, height } = cell.getBoundingClientRect();
	return run === 'across' ? left + width / 2 : top + height / 2;
}
