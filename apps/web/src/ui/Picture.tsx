import { useEffect } from 'preact/hooks';
import { isDrawn, symbols } from '../art-port.ts';

/** Every drawing brought so far, once; the page holds it and pictures refer to it. */
export function Drawings() {
	return <svg class="ink" aria-hidden="true" dangerouslySetInnerHTML={{ __html: [...symbols().values()].join('') }} />;
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
