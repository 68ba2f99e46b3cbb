import type { Seat } from '@shutterbox/kernel';
import type { State } from '@shutterbox/sasquatch-snap/client';
import { memo } from '../../../ui/memo.tsx';
import { Typed } from '../../../ui/Typed.tsx';
import { t } from '../words.ts';
import { Badge } from './Badge.tsx';
import { Hat } from './Hat.tsx';
import { Purse, type PurseInUse } from './Purse.tsx';
import { Drawn } from './pictures.tsx';
import { orderOf } from './places.ts';

export interface PlateProps {
	view: State;
	seat: Seat;
	name: string;
	/** Snaps that the act on the stage just brought. */
	gain: number;
	/** Snaps that it took. */
	loss: number;
	/** Snaps that lie on the scales. */
	spent: number;
	isActing: boolean;
	/** The Whistle sounds. */
	isBlowing: boolean;
	/** The Whistle is on its way to her. */
	isAwaited: boolean;
	/** What the viewer's own purse is good for now. */
	inUse: PurseInUse | null;
}

/** What everybody may see of a reporter: the hat with the bulbs, the name, the snaps, the purse. */
export const Plate = memo<PlateProps>(({ view, seat, name, gain, loss, spent, isActing, ...plate }) => {
	const { isBlowing, isAwaited, inUse } = plate;
	const { target } = view.rules;
	const snaps = view.snaps[seat] - spent;
	const more = Math.max(0, snaps - target);
	const order = orderOf(view, seat);
	const lit = Math.min(snaps, target);
	return (
		<>
			<div class="hat-box" aria-hidden="true">
				<i class="spot" data-anchor={`hat-${seat}`} />
				<Hat seat={seat} lit={Math.max(0, lit - gain)} of={target} gain={gain} loss={loss} />
				{more > 0 && <span class="more">{t('plate.more', { count: more })}</span>}
				<span class={isBlowing ? 'has-whistle blown' : 'has-whistle'} data-anchor={`whistle-${seat}`}>
					{view.whistle === seat && !isAwaited && <Drawn id="whistle" />}
				</span>
			</div>
			<header>
				<Badge seat={seat} order={order} />
				<b class="name" title={name}>
					<Typed>{name}</Typed>
				</b>
				{/* Keyed: a longer number is a new one, not the old one pushed aside. */}
				<span key={snaps} class="snaps">
					<span aria-hidden="true">
						{snaps}
						<small>/{target}</small>
					</span>
					<span class="aloud">
						{[
							t('plate.score', { count: snaps, target }),
							t('plate.order', { order }),
							...(view.whistle === seat ? [t('plate.whistle')] : []),
							...(isActing ? [t('plate.acting')] : []),
						].join(', ')}
					</span>
				</span>
			</header>
			<Purse {...{ view, seat, inUse }} />
		</>
	);
});
