import type { ComponentChildren } from 'preact';

interface Props {
	label: string;
	/** A symbol or a number: a token is never told by its colour alone. */
	children: ComponentChildren;
	/** Background and lettering, each a token of the style sheet: `var(--acc-snapshot)`. */
	tone?: string;
	onTone?: string;
	/** Width in CSS units. */
	width?: string;
}

/** An enamel pin. */
export function Token({ label, children, tone, onTone, width }: Props) {
	return (
		<span role="img" class="token" aria-label={label} style={{ '--tone': tone, '--on-tone': onTone, '--w': width }}>
			{children}
		</span>
	);
}
