import type { Seat, View } from '@shutterbox/kernel';
import {
	count,
	diced,
	isSolo,
	type Move,
	type State,
	scoreSheet,
	speciesCount,
	statusWords,
	tiled,
	workerName,
	workersIn,
} from '@shutterbox/wildlife-park/client';
import { useId } from 'preact/hooks';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Typed } from '../../ui/Typed.tsx';
import type { BoardProps } from '../game-ui.ts';
import { spacesOf } from './draft.ts';
import { ParkMap } from './Park.tsx';
import { Missions } from './Score.tsx';
import { Items } from './Stock.tsx';
import { say } from './text-words.ts';
import { capitalised, t, voice } from './words.ts';

/** Everybody else, those whose boards come first before the others. */
export function Others(props: BoardProps<State, Move>) {
	const { viewer, names } = props;
	const id = useId();
	const seats = names.length;
	const own = typeof viewer === 'number' ? viewer : 0;
	const order = names.map((_, i) => (own - i + seats) % seats).filter((seat) => seat !== viewer);
	if (order.length === 0) return null;
	return (
		<section class="seats" aria-labelledby={id}>
			<h2 id={id}>{typeof viewer === 'number' ? t('others.title') : say('others.all')}</h2>
			{order.map((seat) => (
				<Other key={seat} {...props} seat={seat} />
			))}
		</section>
	);
}

function Other({ view, viewer, names, bots, seat }: BoardProps<State, Move> & { seat: Seat }) {
	const park = view.parks[seat];
	const bot = bots?.[seat];
	const status = statusWords(voice, view, seat);
	const facts = [
		[say('others.points'), scoreSheet(view, seat).total],
		[say('others.tiles'), count(tiled(park))],
		[say('others.dice'), count(diced(park))],
		[t('others.towers'), count(park.towers)],
		[t('others.species'), speciesCount(park)],
		[say('others.workers'), count(view.workers[seat])],
	] as const;
	return (
		<article>
			<h3>
				<SeatMark name={names[seat]} width="24px" silent {...(bot && { bot })} />
				<Typed>{names[seat]}</Typed>
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
			<details open={typeof viewer !== 'number'}>
				<summary>{t('park.of', { name: names[seat] })}</summary>
				<ParkMap title={t('park.of', { name: names[seat] })} park={park} level={3} />
				<Belongings view={view} seat={seat} />
			</details>
		</article>
	);
}

/** The board in front of a seat, its display, its workers and missions. */
function Belongings({ view, seat }: { view: View<State>; seat: Seat }) {
	const itemsOf = (source: 'supply' | 'display') => spacesOf(view, seat, source).map(({ item }) => item);
	const workers = workersIn(view.workers[seat]).map((token) => workerName(voice, token));
	return (
		<>
			<h4>{isSolo(view) ? say('supply.solo') : say('others.board', { number: view.boards[seat] })}</h4>
			<Items items={itemsOf('supply')} />
			<h4>{say('others.display')}</h4>
			<Items items={itemsOf('display')} />
			<p>{say('display.more', { count: view.personal[seat].length })}</p>
			<h4>{say('others.workers')}</h4>
			<p>
				{workers.length === 0
					? say('workers.allUsed')
					: say('workers.unused', { workers: capitalised(workers.join(', ')) })}
			</p>
			{view.missions[seat].length > 0 && (
				<>
					<h4>{t('missions.title')}</h4>
					<Missions view={view} seat={seat} />
				</>
			)}
		</>
	);
}
