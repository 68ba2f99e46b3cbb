/** Gives a link to somebody else: by the device's own sheet where a finger asks for it, by the clipboard otherwise. */
export async function passOn(url: string): Promise<'shared' | 'copied' | 'failed'> {
	if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
		const isDone = await navigator.share({ url }).then(
			() => true,
			// Whoever closes the sheet has changed their mind; whoever has none gets the clipboard.
			(problem: unknown) => problem instanceof DOMException && problem.name === 'AbortError',
		);
		if (isDone) return 'shared';
	}
	return (
		(await navigator.clipboard?.writeText(url).then(
			() => 'copied' as const,
			() => 'failed' as const,
		)) ?? 'failed'
	);
}
