import type { ComponentChildren } from 'preact';
import { classNames } from './class-names.ts';

interface Props {
	/** What the frames are, read aloud. */
	label: string;
	/** For a reel across the whole page. */
	wide?: boolean;
	children: ComponentChildren;
}

/** Things in order: a black strip with punched holes. Its frames scroll sideways when there are too many. */
export function Film({ label, wide, children }: Props) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: frames of a film are no form.
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard.
		<div class={classNames('film', 'framed', wide && 'wide')} role="group" aria-label={label} tabIndex={0}>
			{children}
		</div>
	);
}
