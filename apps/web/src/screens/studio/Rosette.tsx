import type { ComponentChildren } from 'preact';

const POINTS = 14;

/** A ring of teeth on a field of 36 by 36. */
const OUTLINE = `M${Array.from({ length: 2 * POINTS }, (_, i) => {
	const [radius, angle] = [i % 2 === 0 ? 17 : 14.5, (i * Math.PI) / POINTS];
	return `${(18 + radius * Math.cos(angle)).toFixed(1)} ${(18 + radius * Math.sin(angle)).toFixed(1)}`;
}).join('L')}Z`;

/** What nobody has beaten yet, in gold. */
export function Rosette({ children }: { children: ComponentChildren }) {
	return (
		<span class="record-rosette">
			<svg viewBox="0 0 36 36" aria-hidden="true">
				<path d={OUTLINE} />
			</svg>
			<b>{children}</b>
		</span>
	);
}
