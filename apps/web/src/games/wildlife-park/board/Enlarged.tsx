import type { Seat, View } from '@shutterbox/kernel';
import { NO_ITEM, type State, scoreSheet, workersIn } from '@shutterbox/wildlife-park/client';
import { useRef } from 'preact/hooks';
import { Button } from '../../../ui/Button.tsx';
import { SeatMark } from '../../../ui/SeatMark.tsx';
import { Typed } from '../../../ui/Typed.tsx';
import { usePullDown } from '../../../ui/use-pull-down.ts';
import { t } from '../words.ts';
import { DrawnItem } from './Items.tsx';
import { MiniBoard } from './MiniBoard.tsx';
import { NO_LOOKS, ParkPlane } from './ParkPlane.tsx';
import { Thing } from './pictures.tsx';
import { hasInnerDice } from './Supply.tsx';
import { Tickets } from './Tickets.tsx';
import { useSlide } from './use-slide.ts';

interface Props {
	view: View<State>;
	seat: Seat;
	names: readonly string[];
	bots: readonly (string | null)[];
	onClose: () => void;
	/** For those who watch: this seat's table instead. */
	onFollow?: () => void;
}

/** Somebody else's park, grown out of its place on the rail. */
export function Enlarged({ view, seat, names, bots, onClose, onFollow }: Props) {
	const ref = useRef<HTMLElement>(null);
	const bot = bots[seat];
	useSlide(ref, seat, onClose);
	const head = usePullDown(ref, onClose);
	return (
		<section class="enlarged" ref={ref} aria-label={t('park.of', { name: names[seat] })}>
			<header {...head}>
				<SeatMark name={names[seat]} silent {...(bot && { bot })} />
				<h2>
					<Typed>{names[seat]}</Typed>
				</h2>
				<span class="points">{scoreSheet(view, seat).total}</span>
				{onFollow && (
					<Button small icon="eye" onPress={onFollow}>
						{t('others.follow')}
					</Button>
				)}
				<Button kind="quiet" small icon="close" onPress={onClose}>
					{t('others.back')}
				</Button>
			</header>
			<div class="big-park">
				<ParkPlane park={view.parks[seat]} looks={NO_LOOKS} />
			</div>
			{view.rules.missions === 'on' && (
				<Tickets view={view} seat={seat} park={view.parks[seat]} workers={view.workers[seat]} />
			)}
			<footer>
				<span class="number-tab">{view.boards[seat]}</span>
				<MiniBoard items={view.supply[seat]} hasInner={hasInnerDice(view)} />
				<span class="their-display">
					{view.displays[seat].map((item, slot) => item !== NO_ITEM && <DrawnItem key={slot} item={item} />)}
				</span>
				<span class="their-crew">
					{workersIn(view.workers[seat]).map((token) => (
						<Thing key={token} id={`worker-${token}`} />
					))}
				</span>
			</footer>
		</section>
	);
}
