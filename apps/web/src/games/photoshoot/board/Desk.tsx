/** Under the thumb: what this seat can press now, each thing always in its place. */
import type { Seat } from '@shutterbox/kernel';
import {
	areAllReady,
	done,
	kindOf,
	type Move,
	NO_OBJECTIVE,
	type Reply,
	replyOf,
	ritualMove,
	ritualWords,
	type State,
	shownDue,
	starterOf,
	TIMINGS,
} from '@shutterbox/photoshoot/client';
import { useMemo } from 'preact/hooks';
import { type Check, photoOf, stopOf } from '../draft.ts';
import { isReady, mainMove } from '../main-move.ts';
import { trayOf } from '../tray.ts';
import { voice } from '../words.ts';
import { cardTitle } from './card-title.ts';
import { Naming } from './Naming.tsx';
import { neededRituals } from './needed.ts';
import { ActionButton, Pad, Paddle, PadNote, ReleaseDisc, RitualKey, RitualKeys, Still } from './parts/Pad.tsx';
import { roleOf, type Scene, sitterOf } from './scene.ts';
import { Until } from './Until.tsx';
import type { HandsOn } from './use-hands-on.ts';
import { Wait } from './Wait.tsx';
import { say } from './words.ts';

export interface DeskProps {
	scene: Scene;
	hands: HandsOn;
	check: Check;
	now: () => number;
}

export function Desk(props: DeskProps) {
	const { view, seat } = props.scene;
	if (seat === null || view.phase === 'over') return <Words {...props} />;
	switch (view.phase) {
		case 'called':
			return view.caller === seat ? <Naming {...props} /> : <Words {...props} />;
		case 'ready':
		case 'paused':
			return <Awaited {...props} seat={seat} />;
		case 'repair':
			return <Words {...props} />;
		default:
			return roleOf(view, seat).shoots ? <Camera {...props} seat={seat} /> : <Calls {...props} seat={seat} />;
	}
}

interface SeatedProps extends DeskProps {
	seat: Seat;
}

/** Ready, the turn of the glass, going on. */
function Awaited({ scene, hands, now, seat, check }: SeatedProps) {
	const { view } = scene;
	const late = scene.device?.near.find((one) => !isReady(view, one)) ?? seat;
	const move = mainMove(view, view.phase === 'ready' ? late : seat);
	if (move === null || move.type === 'ok') return <Words {...{ scene, hands, now, check }} />;
	const isDone = move.type === 'ready' && isReady(view, late);
	const press = () => {
		// Around one device one press is everybody's.
		if (move.type === 'ready' && scene.device) for (const one of scene.device.near) hands.make(move, one);
		else hands.make(move);
	};
	const kind = move.type === 'ready' ? 'ready' : move.type === 'flip' ? 'turn' : 'goOn';
	const note = noteOf(scene, kind, isDone);
	return (
		<Pad kind="one" label={say('pad.label')}>
			<ActionButton
				kind={kind}
				word={say(`act.${kind}`)}
				shortcut={kind === 'ready' ? say('key.space') : 'Enter'}
				isDim={isDone || (kind === 'turn' && !areAllReady(view))}
				onClick={press}
			/>
			<PadNote key={note}>
				{note} <Until {...{ view, now }} />
			</PadNote>
		</Pad>
	);
}

function noteOf({ view, reader }: Scene, kind: string, isDone: boolean): string {
	if (kind === 'goOn') return say('note.goOn', { who: reader.names[view.turn] });
	if (kind === 'turn') return say(areAllReady(view) ? 'note.turn' : 'note.notReady');
	return say(isDone ? 'note.isReady' : 'note.ready');
}

/** The rituals at their places, and the release. */
function Camera({ scene, hands, check, now, seat }: SeatedProps) {
	const { view, reader } = scene;
	const tray = trayOf(view, seat);
	const reply = replyOf(view, seat);
	const needed = neededRituals(scene, seat);
	const isRunning = view.phase === 'running';
	const { calls } = roleOf(view, seat);
	const settle = useSettle(view, now);
	const note = say(noteOfRelease(view));
	return (
		<Pad kind="camera" label={say('pad.camera')}>
			<RitualKeys label={say('pad.rituals')} count={tray.length} none={say('pad.noRituals')}>
				{tray.map(({ move, key, card }) => (
					<RitualKey
						key={key}
						kind={move.kind}
						mate={move.target === undefined ? null : sitterOf(scene, move.target)}
						word={say(`ritual.${move.kind}`)}
						title={cardTitle(card)}
						data-card={card}
						aria-label={ritualWords(voice, reader, move.kind, move.target ?? null)}
						shortcut={key}
						isAsked={done(move.kind, seat, move.target) === reply?.ritual}
						isNeeded={needed.includes(done(move.kind, seat, move.target))}
						onClick={() => hands.make(move)}
					/>
				))}
				{repliesAround(scene, seat).map(({ seat: mate, ritual }) => (
					<RitualKey
						key={`${mate} ${ritual}`}
						kind={kindOf(ritual)}
						mate={sitterOf(scene, mate)}
						word={say(`ritual.${kindOf(ritual)}`)}
						isAsked
						onClick={() => hands.make(ritualMove(ritual), mate)}
					/>
				))}
			</RitualKeys>
			<ReleaseDisc
				word={say('act.photo')}
				note={settle ? <Wait key={settle.key} leftMs={settle.leftMs} after={note} /> : note}
				shortcut="Space"
				isDim={!isRunning || view.open === NO_OBJECTIVE}
				settle={settle}
				isSteady={scene.helps.steady}
				onPress={() => hands.make(photoOf(view))}
			/>
			{calls && (
				<div class="both">
					<Raised {...{ scene, hands, check, now, seat }} shortcut="M" />
				</div>
			)}
		</Pad>
	);
}

function noteOfRelease({ open, phase }: State) {
	if (phase === 'lastCall') return 'note.timeUp';
	if (open === NO_OBJECTIVE) return 'note.noPhoto';
	return phase === 'running' ? 'key.space' : 'note.stands';
}

/** The paddle, and where every action is answered, approval. */
function Calls(props: SeatedProps) {
	const { view, seat } = props.scene;
	const isAnswered = seat !== null && mainMove(view, seat)?.type === 'ok';
	return (
		<Pad kind={isAnswered ? 'calls-and-fine' : 'calls'} label={say('pad.calls')}>
			<Raised {...props} shortcut="Enter" />
		</Pad>
	);
}

function Raised({ scene, hands, now, seat, shortcut }: SeatedProps & { shortcut: string }) {
	const { view } = scene;
	const stop = stopOf(view);
	const ok = mainMove(view, seat);
	const press = (move: Move) => hands.make(move);
	return (
		<>
			<Paddle
				word={say('act.stop')}
				shortcut={shortcut}
				isDim={stop === null}
				ring={useLastCall(view, now)}
				isSteady={scene.helps.steady}
				onPress={() => press(stop ?? { type: 'stop', seen: 0 })}
			/>
			{ok?.type === 'ok' && <ActionButton kind="fine" word={say('act.fine')} shortcut="O" onClick={() => press(ok)} />}
		</>
	);
}

/** Around one device team mates answer on their own badges. */
function repliesAround({ device, view }: Scene, seat: Seat): Reply[] {
	const mates = device?.near.filter((mate) => mate !== seat) ?? [];
	return mates.flatMap((mate) => replyOf(view, mate) ?? []);
}

/** Until the next action may come. */
function useSettle(view: State, now: () => number) {
	return useMemo(() => {
		const leftMs = view.settledAt - now();
		if (view.phase !== 'running' || leftMs <= 0) return null;
		const isPhoto = view.window.at(-1)?.act.type === 'photo';
		return { totalMs: isPhoto ? TIMINGS.photoSettle : TIMINGS.settle, leftMs, key: view.seq };
	}, [view.settledAt, view.phase]);
}

function useLastCall(view: State, now: () => number) {
	return useMemo(() => {
		const until = view.phase === 'lastCall' ? shownDue(view)?.at : undefined;
		return until === undefined
			? null
			: { totalMs: TIMINGS.lastCall, leftMs: Math.max(0, until - now()), key: view.since };
	}, [view.phase, view.since]);
}

/** Where there is nothing to press: what everybody waits for. */
function Words({ scene, now }: DeskProps) {
	const { view, reader } = scene;
	const who =
		reader.names[view.phase === 'called' ? view.caller : view.phase === 'paused' ? view.turn : starterOf(view)];
	const { phase } = view;
	const key = phase === 'running' || phase === 'check' || phase === 'lastCall' ? 'watch' : phase;
	return (
		<Pad kind="still" label={say('pad.label')}>
			<Still word={say(`still.${key}`)}>
				{say(`still.${key}Words`, { who })} <Until {...{ view, now }} />
			</Still>
		</Pad>
	);
}
