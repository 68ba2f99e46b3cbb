import { type Card, COLORS, colorOf, valueOn } from '@shutterbox/photograph/client';
import { classNames } from '../../ui/class-names.ts';
import { Suit } from './Card.tsx';
import type { SeenShot } from './happenings.ts';
import { Picture } from './pictures.tsx';

interface Props {
	card: Card;
	isSharp: boolean;
	/** Would land here. */
	isGhost?: boolean;
	/** The value of a blurred frame may be shown again. */
	recall?: boolean;
	/** Just shot: it develops, or smears and turns over. */
	shot?: SeenShot | undefined;
}

/** A frame of a film. Of a blurred one nothing is left but what it costs, after everybody has seen it once (PHO-30). */
export function Frame({ card, isSharp, isGhost, recall, shot }: Props) {
	const style = shot && { '--order': shot.order };
	if (isSharp) {
		return (
			<span
				class={classNames('frame', isGhost && 'ghost', shot && 'developing')}
				data-suit={COLORS[colorOf(card)]}
				style={style}
			>
				<span class="picture">
					<Picture card={card} />
				</span>
				<b>{valueOn(card)}</b>
			</span>
		);
	}
	return (
		<span class={classNames('frame', 'down', isGhost && 'ghost')} data-suit={COLORS[colorOf(card)]} style={style}>
			<b>−2</b>
			{recall && <small>{valueOn(card)}</small>}
			<i>
				<Suit color={colorOf(card)} />
			</i>
			{shot && (
				<span class="smear">
					<Picture card={card} />
					<b>{valueOn(card)}</b>
				</span>
			)}
		</span>
	);
}
