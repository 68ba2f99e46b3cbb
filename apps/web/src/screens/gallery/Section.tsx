import type { ComponentChildren } from 'preact';

/** A section of the gallery: parts that belong together, and their states beside each other. */
export function Section({ title, children }: { title: string; children: ComponentChildren }) {
	return (
		<section class="exhibit">
			<h3>{title}</h3>
			<div class="states">{children}</div>
		</section>
	);
}
