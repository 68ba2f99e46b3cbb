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

/** A small drawing beside its words: it fills its box and says nothing. Until it is drawn its place stays empty. */
export function Sketch({ id }: { id: string }) {
	return (
		<svg class="sketch" aria-hidden="true">
			{isDrawn(id) && <use href={`#${id}`} />}
		</svg>
	);
}

/** For boards that show drawings: has them made. What does not arrive leaves its place empty. */
export function useSketches(bring: () => Promise<void>): void {
	useEffect(() => {
		bring().catch(console.error);
	}, [bring]);
}
