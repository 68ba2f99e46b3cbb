import { hasEngineReferee, photographingTeam, type State } from '@shutterbox/photoshoot/client';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { FLIGHT } from './acts.ts';
import { Sign } from './parts/Sign.tsx';
import { MiniPhoto } from './parts/Wanted.tsx';
import { characterOf, type SceneAct } from './scene.ts';

/** What goes from one place of the board to another; of several places, the last that is seen. */
interface Flight {
	readonly thing: ComponentChildren;
	readonly from: string;
	readonly to: string;
	/** Milliseconds before it leaves. */
	readonly delay: number;
}

/** A stamp is read before its token goes. */
const READ = 260;

/** A print of the nine flies from the stage to the film of the round, a token from the judge's slip to a team. */
export function Flyer({ act, view, root }: { act: SceneAct | null; view: State; root: RefObject<HTMLElement | null> }) {
	const ref = useRef<HTMLSpanElement>(null);
	const flight = act === null || act.isStill ? null : flightOf(act, view);
	useLayoutEffect(() => {
		const board = root.current;
		if (!flight || !ref.current || !board) return;
		const [from, to] = [flight.from, flight.to].map((places) => boxOf(board, places));
		if (!from || !to) return;
		const at = ({ x, y, width }: DOMRect) => `translate(${x}px, ${y}px) scale(${width / SIZE})`;
		const flying = ref.current.animate(
			[
				{ transform: at(from), opacity: 0.9 },
				{ transform: at(to), opacity: 1 },
			],
			{ duration: FLIGHT, delay: flight.delay, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
		);
		return () => flying.cancel();
	}, [flight && act?.id]);
	return (
		flight && (
			<span ref={ref} style={ABOVE} aria-hidden="true">
				{flight.thing}
			</span>
		)
	);
}

function flightOf({ event, after }: SceneAct, view: State): Flight | null {
	if (event.type === 'photo')
		return {
			thing: <MiniPhoto cells={after.cells.map(characterOf)} />,
			from: '.stage',
			to: '.round-film .frame:not(.empty)',
			delay: 0,
		};
	if (event.type !== 'judged' || event.token === null) return null;
	const team = event.token === 'A' ? 0 : 1;
	const card = team === photographingTeam(view) ? 'shooting' : 'watching';
	return {
		thing: <Sign id={hasEngineReferee(view) ? 'whistle' : 'camera'} />,
		from: '.verdict .token .sign',
		to: `.team-card.${card} .tokens .sign, .tokens-of-round > :nth-child(${team + 1}) .sign`,
		delay: READ,
	};
}

function boxOf(board: HTMLElement, places: string): DOMRect | undefined {
	return Array.from(board.querySelectorAll(places), (place) => place.getBoundingClientRect()).findLast(
		({ width }) => width > 0,
	);
}

/** Pixels of a thing before it is scaled; it is not seen before it leaves. */
const SIZE = 100;
const ABOVE = {
	position: 'fixed',
	inset: '0 auto auto 0',
	width: `${SIZE}px`,
	opacity: 0,
	transformOrigin: '0 0',
	pointerEvents: 'none',
	zIndex: 15,
} as const;
