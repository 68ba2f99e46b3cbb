import { LAYOUTS } from '@shutterbox/wildlife-park/client';
import { memo } from '../../../ui/memo.tsx';
import { mapPlanOf } from './geometry.ts';
import { isTall } from './map-shape.ts';
import { MapPicture, type MapPlan } from './pictures.tsx';

/** The folded map under everything. It is one print, and never drawn again. */
export const MapSheet = memo<{ layout: number; isUnfolding: boolean }>(({ layout, isUnfolding }) => {
	const plan = mapPlanOf(LAYOUTS[layout], isTall.value ? 'tall' : 'wide');
	return isUnfolding ? (
		<Unfolding plan={plan} />
	) : (
		<div class="map-sheet" aria-hidden="true">
			<MapPicture plan={plan} />
		</div>
	);
});

/** The same sheet, laid open panel by panel. */
function Unfolding({ plan }: { plan: MapPlan }) {
	const lefts = [0, ...plan.folds];
	return (
		<div class="map-sheet unfolding" aria-hidden="true">
			{lefts.map((left, order) => {
				const share = (plan.folds[order] ?? 1) - left;
				return (
					<span key={order} class="panel" style={{ left: percent(left), width: percent(share), '--order': order }}>
						<span style={{ left: percent(-left / share), width: percent(1 / share) }}>
							<MapPicture plan={plan} />
						</span>
					</span>
				);
			})}
		</div>
	);
}

function percent(share: number): string {
	return `${100 * share}%`;
}
