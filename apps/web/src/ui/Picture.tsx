import { useEffect } from 'preact/hooks';
import { sketchOf } from '../art/sketches.ts';

/** A small drawing beside its words: it fills its box and says nothing. Until it is developed its place stays empty. */
export function Sketch({ id }: { id: string }) {
	const print = sketchOf(id);
	return (
		<span class="sketch" aria-hidden="true">
			{print && <img src={print} alt="" draggable={false} />}
		</span>
	);
}

/** For boards that show drawings: has them made. What does not arrive leaves its place empty. */
export function useSketches(bring: () => Promise<void>): void {
	useEffect(() => {
		bring().catch(console.error);
	}, [bring]);
}
