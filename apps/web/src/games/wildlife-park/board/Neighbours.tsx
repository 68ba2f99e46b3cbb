import type { Seat, View } from '@shutterbox/kernel';
import {
	choosesLater,
	count,
	isSolo,
	type State,
	scoreSheet,
	speciesCount,
	statusWords,
} from '@shutterbox/wildlife-park/client';
import { classNames } from '../../../ui/class-names.ts';
import { SeatMark } from '../../../ui/SeatMark.tsx';
import { Typed } from '../../../ui/Typed.tsx';
import { Sign } from '../Sign.tsx';
import { t, voice } from '../words.ts';
import type { Fresh } from './fresh.ts';
import { MiniPark } from './Mini.tsx';
import { MiniBoard } from './MiniBoard.tsx';
import { hasInnerDice } from './Supply.tsx';
import { usePeek } from './use-peek.ts';

interface Props {
	view: View<State>;
	/** Whose table lies large. */
	own: Seat;
	names: readonly string[];
	bots: readonly (string | null)[];
	/** Seats that are waited for. */
	toMove: readonly Seat[];
	/** The one looked at. */
	open: Seat | null;
	onOpen: (seat: Seat) => void;
	/** For as long as something is held down; null when it no longer is. */
	onPeek: (seat: Seat | null) => void;
	/** What everybody has just built. */
	fresh: Fresh;
	/** Said in place of the lamp's word while something is counted. */
	counted: readonly number[] | null;
}

/** All others in the order in which their boards come: the first gives to this seat next, the last gets its board. */
export function neighboursOf({ seats }: State, own: Seat): readonly Seat[] {
	return Array.from({ length: seats - 1 }, (_, i) => (own + seats - 1 - i) % seats);
}

/** Everybody else's park on the rail. */
export function Neighbours({ view, own, onPeek, ...props }: Props) {
	const peeking = usePeek(onPeek);
	if (isSolo(view)) return null;
	const others = neighboursOf(view, own);
	return (
		<section
			class={classNames('neighbours', `of-${others.length}`, others.length > 3 && 'many')}
			aria-label={t('others.title')}
			{...peeking}
		>
			{others.map((seat, i) => (
				<Neighbour key={seat} {...{ view, own, seat, ...props }} away={i + 1} />
			))}
		</section>
	);
}

const NONE: readonly string[] = [];

function Neighbour({
	view,
	seat,
	names,
	bots,
	toMove,
	open,
	onOpen,
	fresh,
	counted,
	away,
}: Omit<Props, 'onPeek'> & { seat: Seat; away: number }) {
	const park = view.parks[seat];
	const { total } = scoreSheet(view, seat);
	const status = statusWords(voice, view, seat);
	const isWaited = toMove.includes(seat);
	const bot = bots[seat];
	const when = away === 1 ? t('when.next') : away === view.seats - 1 ? t('when.last') : t('when.away', { turns: away });
	return (
		<button
			type="button"
			class={classNames('neighbour', open === seat && 'looked-at')}
			aria-expanded={open === seat}
			onClick={() => onOpen(seat)}
			data-anchor={`seat-${seat}`}
		>
			<span class="aloud">{t('others.look')} </span>
			<MiniPark park={park} fresh={fresh.get(seat) ?? NONE} />
			<span class="told">
				<span class="top">
					<SeatMark name={names[seat]} silent {...(bot && { bot })} />
					<b title={names[seat]}>
						<Typed>{names[seat]}</Typed>
					</b>
					{/* Comes anew: a number that changed would move the figures it already has. */}
					<span key={total} class="points" data-about={`rows ${seat}`}>
						{total}
					</span>
				</span>
				<span class={classNames('lamp', !isWaited && !choosesLater(view, seat) && 'ok')} data-anchor="hand">
					<i />
					{counted?.[seat] ?? status ?? t(isWaited ? 'lamp.thinking' : 'lamp.ready')}
				</span>
				<span class="board" data-anchor={`board-${seat}`}>
					<span class="number-tab">{view.boards[seat]}</span>
					<MiniBoard items={view.supply[seat]} hasInner={hasInnerDice(view)} />
				</span>
				<span class="low">
					<span>{when}</span>
					<span>
						<span title={t('others.towers')}>
							<Sign id="watchtowers" />
							{count(park.towers)}
						</span>
						<span title={t('others.species')}>
							<Sign id="animals" />
							{speciesCount(park)}
						</span>
					</span>
				</span>
			</span>
		</button>
	);
}
