import type { ComponentChildren } from 'preact';

interface Props {
	/** Gives the colour; without one the tag is black. */
	suit?: string;
	/** The symbol and the value. */
	children: ComponentChildren;
}

/** A card in a sentence: its symbol and value on its colour. */
export function Tag({ suit, children }: Props) {
	return (
		<span class="tag" data-suit={suit}>
			{children}
		</span>
	);
}
