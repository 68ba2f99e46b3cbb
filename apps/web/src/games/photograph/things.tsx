/** Small drawn things of the camera. */
import { aperture, CLOSED } from '../../ui/aperture.ts';

const { blades, opening } = aperture(CLOSED);

export function Shutter() {
	return (
		<svg class="thing" viewBox="0 0 24 24" aria-hidden="true">
			<circle class="body" cx="12" cy="12" r="11.2" />
			<g class="blades">
				<circle cx="12" cy="12" r="9.3" />
				{blades.map((d) => (
					<path key={d} d={d} />
				))}
			</g>
			<path class="opening" d={opening} />
		</svg>
	);
}

export function Canister() {
	return (
		<svg class="thing canister" viewBox="0 0 64 64" aria-hidden="true">
			<rect class="metal-dark" x="25" y="1" width="14" height="8" rx="2" />
			<rect class="metal" x="12" y="8" width="40" height="6" rx="3" />
			<rect class="tin" x="14" y="13" width="36" height="40" />
			<rect class="tin-light" x="14" y="13" width="12" height="40" />
			<rect class="tin-dark" x="44" y="13" width="6" height="40" />
			<rect class="label" x="14" y="24" width="36" height="18" />
			<circle class="sign" cx="32" cy="33" r="6" />
			<rect class="metal" x="12" y="52" width="40" height="6" rx="3" />
		</svg>
	);
}

const TEETH =
	'M20 1.5l4.3 3.6 5.5-1.2 2 5.3 5.3 2-1.2 5.5L39.5 21l-3.6 4.3 1.2 5.5-5.3 2-2 5.3-5.5-1.2L20 40l-4.3-3.1-5.5 1.2-2-5.3-5.3-2 1.2-5.5L.5 21l3.6-4.3L2.9 11.2l5.3-2 2-5.3 5.5 1.2z';

export function RosetteShape() {
	return (
		<svg viewBox="0 0 40 41" aria-hidden="true">
			<path d={TEETH} />
		</svg>
	);
}
