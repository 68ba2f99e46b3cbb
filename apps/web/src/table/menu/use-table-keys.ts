/** The keys of every table: they count with the menu shut, where no board has given the letter a meaning of its own. */
import { useEffect, useRef } from 'preact/hooks';
import type { BoardKey } from '../../games/game-ui.ts';

/** What a key of every table does. */
export type TableKey = 'M' | 'T' | 'R' | '?';

/** The letters that a board keeps for itself at any time, so that one pressed too late does nothing else. */
export function lettersOf(keys: readonly BoardKey[]): ReadonlySet<string> {
	return new Set(keys.flatMap(({ keys }) => keys.split(' ')).filter((key) => /^[A-Z?]$/.test(key)));
}

/** Under whatever letter it stands on this keyboard: in another script by its place. */
export function tableKeyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
	if (key === '?') return key;
	const [, placed] = /^Key([A-Z])$/.exec(code) ?? [];
	return /^[a-z]$/i.test(key) ? key.toUpperCase() : (/^\p{L}$/u.test(key) && placed) || '';
}

/** Heard after the board, which says by then what meant something to it. */
export function useTableKeys(taken: ReadonlySet<string>, deeds: Partial<Record<TableKey, () => void>>): void {
	const latest = useRef({ taken, deeds });
	latest.current = { taken, deeds };
	useEffect(() => {
		const listen = (event: KeyboardEvent) => {
			const { taken, deeds } = latest.current;
			const key = tableKeyOf(event);
			const deed = (deeds as Readonly<Record<string, (() => void) | undefined>>)[key];
			if (!deed || taken.has(key) || isElsewhere(event)) return;
			event.preventDefault();
			deed();
		};
		addEventListener('keydown', listen);
		return () => removeEventListener('keydown', listen);
	}, []);
}

/** Somebody writes, answers a dialog, or means the browser. */
function isElsewhere({ target, defaultPrevented, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
	if (defaultPrevented || ctrlKey || metaKey || altKey || repeat) return true;
	if (document.querySelector('dialog[open]') !== null) return true;
	const written = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';
	return target instanceof Element && target.closest(written) !== null;
}
