import type { Seat, View } from '@shutterbox/kernel';
import {
	COLOURS,
	colourOf,
	type Item,
	isSolo,
	itemHit,
	itemName,
	NO_ITEM,
	SOLO_SPACES,
	type State,
	workerName,
	workersIn,
} from '@shutterbox/wildlife-park/client';
import { useId } from 'preact/hooks';
import { spacesOf } from './draft.ts';
import { ItemPicture } from './Pictures.tsx';
import { say } from './text-words.ts';
import { capitalised, t, voice } from './words.ts';

interface Props {
	view: View<State>;
	seat: Seat;
	names: readonly string[];
}

/** What can be taken now and next, and the workers. */
export function Stock({ view, seat, names }: Props) {
	const id = useId();
	return (
		<section class="stock" aria-labelledby={id}>
			<h2 id={id}>{t('supply.title')}</h2>
			{/* Keyed: what lies here next is laid out anew, nothing slides. */}
			<Takings key={`${view.phase} ${view.turn}`} {...{ view, seat, names }} />
		</section>
	);
}

function Takings({ view, seat, names }: Props) {
	const right = (seat - 1 + view.seats) % view.seats;
	const itemsOf = (owner: Seat, source: 'supply' | 'display') => spacesOf(view, owner, source).map(({ item }) => item);
	const workers = workersIn(view.workers[seat]).map((token) => workerName(voice, token));
	return (
		<>
			<h3>{isSolo(view) ? say('supply.solo') : say('supply.board', { number: view.boards[seat] })}</h3>
			<Items items={itemsOf(seat, 'supply')} />
			{view.solo && <Tokens view={view} drawn={view.solo.drawn} />}
			{!isSolo(view) && (
				<>
					<h3>{t('supply.next', { name: names[right] })}</h3>
					<Items items={itemsOf(right, 'supply')} />
				</>
			)}
			<h3>{t('display.title')}</h3>
			<Items items={itemsOf(seat, 'display')} />
			<p>{say('display.more', { count: view.personal[seat].length })}</p>
			<h3>{t('workers.title')}</h3>
			<p>
				{workers.length === 0
					? say('workers.allUsed')
					: say('workers.unused', { workers: capitalised(workers.join(', ')) })}
			</p>
		</>
	);
}

export function Items({ items }: { items: readonly Item[] }) {
	if (items.length === 0) return <p>{say('supply.empty')}</p>;
	return (
		<ul class="stock-items">
			{items.map((item, i) => (
				<li key={`${i} ${item}`} data-colour={COLOURS[colourOf(item)]}>
					<ItemPicture item={item} />
					<span>{itemName(voice, item)}</span>
				</li>
			))}
		</ul>
	);
}

function Tokens({ view, drawn }: { view: View<State>; drawn: readonly number[] }) {
	const left = Array.from({ length: SOLO_SPACES }, (_, i) => i + 1).filter((token) => !drawn.includes(token));
	const hit = itemHit(view);
	return (
		<p>
			{say('supply.tokens', { tokens: left.join(', ') })}{' '}
			{hit !== NO_ITEM && say('supply.hit', { token: drawn.at(-1) ?? 0, item: itemName(voice, hit) })}
		</p>
	);
}
