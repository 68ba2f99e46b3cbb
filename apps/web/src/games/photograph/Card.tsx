/** The inside of cards and frames; what holds them decides whether they can be pressed. */
import { type Card, COLORS, type ColorIndex, colorOf, isPhoto, valueOn } from '@shutterbox/photograph/client';
import { SUIT_SYMBOLS } from '../../art/suits.ts';
import { backShown, bandName, blurredName, cardName } from './names.ts';
import { Picture } from './pictures.tsx';

export function Suit({ color }: { color: ColorIndex }) {
	return (
		<svg class="suit" viewBox="0 0 24 24" aria-hidden="true">
			<path d={SUIT_SYMBOLS[COLORS[color]]} fill="currentColor" fill-rule="evenodd" />
		</svg>
	);
}

/** The colour a card is dressed in; a blank back has none. */
export function suitOf(card: Card): string | undefined {
	return isPhoto(card) ? COLORS[colorOf(card)] : backShown(card)?.color;
}

/** How the outside of a card looks: a print, or a back. */
export function lookOf(card: Card): string {
	if (isPhoto(card)) return 'print';
	return `print back ${backShown(card)?.band ?? 'plain'}`;
}

export function CardInside({ card }: { card: Card }) {
	if (isPhoto(card)) {
		return (
			<>
				<span class="picture">
					<Picture card={card} />
				</span>
				<span class="foot" />
				<span class="index">
					{valueOn(card)}
					<Suit color={colorOf(card)} />
				</span>
			</>
		);
	}
	const back = backShown(card);
	if (back === null) return null;
	const symbol = <Suit color={COLORS.indexOf(back.color)} />;
	const range = <span>{bandName(back.band)}</span>;
	return <span class="band">{back.band === 'low' ? [symbol, range] : [range, symbol]}</span>;
}

/** A card of another hand at the size of a fingernail: the symbol low or high and a bar opposite, or its value. */
export function TinyBack({ card }: { card: Card }) {
	const back = backShown(card);
	return (
		<span class={`tiny ${back?.band ?? (isPhoto(card) ? 'open' : 'plain')}`} data-suit={suitOf(card)}>
			{isPhoto(card) && <b>{valueOn(card)}</b>}
			{isPhoto(card) && <Suit color={colorOf(card)} />}
			{back && <Suit color={COLORS.indexOf(back.color)} />}
		</span>
	);
}

/** A card in a sentence; a blurred one without its value. */
export function Tag({ card, blurred, children }: { card: Card; blurred?: boolean; children?: string }) {
	const color = colorOf(card);
	if (blurred) {
		return (
			<span class="tag blur">
				<Suit color={color} />
				<span aria-hidden="true">{children ?? '×'}</span>
				<span class="aloud">{blurredName(color)}</span>
			</span>
		);
	}
	return (
		<span class="tag" data-suit={suitOf(card)} title={cardName(card)}>
			<Suit color={color} />
			<span aria-hidden="true">{valueOn(card)}</span>
			<span class="aloud">{cardName(card)}</span>
		</span>
	);
}

/** Which way a film runs. */
export function Direction({ direction }: { direction: number }) {
	if (direction === 0) return null;
	const d = direction > 0 ? 'M12 20V5M5.5 11L12 4.5 18.5 11' : 'M12 4v15M5.5 13l6.5 6.5 6.5-6.5';
	return (
		<svg class="direction" viewBox="0 0 24 24" aria-hidden="true">
			<path d={d} fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" />
		</svg>
	);
}
