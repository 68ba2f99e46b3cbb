import { type Aperture, aperture, CLOSED, OPEN } from './aperture.ts';
import { classNames } from './class-names.ts';

const [closed, opened] = [aperture(CLOSED), aperture(OPEN)];

/**
 * The five-blade aperture in its box. It opens when it is your turn: one drawing fades into the other, which costs the page
 * nothing, while blades that move would be drawn anew for every picture.
 */
export function Logo({ open, size = 34 }: { open?: boolean; size?: number }) {
	return (
		<span class={classNames('aperture', open && 'open')}>
			<Mark {...closed} size={size} />
			<Mark {...opened} size={size} />
		</span>
	);
}

function Mark({ blades, opening, size }: Aperture & { size: number }) {
	return (
		<svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
			<rect class="box" width="24" height="24" rx="6" />
			<g class="blades">
				<circle cx="12" cy="12" r="8.6" />
				{blades.map((d) => (
					<path key={d} d={d} />
				))}
			</g>
			<path class="opening" d={opening} />
		</svg>
	);
}
