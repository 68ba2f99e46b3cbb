import type { BySeat, Seat } from '@shutterbox/kernel';
import {
	type Cards,
	type Event,
	labelOf,
	type Options,
	type PlacedTile,
	printMove,
	type Square,
} from '@shutterbox/sasquatch-snap/client';
import { capitalised, listed } from '../../text.ts';
import type { Telling } from '../board.ts';
import { directionName, goodsWords, isReader, object, possessive, snaps, subject, tileName, verb } from './words.ts';

/** One sentence for each small step. What somebody laid down is told by the reveal, not when it is stored. */
export function sentence(event: Event, names: BySeat<string>, { options, before }: Telling<Event>): string | null {
	const { boardSize } = options as unknown as Options;
	const label = (square: Square) => labelOf(boardSize, square);
	const tileOn = ({ owner, tile, square }: PlacedTile) =>
		`${possessive(names, owner)} ${tileName(tile)} on ${label(square)}`;
	switch (event.type) {
		case 'gameStarted':
			return startWords(event, names);
		case 'turnStarted':
			return `Turn ${event.turn} begins.`;
		case 'whistlePassed':
			return `The Whistle went to ${object(names, event.to)}.`;
		case 'whistleBlown':
			return whistleWords(event, names);
		case 'committed':
		case 'commitStored':
			return null;
		case 'revealed':
			return `All show: ${listed(event.commits.map((cards, seat) => `${subject(names, seat)} ${cardWords(cards)}`))}.`;
		case 'uprooted':
			return `${subject(names, event.seat)} uprooted the ${tileName(event.tile)} on ${label(event.square)}.`;
		case 'trapSet':
			return `${subject(names, event.seat)} set a ${tileName(event.tile)} on ${label(event.square)}.`;
		case 'trapsDestroyed':
			return `It destroyed ${listed(event.list.map(tileOn))}.`;
		case 'entrapped':
			return `It entrapped ${object(names, event.seat)}: no walk this turn.`;
		case 'trapWasted': {
			const reason = event.reason === 'tile-here' ? 'a tile lies there already' : 'no tile was left in hand';
			return `${subject(names, event.seat)} wasted Trap!: ${reason}.`;
		}
		case 'held':
			return `${subject(names, event.seat)} could not walk, being entrapped.`;
		case 'stepped':
			if (before === null || !continues(event, before))
				return `${subject(names, event.seat)} walked to ${label(event.to)}.`;
			return before.type === 'stepped' ? `Then to ${label(event.to)}.` : `Then walked to ${label(event.to)}.`;
		case 'tollPaid': {
			const tile = tileOn({ ...event, owner: event.to });
			return `${before?.type === 'stepped' ? 'Stopped by' : 'Toll for'} ${tile}: ${tollWords(event, names)}.`;
		}
		case 'mauled':
			return mauledWords(event, names);
		case 'tossed':
			return `Tossed to the lair, ${label(event.to)}.`;
		case 'lured':
			return luredWords(event, names, label);
		case 'caught': {
			const pile = event.fromPile > 0 ? ` and the pile of ${event.fromPile}` : '';
			return `CLICK! ${capitalisedTile(tileOn(event), names, event.owner)} caught him: ${snaps(event.earned)}${pile}.`;
		}
		case 'gameEnded':
			return endWords(event, names);
	}
}

/** A slot is one paragraph, and so is a lure with all that came of it. */
export function continues(event: Event, before: Event): boolean {
	switch (event.type) {
		case 'turnStarted':
		case 'trapsDestroyed':
		case 'entrapped':
		case 'tollPaid':
		case 'mauled':
		case 'tossed':
		case 'caught':
			return true;
		case 'held':
		case 'stepped':
			if (before.type === 'trapsDestroyed' || before.type === 'entrapped') return before.by === event.seat;
			return SLOT_BEGINNINGS.has(before.type) && 'seat' in before && before.seat === event.seat;
		default:
			return false;
	}
}

const SLOT_BEGINNINGS: ReadonlySet<Event['type']> = new Set(['trapSet', 'uprooted', 'trapWasted', 'stepped']);

function startWords({ options, whistle }: Event & { type: 'gameStarted' }, names: BySeat<string>): string {
	const { boardSize, target, turnLimit } = options;
	const limit = turnLimit === 0 ? '' : `, or has most after turn ${turnLimit}`;
	const first = `${subject(names, whistle)} ${verb(names, whistle, 'have', 'has')} the first Whistle.`;
	return `In a forest of ${boardSize} × ${boardSize} squares the first with ${target} snaps wins${limit}. ${first}`;
}

function whistleWords({ seat, give, get }: Event & { type: 'whistleBlown' }, names: BySeat<string>): string {
	if (Object.keys(give).length === 0) return `${subject(names, seat)} blew the Whistle.`;
	return `${subject(names, seat)} gave ${goodsWords(give)} for ${goodsWords(get)} and blew the Whistle.`;
}

/** As they are typed: `N!`. */
export function cardWords(cards: Cards): string {
	return printMove({ type: 'commit', ...cards });
}

function tollWords({ from, owed, paid }: Event & { type: 'tollPaid' }, names: BySeat<string>): string {
	const has = verb(names, from, 'you had', `${names[from]} had`);
	if (paid === 0) return `no toll, as ${has} no snaps`;
	return paid < owed ? `${snaps(paid)} of ${owed}, all ${has}` : snaps(paid);
}

function mauledWords({ seat, snaps: lost, by }: Event & { type: 'mauled' }, names: BySeat<string>): string {
	const loss = lost === 0 ? 'no snaps to lose' : `${snaps(lost)} to the pile`;
	return by === 'walk' ? `MAULED by the Sasquatch: ${loss}.` : `He MAULED ${object(names, seat)}: ${loss}.`;
}

function luredWords(
	{ seat, dir, dist, from, to, forced }: Event & { type: 'lured' },
	names: BySeat<string>,
	label: (square: Square) => string,
): string {
	const way = `${dist} ${directionName(dir)} from ${label(from)}`;
	const end = forced ? `to his first stop, ${label(to)}` : `to ${label(to)} on a clear line`;
	return `${subject(names, seat)} lured the Sasquatch ${way} ${end}.`;
}

function capitalisedTile(words: string, names: BySeat<string>, owner: Seat): string {
	return isReader(names, owner) ? words.replace('your', capitalised('your')) : words;
}

function endWords({ reason, winners, standings }: Event & { type: 'gameEnded' }, names: BySeat<string>): string {
	const won = `${listed(winners.map((seat) => subject(names, seat)))} won with ${snaps(standings[winners[0]].snaps)}`;
	return reason === 'target' ? `${won}!` : `That was the last turn. ${won}.`;
}
