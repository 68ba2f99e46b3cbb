import type { Voice } from '@shutterbox/kernel';
import { COLOURS } from '../rules/components.ts';
import { areasOf } from '../rules/habitats.ts';
import { colourOf, isDie, NO_ITEM, pips } from '../rules/items.ts';
import { canHold, layoutOf, type Park } from '../rules/park.ts';
import type { Drafting, Taken } from './drafting.ts';
import type { Key } from './names.ts';

/** What a newcomer may not have thought of when both items have their places. */
export function warningWords({ say }: Voice<Key>, drafting: Drafting): string[] {
	const { view, seat, plan, isWarned } = drafting;
	if (!isWarned || plan === null) return [];
	const barren = barrenHabitat(drafting);
	const homeless = homelessSix(drafting);
	return [
		...(barren ? [say('draft.warning.noHeart', { colour: barren })] : []),
		...(homeless ? [say('draft.warning.homelessSix', { colour: homeless })] : []),
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

/** The colour of a 6 that stays on the display, where the draft takes the last tile on which it could stand. */
function homelessSix({ view, seat, taken, plan }: Drafting): string | null {
	if (plan === null) return null;
	const left = [...view.displays[seat]];
	const used = left.indexOf(taken.display?.item ?? NO_ITEM);
	if (used !== -1) left.splice(used, 1);
	const hasHome = (park: Park, six: number) =>
		layoutOf(park).names.some((_, hex) => canHold(park, hex, colourOf(six), SIX));
	const homeless = left.find(
		(item) => isDie(item) && pips(item) === SIX && hasHome(view.parks[seat], item) && !hasHome(plan.park, item),
	);
	return homeless === undefined ? null : COLOURS[colourOf(homeless)];
}

const SIX = 6;
