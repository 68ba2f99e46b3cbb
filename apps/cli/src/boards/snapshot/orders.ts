import type { Parsed } from '@shutterbox/kernel';
import {
	ANIMAL_IDS,
	type AnimalId,
	animalNamed,
	animalNames,
	mayOrder,
	type OrderKind,
	orderKind,
	orderOf,
	type StandingOrder,
	type State,
	wishesIn,
} from '@shutterbox/snapshot/client';
import { listed } from '../../text.ts';
import type { OrderBoard, Scene } from '../board.ts';
import type { BoardVoice } from './layout.ts';
import { isBeginning } from './typing.ts';

/** What is typed for each kind. */
const TYPED: Readonly<Record<string, OrderKind>> = {
	ask: 'askMe',
	turn: 'declineTurn',
	never: 'never',
	assignment: 'onAssignment',
	list: 'wishlist',
};

/** Standing orders as a person types and reads them. */
export function orderBoard(voice: BoardVoice): OrderBoard<State> {
	return {
		read: (scene, order, line) => read(voice, scene, order, line),
		told: (scene, order) => told(voice, scene, order),
	};
}

/** `never`, `list`, `list lion jag`: a list alone is the one there was, or what the assignment wants. */
function read({ say }: BoardVoice, scene: Scene<State>, order: unknown, line: string): Parsed<StandingOrder | null> {
	const { position, viewer } = scene;
	const [word = '', ...names] = line.toLowerCase().split(/\s+/);
	const kind = TYPED[word];
	if (kind === undefined || typeof viewer !== 'number') return { problem: say('order.unknown') };
	if (!mayOrder(position, viewer, kind)) return { problem: say('order.ownTurn') };
	if (kind !== 'wishlist' || names.length === 0) return { value: orderOf(position, viewer, kind, order) };
	const wishlist: AnimalId[] = [];
	for (const name of names) {
		const meant = ANIMAL_IDS.filter((id) => id === name);
		const known = meant.length === 1 ? meant : ANIMAL_IDS.filter((id) => isBeginning(name, id));
		if (known.length !== 1) return { problem: `"${name}"${known.length === 0 ? '' : `: ${listed(known, '/')}`}` };
		wishlist.push(known[0]);
	}
	return { value: { wishlist: ANIMAL_IDS.filter((id) => wishlist.includes(id)) } };
}

function told(voice: BoardVoice, { position }: Scene<State>, order: unknown): string {
	const kind = orderKind(position, order);
	const wishes = (wishesIn(order) ?? []).map(animalNamed);
	if (kind !== 'wishlist') return voice.say(`order.${kind}`);
	if (wishes.length === 0) return voice.say('order.emptyList');
	return voice.say('order.wishlist', { animals: animalNames(voice, wishes, 'acc') });
}
