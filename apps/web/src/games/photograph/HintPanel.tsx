import type { Seat, View } from '@shutterbox/kernel';
import { ADVICE_GUESSES, type Card, cardIn, type State, type Wind } from '@shutterbox/photograph/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Deeds } from './decision.ts';
import { placesTaken, shotsIn } from './draft.ts';
import { cardName } from './names.ts';
import { Told } from './Told.tsx';
import type { Marked } from './use-hint.ts';
import { t } from './words.ts';

interface Props {
	view: View<State>;
	seat: Seat;
	ways: readonly Marked[];
	deeds: Deeds;
	onClose: () => void;
}

/** At most so many reasons for each way. */
const REASONS = 2;
/** Less is nothing one could tell apart. */
const NOTHING = 0.05;

/** Two good ways with their reasons; what is pointed at is seen on the table, a press lays it out as the draft. */
export function HintPanel({ view, seat, ways, deeds, onClose }: Props) {
	const list = useRef<HTMLOListElement>(null);
	const [shown, show] = useState(0);
	useEffect(() => {
		list.current?.querySelector('button')?.focus({ preventScroll: true });
		return () => {
			deeds.aim(null);
			// Whoever had the focus here goes on with what was laid out, or with the lamp.
			requestAnimationFrame(() => {
				const at = (part: string) => document.querySelector<HTMLElement>(`.photograph ${part}`);
				if (document.activeElement === document.body) (at('.buttons .release') ?? at('.lamp .button'))?.focus();
			});
		};
	}, []);
	const look = (i: number) => {
		show(i);
		deeds.aim(ways[i].move);
	};
	return (
		<section class="hint-panel" aria-label={t('hint.title', { count: ways.length })}>
			<header>
				<Icon name="bulb" size={22} />
				<h2>{t('hint.title', { count: ways.length })}</h2>
				<Button kind="quiet" icon="close" label={t('hint.close')} onPress={onClose} />
			</header>
			<ol ref={list}>
				{ways.map((way, i) => (
					<li key={way.letter} class={classNames(shown === i && 'shown')}>
						<button
							type="button"
							onPointerEnter={({ pointerType }) => pointerType === 'mouse' && look(i)}
							onPointerLeave={() => deeds.aim(null)}
							onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && look(i)}
							onBlur={() => deeds.aim(null)}
							onClick={() => {
								if (shown !== i) return look(i);
								deeds.hold(way.move);
								onClose();
							}}
						>
							<WayWords {...{ view, seat, way }} />
						</button>
					</li>
				))}
			</ol>
			<p>{t('hint.foot', { count: view.phase === 'pick' ? ADVICE_GUESSES : 0 })}</p>
		</section>
	);
}

function WayWords({ view, seat, way }: Pick<Props, 'view' | 'seat'> & { way: Marked }) {
	const { letter, move, wind, behind, foreseen } = way;
	const hand = view.hands[seat].map(cardIn);
	const coming = move.type === 'pick' ? placesTaken(view, move).map((place) => view.field[place]) : [];
	const rounded = Math.round(behind * 10) / 10;
	return (
		<>
			<i class="letter">{letter}</i>
			<b>
				{move.type === 'pick' ? t('hint.pick', { ...move, row: move.row + 1 }) : windWords('hint.wind', move, hand)}
			</b>
			<span class="reasons">
				{wind && <span>{windWords('hint.then', wind, [...hand, ...coming])}</span>}
				{foreseen &&
					shotsIn(view, seat, foreseen)
						.slice(0, REASONS)
						.map((shot) => (
							<span key={shot.card} class="reason">
								<Told shot={shot} />
							</span>
						))}
				{behind > NOTHING && <span>{t('hint.behind', { behind: rounded })}</span>}
			</span>
		</>
	);
}

function windWords(key: 'hint.wind' | 'hint.then', { from, to }: Wind, hand: readonly Card[]): string {
	return t(key, { card: cardName(hand[from]), place: to === hand.length - 1 ? 0 : to + 1 });
}
