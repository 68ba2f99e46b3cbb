import { isRefusal, type Seat, type View } from '@shutterbox/kernel';
import { COLOUR_OF } from '../rules/components.ts';
import type { Workers, WorkerUse } from '../rules/move.ts';
import { layoutOf } from '../rules/park.ts';
import type { State } from '../rules/state.ts';
import { turned, usesFor } from '../rules/workers.ts';
import { difference, type ScoreChange, whatWorkersChange } from './placement.ts';

/** One way to turn a die of the park. */
interface Turning {
	readonly workers: readonly WorkerUse[];
	readonly value: number;
	/** What it adds to the other changes, per row of the score pad. */
	readonly gain: ScoreChange;
}

/** A die that workers can turn at a round's end. */
export interface DiePreview {
	readonly hex: string;
	/** What it shows in the park. */
	readonly value: number;
	readonly turnings: readonly Turning[];
}

/** The dice that can still be turned besides the changes planned for other hexes, and what each way would bring. */
export function workerPreviewsOf(view: View<State>, seat: Seat, changes: Workers['changes'] = []): DiePreview[] {
	const park = view.parks[seat];
	return layoutOf(park).names.flatMap((hex, i) => {
		if (park.dice[i] === 0) return [];
		const others = changes.filter((change) => change.hex !== hex);
		const before = whatWorkersChange(view, seat, others);
		if (isRefusal(before)) return [];
		const [, ...uses] = usesFor(view.workers[seat], COLOUR_OF[park.tiles[i]]);
		const turnings = uses.flatMap((workers) => {
			const after = whatWorkersChange(view, seat, [...others, { hex, workers }]);
			if (isRefusal(after)) return [];
			return [{ workers, value: turned(park.dice[i], workers), gain: difference(after, before) }];
		});
		return turnings.length === 0 ? [] : [{ hex, value: park.dice[i], turnings }];
	});
}
