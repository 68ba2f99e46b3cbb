import type { Viewer } from '@shutterbox/kernel';
import { type Event, type ForestSize, labelOf, type PlacedTile, type Square } from '@shutterbox/sasquatch-snap/client';
import { list } from '../../i18n/format.ts';
import { cardWords, goodsWords, object, owner, ownerFirst, type Reader, snaps, subject, who } from './phrases.ts';
import { t } from './words.ts';

const USUAL_SIZE: ForestSize = 9;

/**
 * One sentence for each small step. Squares are told by their labels, which need the size of the forest: the table's
 * own option, where the host gives its options.
 */
export function sentence(
	event: Event,
	names: readonly string[],
	viewer: Viewer,
	options: { readonly boardSize?: unknown } = {},
): string | null {
	const size = (options.boardSize as ForestSize | undefined) ?? USUAL_SIZE;
	return told(event, { names, viewer }, (square) => labelOf(size, square));
}

function told(event: Event, reader: Reader, label: (square: Square) => string): string | null {
	const placed = ({ owner: seat, tile, square }: PlacedTile, whose = owner) =>
		t('tile.placed', { owner: whose(reader, seat), tile: t(`tile.${tile}`), square: label(square) });
	switch (event.type) {
		case 'gameStarted':
			return startWords(event, reader);
		case 'turnStarted':
			return t('log.turn', { turn: event.turn });
		case 'whistlePassed':
			return t('log.passed', { who: object(reader, event.to) });
		case 'whistleBlown': {
			const name = subject(reader, event.seat);
			if (Object.keys(event.give).length === 0) return t('log.blew', { who: name });
			return t('log.traded', { who: name, give: goodsWords(event.give), get: goodsWords(event.get) });
		}
		case 'committed':
			return null; // told by the reveal; until then the seats say who is ready
		case 'commitStored':
			return t('log.laid', { cards: cardWords(event) });
		case 'revealed':
			return t('log.revealed', {
				list: list(
					event.commits.map((cards, seat) => t('log.shows', { who: object(reader, seat), cards: cardWords(cards) })),
				),
			});
		case 'uprooted':
		case 'trapSet':
			return t(event.type === 'uprooted' ? 'log.uprooted' : 'log.set', {
				who: subject(reader, event.seat),
				tile: t(`tile.${event.tile}`),
				square: label(event.square),
			});
		case 'trapsDestroyed':
			return t('log.destroyed', {
				owner: ownerFirst(reader, event.by),
				list: list(event.list.map((each) => placed(each))),
			});
		case 'entrapped':
			return t('log.entrapped', { by: subject(reader, event.by), who: object(reader, event.seat) });
		case 'trapWasted':
			return t(`log.wasted.${event.reason}`, { who: subject(reader, event.seat) });
		case 'held':
			return t('log.held', { who: subject(reader, event.seat) });
		case 'stepped':
			return t('log.stepped', { who: subject(reader, event.seat), square: label(event.to) });
		case 'tollPaid':
			return tollWords(event, reader, placed({ ...event, owner: event.to }));
		case 'mauled':
			return t(`log.mauled.${event.by}`, {
				who: event.by === 'walk' ? subject(reader, event.seat) : object(reader, event.seat),
				square: label(event.square),
				loss: t('log.loss', { count: event.snaps }),
			});
		case 'tossed':
			return t('log.tossed', { who: subject(reader, event.seat), square: label(event.to) });
		case 'lured':
			return t(event.forced ? 'log.luredForced' : 'log.luredFree', {
				who: subject(reader, event.seat),
				dist: event.dist,
				direction: t(`direction.${event.dir}`),
				from: label(event.from),
				to: label(event.to),
			});
		case 'caught': {
			const facts = {
				tile: placed(event, ownerFirst),
				snaps: snaps(event.earned),
				who: object(reader, event.owner),
			};
			return event.fromPile > 0 ? t('log.caughtPile', { ...facts, pile: event.fromPile }) : t('log.caught', facts);
		}
		case 'gameEnded':
			return t(`log.ended.${event.reason}`, {
				who: list(event.winners.map((seat) => subject(reader, seat))),
				snaps: snaps(event.standings[event.winners[0]].snaps),
			});
	}
}

function startWords({ options, whistle }: Event & { type: 'gameStarted' }, reader: Reader): string {
	const { boardSize: size, target, turnLimit: limit } = options;
	const first = t('log.firstWhistle', who(reader, whistle));
	if (limit === 0) return t('log.started', { size, target, first });
	return t('log.startedLimit', { size, target, limit, first });
}

function tollWords({ from, owed, paid }: Event & { type: 'tollPaid' }, reader: Reader, tile: string): string {
	const facts = { who: subject(reader, from), tile };
	if (paid === 0) return t('log.tollNone', facts);
	return paid < owed
		? t('log.tollShort', { ...facts, paid, snaps: snaps(owed) })
		: t('log.toll', { ...facts, snaps: snaps(paid) });
}
