import { encode } from 'uqr';

const QUIET = 3;

/** An address as a square code, black on white whatever the light is. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const { data, size } = encode(text, { ecc: 'M', border: 0 });
	const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
	const side = size + 2 * QUIET;
	return (
		<svg class="qr" viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
			<rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
			<path d={modules.join('')} fill="#000" shape-rendering="crispEdges" />
		</svg>
	);
}
