import type { Seat } from '@shutterbox/kernel';
import { EACH, HABITAT_IDS, photosByHabitat, type State } from '@shutterbox/snapshot/client';
import { Sign } from '../Sign.tsx';
import { awardsOf, Pin } from './Pin.tsx';

/** A contact sheet where there is no room for one: photos by habitat, and the pins that were won with them. */
export function ByPlace({ view, seat }: { view: Pick<State, 'photos' | 'awards'>; seat: Seat }) {
	const counts = photosByHabitat(view.photos[seat]);
	return (
		<div class="by-place narrow-only" aria-hidden="true" data-anchor={`place-${seat}-${EACH}`}>
			{HABITAT_IDS.map((id, habitat) => (
				<span key={id} data-h={id} data-anchor={`place-${seat}-${habitat}`}>
					<Mark {...{ view, seat, habitat }} />
					{counts[habitat]}
				</span>
			))}
			{awardsOf(view, seat, EACH)
				.slice(0, 1)
				.map((prestige) => (
					<Pin key={prestige} category={EACH} prestige={prestige} class="tiny" />
				))}
		</div>
	);
}

/** The habitat's sign, or the latest of its awards. */
function Mark({ view, seat, habitat }: { view: Pick<State, 'awards'>; seat: Seat; habitat: number }) {
	const latest = awardsOf(view, seat, habitat).at(-1);
	return latest === undefined ? (
		<Sign id={HABITAT_IDS[habitat]} class="place-sign" />
	) : (
		<Pin category={habitat} prestige={latest} class="tiny" />
	);
}
