import type { Seat } from '@shutterbox/kernel';
import { cardWords } from '@shutterbox/sasquatch-snap/client';
import { useRef } from 'preact/hooks';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { memo } from '../../../ui/memo.tsx';
import { t, voice } from '../words.ts';
import { Badge } from './Badge.tsx';
import { Instant } from './Instant.tsx';
import { useMotion } from './motion.ts';
import { movePhoto } from './photo-motion.ts';
import type { PhotoState, SeenPhoto } from './photo-states.ts';
import type { Corner } from './places.ts';
import type { Scene } from './scene.ts';

interface Props extends SeenPhoto {
	seat: Seat;
	corner: Corner;
	/** Her place in Whistle order, from 1. */
	order: number;
	name: string;
	isYou: boolean;
	/** The clock laid it for her. */
	isByClock: boolean;
	/** What is played with it. */
	act: Scene['act'];
}

/** A seat's cards as one instant photo at the edge of the board. */
export const Photo = memo<Props>(({ seat, corner, order, name, isYou, isByClock, act, ...seen }) => {
	const { state, dir, trap } = seen;
	const ref = useRef<HTMLDivElement>(null);
	useMotion(ref, act, (element, now) => movePhoto(element, now, seat));
	const isWasted = act?.event.type === 'trapWasted';
	const look = classNames('photo', corner, state, isYou && 'yours', isWasted && 'wasted');
	const caption = captionOf(state, isYou);
	const hasClock = isByClock && isShown(state);
	const label = [labelOf(seen, { name, isYou }), hasClock && t('photo.byClock')].filter(Boolean).join(', ');
	return (
		<div ref={ref} class={look} data-anchor={`photo-${seat}`} role="img" aria-label={label} data-about={label}>
			{state !== 'empty' && state !== 'choosing' && (
				<Instant seat={seat} state={developedOf(state)} trap={trap} {...(dir !== null && { dir })} />
			)}
			<span class="caption">
				<Badge seat={seat} />
				<em>{isShown(state) ? order : caption}</em>
				{hasClock && <Icon name="clock" size={14} />}
			</span>
		</div>
	);
});

function isShown(state: PhotoState): boolean {
	return state === 'shown' || state === 'now' || state === 'past';
}

function developedOf(state: PhotoState): 'back' | 'latent' | 'done' {
	if (isShown(state)) return 'done';
	return state === 'ready' ? 'back' : 'latent';
}

function captionOf(state: PhotoState, isYou: boolean): string {
	switch (state) {
		case 'choosing':
			return t(isYou ? 'photo.cap.own' : 'photo.cap.choosing');
		case 'draft':
			return t('photo.cap.draft');
		case 'ready':
			return t('photo.cap.ready');
		case 'laid':
			return t(isYou ? 'photo.cap.laid' : 'photo.cap.ready');
		default:
			return '';
	}
}

/** `Tomasz: ready`, and once they are shown the cards. */
function labelOf({ state, dir, trap }: SeenPhoto, { name, isYou }: { name: string; isYou: boolean }): string {
	const person = { who: isYou ? 'you' : 'other', name };
	if (dir === null) return state === 'draft' ? t('photo.draftTrap') : t(`photo.${blankOf(state)}`, person);
	const cards = cardWords(voice, { dir, trap });
	if (state === 'draft') return t('photo.draft', { cards });
	return t(state === 'laid' ? 'photo.laid' : 'photo.shown', { ...person, cards });
}

function blankOf(state: PhotoState): 'empty' | 'choosing' | 'ready' {
	return state === 'choosing' || state === 'ready' ? state : 'empty';
}
