import type { Seat } from '@shutterbox/kernel';
import { useId } from 'preact/hooks';
import { SeatMark } from '../../ui/SeatMark.tsx';
import type { BoardProps } from '../game-ui.ts';
import { ParkMap } from './Park.tsx';
import { count, diced, hasChosen, isAwaited, type Move, type State, scoreSheet, speciesCount, tiled } from './rules.ts';
import { t } from './words.ts';

/** Everybody else, those whose boards come first before the others. */
export function Others(props: BoardProps<State, Move>) {
	const { viewer, names } = props;
	const id = useId();
	const seats = names.length;
	const own = typeof viewer === 'number' ? viewer : 0;
	const order = names.map((_, i) => (own - i + seats) % seats).filter((seat) => seat !== viewer);
	if (order.length === 0) return null;
	return (
		<section class="others" aria-labelledby={id}>
			<h2 id={id}>{t('others.title')}</h2>
			{order.map((seat) => (
				<Other key={seat} {...props} seat={seat} />
			))}
		</section>
	);
}

function Other({ view, names, seat }: BoardProps<State, Move> & { seat: Seat }) {
	const park = view.parks[seat];
	const status = statusWords(view, seat);
	const facts = [
		[t('others.points'), scoreSheet(view, seat).total],
		[t('others.tiles'), count(tiled(park))],
		[t('others.dice'), count(diced(park))],
		[t('others.towers'), count(park.towers)],
		[t('others.species'), speciesCount(park)],
		[t('others.workers'), count(view.workers[seat])],
	] as const;
	return (
		<article>
			<h3>
				<SeatMark name={names[seat]} width="24px" silent />
				<span>{names[seat]}</span>
				{status && <span class="note">{status}</span>}
			</h3>
			<dl>
				{facts.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<details>
				<summary>{t('park.of', { name: names[seat] })}</summary>
				<ParkMap title={t('park.of', { name: names[seat] })} park={park} level={3} />
			</details>
		</article>
	);
}

function statusWords(view: State, seat: Seat): string | null {
	if (view.phase === 'over') return null;
	if (view.phase === 'choose' && hasChosen(view, seat)) return t('others.chosen');
	return isAwaited(view, seat) ? null : t('others.ready');
}
