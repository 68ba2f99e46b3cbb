import type { ComponentChildren } from 'preact';
import { t } from '../i18n/shell.ts';
import { type BotStrength, SeatMark } from './SeatMark.tsx';
import { Typed } from './Typed.tsx';

interface Props {
	name: string;
	score: number;
	bot?: BotStrength;
	shape?: 'round' | 'drop';
	/** Waited for: their mark is ringed in red. */
	toMove?: boolean;
	/** The last thing they did, in a few words. */
	last?: string;
	/** Their board, small. */
	children?: ComponentChildren;
}

/** Another player, always in view: name, score, last action, board. */
export function Miniature({ name, score, bot, shape = 'round', toMove, last, children }: Props) {
	return (
		<article class={toMove ? 'miniature to-move' : 'miniature'} aria-label={name}>
			<header>
				<SeatMark name={name} shape={shape} {...(bot && { bot })} width="24px" silent />
				<h3 class="name">
					<Typed>{name}</Typed>
				</h3>
				{toMove && <span class="aloud">{t('miniature.toMove')}</span>}
				<b class="score">
					<span class="aloud">{t('miniature.score')} </span>
					{score}
				</b>
			</header>
			{last && <p class="last">{last}</p>}
			{children}
		</article>
	);
}
