import type { ComponentChildren } from 'preact';
import { classNames } from './class-names.ts';

interface PrintProps {
	/** What it is, for a reader who cannot see it: `green 8, roof`. */
	label: string;
	/** Width in CSS units; everything inside scales with it. */
	width?: string;
	/** A drawing as an `<svg>`; without one the paper is undeveloped. */
	picture?: ComponentChildren;
	/** The tab at the top left: a value and its symbol. */
	index?: ComponentChildren;
	/** Gives the colour, the pattern and the foot. */
	suit?: string;
	/** Lifted by a hand, about to be sharp, gone wrong, or not developed yet. */
	look?: 'lifted' | 'sharp' | 'blurred' | 'undeveloped' | undefined;
	/** Wears the viewfinder brackets. */
	aimed?: boolean;
	/** Makes it a button. */
	onPress?: () => void;
}

/** A thing you can own: a photograph with a white border. */
export function Print({ label, width, picture, index, suit, look, aimed, onPress }: PrintProps) {
	const inside = (
		<>
			<span class="picture">{picture}</span>
			{index !== undefined && look !== 'blurred' && <span class="index">{index}</span>}
			{index !== undefined && look === 'blurred' && <span>{index}</span>}
			{suit !== undefined && look !== 'blurred' && <span class="foot" />}
		</>
	);
	return <Card look={classNames('print', 'aim', look, aimed && 'on')} {...{ label, width, suit, onPress, inside }} />;
}

interface BackProps {
	label: string;
	width?: string;
	/** Without a colour the back is blank. */
	suit?: string;
	/** Where the symbol sits: below for low cards, above for high ones. */
	band?: 'low' | 'high';
	/** The symbol, and the range unless the card is tiny. */
	children?: ComponentChildren;
	aimed?: boolean;
	onPress?: () => void;
}

/** A card face down. */
export function CardBack({ label, width, suit, band, children, aimed, onPress }: BackProps) {
	const inside = band === undefined ? null : <span class="band">{children}</span>;
	const look = classNames('print', 'back', band ?? 'plain', 'aim', aimed && 'on');
	return <Card {...{ look, label, width, suit, onPress, inside }} />;
}

interface CardProps {
	look: string;
	label: string;
	width: string | undefined;
	suit: string | undefined;
	onPress: (() => void) | undefined;
	inside: ComponentChildren;
}

function Card({ look, label, width, suit, onPress, inside }: CardProps) {
	const style = width === undefined ? undefined : { '--w': width };
	if (onPress) {
		return (
			<button type="button" class={look} data-suit={suit} style={style} aria-label={label} onClick={onPress}>
				{inside}
			</button>
		);
	}
	return (
		<span role="img" class={look} data-suit={suit} style={style} aria-label={label}>
			{inside}
		</span>
	);
}
