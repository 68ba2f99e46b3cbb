import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';

interface Props {
	/** On the button that opens it, and its name. */
	title: string;
	/** Given a way to close it again. */
	children: (close: () => void) => ComponentChildren;
}

/** Pixels between it and what it stands at, and to the edge of the window. */
const GAP = 6;

/**
 * A small panel over everything else, at the button that opens it: the browser's own, so that Esc and a press beside it
 * close it, and no part of the page can lie over it.
 */
export function Popover({ title, children }: Props) {
	const id = useId();
	const button = useRef<HTMLButtonElement>(null);
	const panel = useRef<HTMLDivElement>(null);
	return (
		<>
			<button type="button" class="button quiet small" ref={button} popovertarget={id}>
				{title}
			</button>
			{/* biome-ignore lint/a11y/useSemanticElements: what lies on it is no form. */}
			<div
				id={id}
				ref={panel}
				class="popover"
				popover="auto"
				role="group"
				aria-label={title}
				onToggle={({ newState }) => {
					if (newState === 'open' && button.current && panel.current) place(panel.current, button.current);
				}}
			>
				{children(() => panel.current?.hidePopover())}
			</div>
		</>
	);
}

/** Above its button where there is room, below it otherwise, and always whole in the window. */
function place(panel: HTMLElement, button: HTMLElement): void {
	const at = button.getBoundingClientRect();
	const { width, height } = panel.getBoundingClientRect();
	const above = at.top - GAP - height;
	const top = above >= GAP ? above : Math.min(at.bottom + GAP, innerHeight - height - GAP);
	const left = Math.min(at.left, innerWidth - width - GAP);
	panel.style.top = `${Math.max(GAP, top)}px`;
	panel.style.left = `${Math.max(GAP, left)}px`;
}
