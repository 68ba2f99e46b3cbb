import { hasEngineReferee, isAction, photographingTeam, type State, type Team } from '@shutterbox/photoshoot/client';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { FLIGHT } from './acts.ts';
import type { EffectCardProps } from './parts/props.ts';
import { Badge, Sign } from './parts/Sign.tsx';
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

/** On the film of the round: where the newest print lies. */
const NEWEST = '.round-film .frame:last-child';

/** A stamp is read before its token goes. */
const READ = 260;

interface Props {
	act: SceneAct | null;
	/** A card that was read. */
	card: EffectCardProps | null;
	view: State;
	root: RefObject<HTMLElement | null>;
}

/**
 * A print of the nine flies from the stage to the film of the round, and back where it is taken back; a token from the
 * judge's slip to a team, and a card that was drawn to the team that holds it.
 */
export function Flyer({ act, card, view, root }: Props) {
	const ref = useRef<HTMLSpanElement>(null);
	const seen = act === null || act.isStill ? null : flightOf(act, view);
	const flight = seen ?? (card && flightOfCard(card, view));
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
	}, [seen && act?.id, card]);
	return (
		flight && (
			<span ref={ref} class="flown" style={ABOVE} aria-hidden="true">
				{flight.thing}
			</span>
		)
	);
}

export function flightOf({ event, before, after }: SceneAct, view: State): Flight | null {
	const nine = <MiniPhoto cells={after.cells.map(characterOf)} />;
	if (event.type === 'photo') return { thing: nine, from: '.stage', to: NEWEST, delay: 0 };
	if (event.type === 'undone') {
		const isPhoto = before.acts.some((act) => isAction(act) && act.type === 'photo' && act.seq === event.seq);
		return isPhoto ? { thing: nine, from: NEWEST, to: '.stage', delay: 0 } : null;
	}
	if (event.type !== 'judged' || event.token === null) return null;
	const team = event.token === 'A' ? 0 : 1;
	return {
		thing: <Sign id={hasEngineReferee(view) ? 'whistle' : 'camera'} />,
		from: '.verdict .token .sign',
		to: `${cardOf(team, view)} .tokens .sign, ${onPhone(team)} .sign`,
		delay: READ,
	};
}

function flightOfCard({ id, team }: EffectCardProps, view: State): Flight {
	const to = `${cardOf(team ?? 0, view)} :is(.held-cards, .held-badges) .badge, ${onPhone(team ?? 0)}`;
	return { thing: <Badge id={id} />, from: '.stage [data-cell="4"]', to, delay: 0 };
}

function cardOf(team: Team, view: State): string {
	return `.team-card.${team === photographingTeam(view) ? 'shooting' : 'watching'}`;
}

/** Phones have no room for the teams but this. */
function onPhone(team: Team): string {
	return `.tokens-of-round > :nth-child(${team + 1})`;
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
