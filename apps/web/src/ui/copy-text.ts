/** Whether a text is on the clipboard now; at plain addresses, where pages have none, it is put there as a selection. */
export async function copyText(text: string): Promise<boolean> {
	const isWritten = await navigator.clipboard?.writeText(text).then(
		() => true,
		() => false,
	);
	return isWritten || copySelected(text);
}

function copySelected(text: string): boolean {
	const before = document.activeElement;
	const field = document.createElement('textarea');
	field.value = text;
	field.readOnly = true;
	field.style.cssText = 'position: fixed; opacity: 0';
	// Beside an open dialog nothing can be selected.
	const page = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
	page.append(field);
	field.select();
	const isCopied = document.execCommand('copy');
	field.remove();
	if (before instanceof HTMLElement) before.focus({ preventScroll: true });
	return isCopied;
}
