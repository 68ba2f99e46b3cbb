import { aperture, CLOSED, OPEN } from './aperture.ts';

/** The five-blade aperture in its box. It opens when it is your turn. */
export function Logo({ open, size = 34 }: { open?: boolean; size?: number }) {
	const { blades, opening } = aperture(open ? OPEN : CLOSED);
	return (
		<svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
			<rect class="box" width="24" height="24" rx="6" />
			<g class="blades">
				<circle cx="12" cy="12" r="8.6" />
				{blades.map((d, i) => (
					<path key={i} d={d} />
				))}
			</g>
			<path class="opening" d={opening} />
		</svg>
	);
}
