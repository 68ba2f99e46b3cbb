import type { ComponentChildren } from 'preact';
import { classNames } from './class-names.ts';
import { scrollStop } from './scroll-stop.ts';

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
		<div class={classNames('film', 'framed', wide && 'wide')} role="group" aria-label={label} ref={scrollStop}>
			{children}
		</div>
	);
}
