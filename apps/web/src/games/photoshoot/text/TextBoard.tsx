import {
	type Cell,
	COOP_ROUNDS,
	isCoop,
	isPhotographer,
	lastSeen,
	type Move,
	type State,
	starterOf,
	TARGET,
} from '@shutterbox/photoshoot/client';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../game-ui.ts';
import { commandOf, EMPTY, made, pick, sendable } from '../draft.ts';
import { useHands, useMoment } from '../hooks.ts';
import { voice } from '../words.ts';
import { Effects } from './Effects.tsx';
import { useFocusKept } from './focus.ts';
import { Hourglass } from './Hourglass.tsx';
import { Part } from './Part.tsx';
import { Stage } from './Stage.tsx';
import { Teams } from './Teams.tsx';
import { Wanted } from './Wanted.tsx';
import { say } from './words.ts';

/** The stage beside the wanted photo, the hourglass above, and everything hands can do on a key of its own. */
export function TextBoard(props: BoardProps<State, Move>) {
	const { view, viewer, names, toMove, isOpen, now, check, submit } = props;
	const at = useMoment(now, view);
	const [draft, take] = useHands();
	const [isSliding, setSliding] = useState(false);
	const board = useRef<HTMLDivElement>(null);
	const seat = typeof viewer === 'number' ? viewer : null;
	const reader = { names, viewer };
	const isTouchable = seat !== null && mayTouch(view, seat);
	const sendNext = (hasWaited: boolean) => {
		const next = isOpen ? sendable(check, draft.current, hasWaited) : null;
		if (next === null) return;
		take(next.draft);
		if (next.send) submit(next.send);
	};
	useEffect(() => sendNext(true));
	useEffect(() => take(EMPTY), [view.phase, view.round]);
	useFocusKept(board, isTouchable, view.phase === 'called' && view.caller === seat);

	const make = (move: Move) => {
		if (seat === null || !toMove.includes(seat)) return;
		const isFirst = draft.current.waiting.length === 0;
		take(made(draft.current, move));
		if (isFirst) sendNext(false);
	};
	const choose = (cell: Cell, isSlid: boolean) => {
		const { draft: next, move } = pick(view, draft.current, cell, now(), isSlid || isSliding);
		if (move) make(move);
		else take(next);
	};
	const press = (event: KeyboardEvent) => {
		if (seat === null || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
		const command = commandOf(view, seat, draft.current, event, now());
		if (command === null) return;
		event.preventDefault();
		if (command.type === 'letGo') take(EMPTY);
		else if (command.type === 'move') make(command.move);
		else if (isTouchable) choose(command.cell, event.shiftKey);
	};
	useLayoutEffect(() => {
		const element = board.current;
		element?.addEventListener('keydown', press);
		return () => element?.removeEventListener('keydown', press);
	});
	return (
		<div class="text-board photoshoot-text" ref={board}>
			<div class="layout">
				<Head view={view} at={at} />
				<Stage {...{ view, check, isTouchable }} draft={draft.current} onPick={choose} />
				<Wanted {...{ view, viewer }} />
				{seat === null ? (
					<section class="part">
						<h2>{say('part.watch')}</h2>
						<p class="last">{lastSeen(voice, reader, view) ?? say('part.lastNone')}</p>
					</section>
				) : (
					<Part
						{...{ view, seat, reader, check, at, isOpen, isSliding }}
						draft={draft.current}
						onSliding={setSliding}
						onMove={make}
					/>
				)}
				<Effects view={view} />
				<Teams {...{ view, reader, at }} />
			</div>
		</div>
	);
}

function mayTouch(view: State, seat: number): boolean {
	if (view.phase === 'repair') return seat === starterOf(view);
	return view.phase === 'running' && isPhotographer(view, seat);
}

function Head({ view, at }: { view: State; at: number }) {
	const { round } = view;
	return (
		<div class="head">
			<Hourglass view={view} at={at} />
			<ul>
				<li>{isCoop(view) ? say('head.roundOf', { round, rounds: COOP_ROUNDS }) : say('head.round', { round })}</li>
				<li>{say(isCoop(view) ? 'head.goalAll' : 'head.goal', { target: TARGET })}</li>
			</ul>
		</div>
	);
}
