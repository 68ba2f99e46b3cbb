import type { ComponentChildren } from 'preact';

/** The column beside the set: the wanted photo and the round's film, or the album. */
export function Wish({ label, children }: { label: string; children: ComponentChildren }) {
	return (
		<section class="wish" aria-label={label}>
			{children}
		</section>
	);
}
