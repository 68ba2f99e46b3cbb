import { useEffect } from 'preact/hooks';

/** Letters that press what a selector finds, unless somebody writes or a dialog is open. By the place of the key where the letter is no Latin one. */
export function useKeys(keys: Readonly<Record<string, string | null>>): void {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target)) return;
			const letter = /^[a-z]$/i.test(event.key)
				? event.key.toLowerCase()
				: event.code.replace(/^Key/, '').toLowerCase();
			const part = keys[letter];
			if (part) document.querySelector<HTMLElement>(part)?.click();
		};
		addEventListener('keydown', press);
		return () => removeEventListener('keydown', press);
	}, [JSON.stringify(keys)]);
}

function isBusy(target: EventTarget | null): boolean {
	if (document.querySelector('dialog[open]') !== null) return true;
	return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
