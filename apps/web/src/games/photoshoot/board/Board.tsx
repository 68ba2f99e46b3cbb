import type { Seat, View } from '@shutterbox/kernel';
import {
	type EffectId,
	type Event,
	words as gameWords,
	isCoop,
	isTurnShown,
	mayCall,
	photographingTeam,
	replyOf,
	type State,
	type Team,
} from '@shutterbox/photoshoot/client';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { RefusalNote } from '../../../board/RefusalNote.tsx';
import { useStage } from '../../../board/stage.ts';
import { useRecent } from '../../../board/use-recent.ts';
import { isStill } from '../../../settings/preferences.ts';
import { classNames } from '../../../ui/class-names.ts';
import { voice } from '../words.ts';
import { script } from './acts.ts';
import { useBoardKeys } from './board-keys.ts';
import { Clock } from './Clock.tsx';
import { Desk } from './Desk.tsx';
import { deviceOf, farHand, handOf } from './device.ts';
import { FarEdge } from './FarEdge.tsx';
import { Flyer } from './Flyer.tsx';
import { Front } from './Front.tsx';
import { Heard } from './Heard.tsx';
import { helpsOf } from './helps.ts';
import { lastRuling } from './last-ruling.ts';
import { Over } from './Over.tsx';
import { PromptButtons } from './PromptButtons.tsx';
import { CoopRounds, People, ScoreFilm, TeamCard } from './parts/People.tsx';
import type { SetProps } from './parts/props.ts';
import { Studio } from './parts/Studio.tsx';
import { StudioSet } from './parts/StudioSet.tsx';
import { Tile } from './parts/Tile.tsx';
import { Album, RoundFilm, Wanted } from './parts/Wanted.tsx';
import { Wish } from './parts/Wish.tsx';
import { coopRounds, scoreFilm, teamCard } from './people.ts';
import { albumOf, filmOf, wantedOf } from './photos.ts';
import { devicePrompt, promptOf } from './prompt.ts';
import { type PhotoshootProps, roleOf, type Scene } from './scene.ts';
import { useSheets } from './sheets.tsx';
import { ALL_TILES, tileProps } from './tiles.ts';
import { useBinding } from './use-binding.ts';
import { useHandsOn } from './use-hands-on.ts';
import { useMotion } from './use-motion.ts';
import { usePresses } from './use-presses.ts';
import { useSeatHands } from './use-seat-hands.ts';
import { useSeen } from './use-seen.ts';
import { useSlowly } from './use-slowly.ts';
import { useStageDrag } from './use-stage-drag.ts';
import { say } from './words.ts';

/** Milliseconds for which a ritual or a hand can be seen. */
const SEEN = 1500;
/** The same for a judgement where no clock stands for it. */
const SLIP = 4000;

/** The studio: the stage on its paper, the wanted photo beside it, the sand, and one thing under the thumb. */
export function Board(props: PhotoshootProps) {
	const { view, viewer, names, bots = [], latest, history, check, now, frame, onEnd } = props;
	const device = deviceOf(props);
	const seat = handOf(props);
	const lane = useRef<Promise<unknown>>(Promise.resolve());
	const hands = useHandsOn(props, seat, lane);
	const farSeat = device && device.near.length > 0 && device.far.length > 0 ? farHand(view, device) : null;
	const farHands = useHandsOn(props, farSeat, lane);
	const stage = useStage<View<State>, Event>(view, latest, script, props.isLost);
	const recent = useRecent(latest, eventsOf, SEEN).flat();
	const helps = useMemo(() => helpsOf(props.helps), [props.helps]);
	const { shown, act } = stage;
	const isNaming = view.phase === 'called' && seat !== null && [seat, farSeat].includes(view.caller);
	const scene: Scene = {
		view,
		shown,
		act,
		device,
		seat,
		isNaming,
		showsEvidence: view.phase === 'called' && (isNaming || seat === null || roleOf(view, seat).calls),
		reader: { names, viewer: device ? (seat ?? viewer) : viewer },
		bots,
		draft: hands.draft,
		helps,
		recent,
		isStill: isStill.value,
	};
	const [reading, read] = useState<EffectId | null>(null);
	useEffect(() => read(null), [view.phase, view.seq]);
	const presses = usePresses(hands, read);
	const root = useRef<HTMLDivElement>(null);
	const { sheet, goOn, left } = useSheets(view, latest);
	const isOver = view.phase === 'over';
	/** From one sheet to the next, and in the end to the result. */
	const onward = sheet ? goOn : (isOver && onEnd) || null;
	const binding = useBinding(view, seat, history, sheet === null && reading === null);
	const { dragged, landed, handlers } = useStageDrag(scene, hands, now, () =>
		hands.make({ type: 'ritual', kind: 'pet', tile: 'max' }),
	);
	const keys = useBoardKeys(scene, hands, { root, now, goOn: onward, far: farSeat === null ? null : farHands });
	const onPeople = useSeatHands(scene, hands.make);
	useMotion(root, act, landed);
	const again = useSlowly(root, scene);
	useSeen(latest);
	useEnd(isOver && act === null && sheet === null, onEnd);
	const isFrozen = view.phase === 'called' || view.phase === 'paused' || act?.event.type === 'stopped';
	const isFresh = useRecent(latest, hasJudged, SLIP).includes(true);
	const ruling = view.phase === 'paused' || isFresh ? lastRuling(history) : null;
	const team = photographingTeam(view);
	const sure = hands.sure?.type === 'swap' ? [hands.sure.a, hands.sure.b] : [];
	const asked = askedAt(props, seat);
	return (
		<Studio
			rootRef={root}
			class={classNames(asked, hands.sure && 'sure')}
			isFramed={frame !== undefined}
			isFrozen={isFrozen}
			isCalled={scene.showsEvidence}
			isStill={isStill.value}
			data-playing={act?.event.type}
			{...(farSeat !== null && { far: <FarEdge {...{ scene, now, check }} seat={farSeat} hands={farHands} /> })}
			onKeyDownCapture={keys.onKeyDownCapture}
			{...presses}
			beside={
				<>
					<RefusalNote
						game="photoshoot"
						refusal={hands.refusal ?? farHands.refusal}
						say={(refused) => gameWords.refusal(voice, refused)}
					/>
					<Heard {...{ latest, view, options: props.options }} reader={scene.reader} />
					<Flyer {...{ act, view, root }} card={scene.isStill ? null : left} />
					<span class="aloud">{say('board.label')}</span>
				</>
			}
		>
			{frame?.prompt(
				promptOf(scene, { hands, dragged, sheet, ruling, binding }) ?? devicePrompt(scene, props),
				<PromptButtons {...{ scene, hands, check, now }} onGoOn={onward} onSlow={again.play} />,
			)}
			<StudioSet
				label={say('stage.label')}
				isFrozen={isFrozen}
				isPulledBack={scene.showsEvidence}
				flash={act?.event.type === 'photo' && !act.isStill ? act.id : 0}
				rewinding={rewindingOf(scene)}
				isReplaying={again.isPlaying}
				{...handlers}
				tiles={ALL_TILES.map((tile) => {
					const { cell, ...tileOf } = tileProps(scene, tile, { dragged, sure, aimed: keys.aimed, check });
					return (
						<Tile
							key={tile}
							{...tileOf}
							cell={cell}
							onFocus={() => keys.aim(cell)}
							onClick={({ shiftKey }) => hands.choose(cell, shiftKey)}
						/>
					);
				})}
				over={<Over {...{ scene, hands, dragged, now }} />}
				front={<Front {...{ scene, sheet, reading, binding, ruling, again }} />}
			/>
			<Wish label={say('wanted.label')}>
				{isOver ? (
					<Album {...albumOf(view, history)} />
				) : (
					<>
						<Wanted {...wantedOf(scene)} />
						<RoundFilm {...filmOf(scene)} />
					</>
				)}
			</Wish>
			<Desk {...{ scene, hands, check, now }} />
			<People label={say('people.label')} {...onPeople}>
				<TeamCard {...teamCard(scene, team)} onEffect={(id) => read(id === reading ? null : id)} />
				<ScoreFilm {...scoreFilm(view)} />
				{isCoop(view) ? (
					<CoopRounds {...coopRounds(view, history)} />
				) : (
					<TeamCard {...teamCard(scene, (1 - team) as Team)} />
				)}
				{frame?.players}
			</People>
			<Clock {...{ scene, hands, now }} />
		</Studio>
	);
}

function hasJudged(latest: PhotoshootProps['latest']): boolean {
	return latest.some(({ event }) => event.type === 'judged');
}

function eventsOf(latest: PhotoshootProps['latest']): readonly Event[] {
	return latest.map(({ event }) => event as Event);
}

/** What the board asks of the viewer, as a class: `for-act`. */
function askedAt({ view, isOpen, toMove }: PhotoshootProps, seat: Seat | null): string | null {
	if (!isOpen || seat === null || !toMove.includes(seat)) return null;
	const { shoots, calls } = roleOf(view, seat);
	if (view.phase === 'running') return shoots ? `for-${actOf(view, seat)}` : 'for-control';
	if (view.phase === 'check' || view.phase === 'lastCall')
		return calls && mayCall(view, seat) ? 'for-judge' : 'for-correct';
	return `for-${view.phase}`;
}

/** Where the turn is told, others wait or answer; where it is not, everybody has hands. */
function actOf(view: State, seat: Seat): 'act' | 'reply' | 'wait' {
	if (!isTurnShown(view) || view.turn === seat) return 'act';
	return replyOf(view, seat) ? 'reply' : 'wait';
}

/** Between the sprockets while film runs backwards. */
function rewindingOf({ act }: Scene): Required<SetProps>['rewinding'] {
	if (act === null) return null;
	const { event, ms } = act;
	if (event.type === 'undone') return { words: say('rewind.undone'), ms };
	return event.type === 'judged' && event.undone.length > 0
		? { words: say('rewind.judged', { count: event.undone.length }), ms }
		: null;
}

/** Milliseconds for which the album lies there by itself. */
const ALBUM = 6000;

function useEnd(isOver: boolean, onEnd: (() => void) | undefined): void {
	useEffect(() => {
		if (!isOver || !onEnd) return;
		const timer = setTimeout(onEnd, ALBUM);
		return () => clearTimeout(timer);
	}, [isOver, onEnd]);
}
