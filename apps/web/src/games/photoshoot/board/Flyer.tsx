import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { FLIGHT } from './acts.ts';
import { MiniPhoto } from './parts/Wanted.tsx';
import { characterOf, type SceneAct } from './scene.ts';

/** A print of the nine as they stood flies from the stage to the round's film. */
export function Flyer({ act, root }: { act: SceneAct | null; root: RefObject<HTMLElement | null> }) {
	const ref = useRef<HTMLSpanElement>(null);
	const isFlying = act?.event.type === 'photo' && !act.isStill;
	useLayoutEffect(() => {
		const [from, to] = ['.stage', '.round-film .frame:not(.empty):last-of-type, .round-film'].map((place) =>
			root.current?.querySelector(place)?.getBoundingClientRect(),
		);
		if (!isFlying || !ref.current || !from || !to) return;
		const at = ({ x, y, width }: DOMRect, scale: number) =>
			`translate(${x}px, ${y}px) scale(${(width / SIZE) * scale})`;
		const flight = ref.current.animate(
			[
				{ transform: at(from, 1), opacity: 0.9 },
				{ transform: at(to, 1), opacity: 1 },
			],
			{ duration: FLIGHT, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'both' },
		);
		return () => flight.cancel();
	}, [isFlying && act?.id]);
	if (!isFlying || act === null) return null;
	return (
		<span ref={ref} style={ABOVE} aria-hidden="true">
			<MiniPhoto cells={act.after.cells.map(characterOf)} />
		</span>
	);
}

/** Pixels of a print before it is scaled. */
const SIZE = 100;
const ABOVE = {
	position: 'fixed',
	inset: '0 auto auto 0',
	width: `${SIZE}px`,
	transformOrigin: '0 0',
	pointerEvents: 'none',
	zIndex: 15,
} as const;
