import { useEffect } from 'preact/hooks';
import { bringCovers, isDrawn, symbols } from '../art-port.ts';

interface Props {
	/** The id of a drawing that `art-port` has brought, or will bring. */
	id: string;
	/** The part to show: `x y width height` in the drawing's 300 × 400. */
	crop?: string;
}

/** A drawing, cut to its frame. Until it is drawn the paper stays undeveloped. */
export function Picture({ id, crop = '0 0 300 400' }: Props) {
	return (
		<svg class="drawing" viewBox={crop} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			{isDrawn(id) && <use href={`#${id}`} width="300" height="400" />}
		</svg>
	);
}

/** Every drawing brought so far, once; the page holds it and pictures refer to it. */
export function Drawings() {
	return <svg class="ink" aria-hidden="true" dangerouslySetInnerHTML={{ __html: [...symbols().values()].join('') }} />;
}

/** For screens that show covers: has them drawn. A cover that does not arrive stays undeveloped. */
export function useCovers(): void {
	useEffect(() => {
		bringCovers().catch(console.error);
	}, []);
}
