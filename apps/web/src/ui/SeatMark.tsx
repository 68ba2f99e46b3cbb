import { undirected } from '../i18n/isolated.ts';
import { classNames } from './class-names.ts';

/** Bots are named by aperture: the wider it opens, the more it sees. */
export const APERTURES = { easy: 'f/11', medium: 'f/5.6', hard: 'f/2' } as const;

export type BotStrength = keyof typeof APERTURES;

interface Props {
	name: string;
	/** Tells people apart besides their initial. */
	shape?: 'round' | 'drop';
	/** A bot is square and shows its aperture. */
	bot?: BotStrength;
	/** Your own seat is red. */
	you?: boolean;
	/** Width in CSS units. */
	width?: string;
	/** Leave the name unread where it stands beside it. */
	silent?: boolean;
}

/** Who: an initial in a shape. */
export function SeatMark({ name, shape = 'round', bot, you, width, silent }: Props) {
	const text = bot ? APERTURES[bot] : initialOf(name);
	const style = width === undefined ? undefined : { '--w': width };
	const look = classNames('seat-mark', bot ? 'bot' : shape, you && 'you');
	if (silent) {
		return (
			<span class={look} style={style} aria-hidden="true">
				{text}
			</span>
		);
	}
	return (
		<span role="img" class={look} style={style} aria-label={name}>
			{text}
		</span>
	);
}

const letters = new Intl.Segmenter();

/** The first letter as a reader sees it, whatever it is made of. */
export function initialOf(name: string): string {
	const [first] = letters.segment(undirected(name).trim());
	return first ? first.segment.toLocaleUpperCase() : '·';
}
