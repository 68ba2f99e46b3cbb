import type { Voice } from '@shutterbox/kernel';
import { COLOURS } from '../rules/components.ts';
import { areasOf } from '../rules/habitats.ts';
import { isDie } from '../rules/items.ts';
import { layoutOf } from '../rules/park.ts';
import type { Drafting, Taken } from './drafting.ts';
import type { Key } from './names.ts';

/** What a newcomer may not have thought of when both items have their places. */
export function warningWords({ say }: Voice<Key>, drafting: Drafting): string[] {
	const { view, seat, plan, isWarned } = drafting;
	if (!isWarned || plan === null) return [];
	const barren = barrenHabitat(drafting);
	return [
		...(barren ? [say('draft.warning.noHeart', { colour: barren })] : []),
		...(plan.workers === 0 && view.workers[seat] !== 0 ? [say('draft.warning.lastWorker')] : []),
	];
}

/** The colour of an area that gets a die, though no heart in it has one. */
function barrenHabitat({ taken, plan }: Drafting): string | null {
	const placed = Object.values(taken).find(
		(each): each is Taken => each !== null && isDie(each.item) && each.to != null,
	);
	if (!placed || plan === null) return null;
	const hex = layoutOf(plan.park).names.indexOf(placed.to ?? '');
	const area = areasOf(plan.park).find(({ hexes }) => (hexes & (1 << hex)) !== 0);
	return area && area.breeding === 0 ? COLOURS[area.colour] : null;
}
