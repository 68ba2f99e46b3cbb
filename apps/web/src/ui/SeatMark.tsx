import { photographerOf } from '@shutterbox/bots';
import { botAloud } from '../cast/bot-names.ts';
import type { Mood } from '../cast/portraits.ts';
import { undirected } from '../i18n/isolated.ts';
import { classNames } from './class-names.ts';
import { Face } from './Face.tsx';

interface Props {
	name: string;
	/** Tells people apart besides their initial. */
	shape?: 'round' | 'drop';
	/** The id of a bot. */
	bot?: string | null;
	/** Of a photographer. */
	mood?: Mood;
	/** Your own seat is red. */
	you?: boolean;
	/** Width in CSS units. */
	width?: string;
	/** Leave the name unread where it stands beside it. */
	silent?: boolean;
}

/** Who: an initial in a shape, or the face of a photographer. */
export function SeatMark({ name, shape = 'round', bot, mood, you, width, silent }: Props) {
	const inside = bot ? <Face bot={bot} {...(mood && { mood })} /> : initialOf(name);
	const style = width === undefined ? undefined : { '--w': width };
	const look = classNames('seat-mark', bot ? (photographerOf(bot) ? 'photographer' : 'bot') : shape, you && 'you');
	if (silent) {
		return (
			<span class={look} style={style} aria-hidden="true">
				{inside}
			</span>
		);
	}
	return (
		<span role="img" class={look} style={style} aria-label={bot ? botAloud(bot, name) : name}>
			{inside}
		</span>
	);
}

const letters = new Intl.Segmenter();

/** The first letter as a reader sees it, whatever it is made of. */
export function initialOf(name: string): string {
	const [first] = letters.segment(undirected(name).trim());
	return first ? first.segment.toLocaleUpperCase() : '·';
}
