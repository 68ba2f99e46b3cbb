import type { Seat, View } from '@shutterbox/kernel';
import { type Card, COLORS, cardIn, filmIndex, isPhoto, type State } from '@shutterbox/photograph/client';
import { useRef } from 'preact/hooks';
import { useRoving } from '../../board/roving.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MarkerLine } from '../../ui/MarkerLine.tsx';
import { CardInside, lookOf, suitOf } from './Card.tsx';
import type { Decision } from './decision.ts';
import { handWith, type Preview, placesTaken, type Shot } from './draft.ts';
import { useHandPlay } from './hand-play.ts';
import type { Happenings } from './happenings.ts';
import { cardName } from './names.ts';
import { titleOf } from './pictures.tsx';
import { Canister, Shutter } from './things.tsx';
import type { Marked } from './use-hint.ts';
import { t } from './words.ts';

interface Props extends Omit<Decision, 'refusal'> {
	view: View<State>;
	seat: Seat;
	foreseen: Preview;
	happenings: Happenings;
	/** Good ways that are marked. */
	ways?: readonly Marked[] | null;
}

/** The film in your camera: it leaves at the shutter on the left and grows at the fresh end on the right. */
export function Hand({ view, seat, asked, draft, held, foreseen, happenings, ways = null, deeds }: Props) {
	const strip = useRef<HTMLOListElement>(null);
	const hand = view.hands[seat];
	const roving = useRoving(strip);
	const play = useHandPlay({ hand, asked, held, deeds, strip });
	const order = handWith(
		hand.map((_, i) => i),
		draft,
	);
	const wound = draft?.type === 'wind' ? draft : null;
	const entering = draft?.type === 'pick' ? placesTaken(view, draft).map((place) => view.field[place]) : [];
	const isWound = happenings.wound.has(seat);
	const shots = happenings.shots.filter((shot) => shot.seat === seat).length;
	return (
		<section class={classNames('hand', view.sunsetDone && 'small')} aria-label={t('hand.label')}>
			<div class={classNames('strip', isWound && 'winding')} aria-hidden="true" />
			<div
				class={classNames('end', 'shutter', shots > 0 && 'blinking')}
				style={{ '--shots': shots }}
				key={`shutter ${frameCount(view, seat)}`}
			>
				<Shutter />
				<b>{t('hand.shutter')}</b>
				<small>{t('hand.shutterHelp')}</small>
			</div>
			<ol class="slots" data-line ref={strip} {...roving} {...play.strip} onKeyDown={play.keys(roving.onKeyDown)}>
				{hand.map((slot, index) => (
					<Slot
						key={isPhoto(cardIn(slot)) ? cardIn(slot) : `back ${index}`}
						card={cardIn(slot)}
						index={index}
						at={order.indexOf(index)}
						count={hand.length}
						isSharp={sharpnessOf(foreseen.shots[order.indexOf(index)])}
						isLifted={draft !== null && draft.type !== 'pick' && draft.from === index}
						isNew={view.phase === 'wind' && index >= hand.length - view.taken && view.active === seat}
						isAsked={asked === 'wind'}
						hinted={ways?.find(({ move }) => move.type === 'wind' && move.from === index)?.letter ?? null}
						title={titleOf(cardIn(slot))}
					/>
				))}
				{entering.map((card, i) => (
					<li
						key={`entering ${card} ${i}`}
						class="slot entering"
						style={{ '--slot': hand.length + i }}
						aria-hidden="true"
					>
						<span class={lookOf(card)} data-suit={suitOf(card)}>
							<CardInside card={card} />
						</span>
					</li>
				))}
				<li class="end fresh" style={{ '--slot': hand.length + entering.length }} aria-hidden="true">
					<Canister />
					<b>{t('hand.fresh')}</b>
					<small>{t('hand.freshHelp')}</small>
				</li>
			</ol>
			{wound && (
				<span class="wind-arrow" style={{ '--from': wound.from, '--to': wound.to }}>
					<MarkerLine shape="arrow" seed={wound.from + 1} />
				</span>
			)}
		</section>
	);
}

interface SlotProps {
	card: Card;
	index: number;
	/** Where it lies now, or would lie. */
	at: number;
	count: number;
	/** How its shot would come out; null if it stays in the hand. */
	isSharp: boolean | null;
	isLifted: boolean;
	isNew: boolean;
	isAsked: boolean;
	/** The letter of the good way that moves it. */
	hinted: string | null;
	title: string | null;
}

function Slot({ card, index, at, count, isSharp, isLifted, isNew, isAsked, hinted, title }: SlotProps) {
	const said = [
		t('hand.slot', { card: cardName(card, title), position: at + 1, count }),
		isSharp !== null && t(isSharp ? 'hand.sharp' : 'hand.blurred'),
		isNew && t('hand.new'),
		isLifted && t('hand.lifted'),
		hinted !== null && t('hint.mark', { letter: hinted }),
	];
	const outcome = isSharp !== null && (isSharp ? 'sharp' : 'blur');
	return (
		<li
			class={classNames('slot', outcome, isLifted && 'lifted', isNew && 'new')}
			style={{ '--slot': at }}
			data-index={index}
		>
			<button
				type="button"
				class={classNames(lookOf(card), 'aim', isLifted && 'on')}
				data-suit={suitOf(card)}
				data-cell={`hand ${card}`}
				aria-label={said.filter(Boolean).join(', ')}
				aria-disabled={!isAsked}
				aria-pressed={isAsked ? isLifted : undefined}
			>
				<CardInside card={card} />
			</button>
			{hinted !== null && (
				<i class="letter" aria-hidden="true">
					{hinted}
				</i>
			)}
			{isSharp !== null ? <Verdict isSharp={isSharp} /> : isNew && <span class="new-tag">{t('hand.new')}</span>}
		</li>
	);
}

/** As many as the shutter has opened: it blinks anew for each, and for nothing else. */
function frameCount({ films }: View<State>, seat: Seat): number {
	return COLORS.reduce((sum, _, color) => sum + films[filmIndex(seat, color)].length, 0);
}

function sharpnessOf(shot: Shot | undefined): boolean | null {
	return shot ? shot.blur === null : null;
}

function Verdict({ isSharp }: { isSharp: boolean }) {
	return (
		<span class="verdict" aria-hidden="true">
			{isSharp && <Icon name="check" size={14} />}
			<span>{t(isSharp ? 'verdict.sharp' : 'verdict.blurred')}</span>
		</span>
	);
}
