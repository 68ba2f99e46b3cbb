/** Hands a text or a picture to the reader as a file. */
export function saveFile(name: string, content: string | Blob): void {
	const blob = typeof content === 'string' ? new Blob([content], { type: 'application/jsonl' }) : content;
	const url = URL.createObjectURL(blob);
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
