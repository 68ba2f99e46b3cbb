import { useSignal } from '@preact/signals';
import type { Seat } from '@shutterbox/kernel';
import type { State } from '@shutterbox/sasquatch-snap/client';
import { useMemo } from 'preact/hooks';
import { classNames } from '../../../ui/class-names.ts';
import { Sheet } from '../../../ui/Dialog.tsx';
import { needsMark } from '../../own-name.ts';
import { t } from '../words.ts';
import { isTraded } from './acts.ts';
import { Plate, type PlateProps } from './Plate.tsx';
import type { PurseInUse } from './Purse.tsx';
import { cornerOf, seatsFrom } from './places.ts';
import { Deal } from './Scales.tsx';
import type { Played, Scene } from './scene.ts';
import { slotSeat } from './slot-events.ts';
import { purseUses } from './token-uses.ts';

type Props = Pick<Scene, 'shown' | 'act' | 'seat' | 'names' | 'asked' | 'draft' | 'check' | 'deeds'> & {
	/** Whom the viewer looks at more closely. */
	looked: readonly Seat[];
	/** Who would win by the draft. */
	winners: readonly Seat[];
};

/** The four reporters, each at a corner of the board; on a phone in a row, where a press on one shows all there is of it. */
export function Plates(props: Props) {
	const { shown, act, seat: viewer, names, asked, draft, check, deeds, looked, winners } = props;
	const opened = useSignal<Seat | null>(null);
	const inUse = useMemo((): PurseInUse | null => {
		const uses = purseUses({ shown, seat: viewer, asked, draft, check });
		return uses && { uses, asked, draft, deeds };
	}, [shown, viewer, asked, draft, check, deeds]);
	const plateOf = (seat: Seat): PlateProps => ({
		view: shown,
		seat,
		name: names[seat],
		gain: Math.max(0, wonIn(act, seat)),
		loss: Math.max(0, -wonIn(act, seat)),
		spent: seat === viewer ? (draft.give.snaps ?? 0) : 0,
		isActing: seat === actingSeat(props),
		isBlowing: act?.event.type === 'whistleBlown' && act.event.seat === seat && !act.isStill,
		isAwaited: act?.event.type === 'whistlePassed' && act.event.to === seat && !act.isStill,
		inUse: seat === viewer ? inUse : null,
	});
	return (
		<>
			<div class="plates">
				{seatsFrom(viewer).map((seat) => {
					const plate = plateOf(seat);
					const deal = seat !== viewer && act ? dealOf(act.event, seat) : null;
					return (
						<section
							key={seat}
							class={classNames(
								'plate',
								cornerOf(seat, viewer),
								plate.isActing && 'acting',
								looked.includes(seat) && 'looked',
								winners.includes(seat) && 'winning',
							)}
							data-seat={seat}
							style={act ? { '--ms': `${act.ms}ms` } : undefined}
							aria-label={
								seat === viewer && needsMark(names[seat]) ? t('seats.you', { who: names[seat] }) : names[seat]
							}
						>
							<Plate {...plate} />
							{deal && <Deal {...{ seat }} give={deal.give} get={deal.get} />}
							<button
								type="button"
								class="look"
								aria-label={seat === viewer ? t('plate.lookOwn') : t('plate.look', { name: names[seat] })}
								onClick={() => {
									opened.value = seat;
								}}
							/>
						</section>
					);
				})}
			</div>
			<Sheet
				open={opened.value !== null}
				onClose={() => {
					opened.value = null;
				}}
				title={opened.value === null ? '' : names[opened.value]}
			>
				{opened.value !== null && (
					<div class="plate looked-at">
						<Plate {...plateOf(opened.value)} inUse={null} />
					</div>
				)}
			</Sheet>
		</>
	);
}

/** Whose decision or slot it is, where it is one seat's. */
function actingSeat({ shown, act }: Pick<Scene, 'shown' | 'act'>): Seat | null {
	const slot = slotSeat(shown, act);
	return slot === null && (shown.phase === 'whistle' || shown.phase === 'lure') ? shown.whistle : slot;
}

/** Snaps that an act brings a seat, within what the bulbs show of them. */
function wonIn(act: Scene['act'], seat: Seat): number {
	if (act === null) return 0;
	const shown = ({ snaps, rules }: State) => Math.min(snaps[seat], rules.target);
	return shown(act.after) - shown(act.before);
}

/** What a seat trades as it blows the Whistle; null where it trades nothing. */
function dealOf(event: Played, seat: Seat) {
	return event.type === 'whistleBlown' && event.seat === seat && isTraded(event) ? event : null;
}
