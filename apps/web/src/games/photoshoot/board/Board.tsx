import type { View } from '@shutterbox/kernel';
import {
	DIRECTIONS,
	type Event,
	words as gameWords,
	isCoop,
	isTurnShown,
	JOE,
	photographingTeam,
	replyOf,
	type State,
	type Team,
	tileName,
} from '@shutterbox/photoshoot/client';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { RefusalNote } from '../../../board/RefusalNote.tsx';
import { useStage } from '../../../board/stage.ts';
import { useRecent } from '../../../board/use-recent.ts';
import { isStill } from '../../../settings/preferences.ts';
import { Button } from '../../../ui/Button.tsx';
import { isJoePicked, undoOf } from '../draft.ts';
import { voice } from '../words.ts';
import { script } from './acts.ts';
import { useBoardKeys } from './board-keys.ts';
import { Clock } from './Clock.tsx';
import { Desk } from './Desk.tsx';
import { disputedOf } from './disputed.ts';
import { Front } from './Front.tsx';
import { helpsOf } from './helps.ts';
import { checklistOf } from './needed.ts';
import { CoopRounds, People, ScoreFilm, TeamCard } from './parts/People.tsx';
import { Arc, Checklist, Plate, Wire } from './parts/StageMarks.tsx';
import { Studio } from './parts/Studio.tsx';
import { StudioSet } from './parts/StudioSet.tsx';
import { Tile } from './parts/Tile.tsx';
import { Album, RoundFilm, Wanted } from './parts/Wanted.tsx';
import { Wish } from './parts/Wish.tsx';
import { coopRounds, scoreFilm, teamCard } from './people.ts';
import { albumOf, filmOf, wantedOf } from './photos.ts';
import { promptOf } from './prompt.ts';
import { mayTouch, type PhotoshootProps, roleOf, type Scene } from './scene.ts';
import { useSheets } from './sheets.tsx';
import { ALL_TILES, brokenEffects, tileProps } from './tiles.ts';
import { useHandsOn } from './use-hands-on.ts';
import { slowly, useMotion } from './use-motion.ts';
import { useSeen } from './use-seen.ts';
import { useStageDrag } from './use-stage-drag.ts';
import { say } from './words.ts';

/** Milliseconds for which a ritual or a hand can be seen. */
const SEEN = 1500;

/** The studio: the stage on its paper, the wanted photo beside it, the sand, and one thing under the thumb. */
export function Board(props: PhotoshootProps) {
	const { view, viewer, names, bots = [], latest, history, check, now, frame, onEnd } = props;
	const seat = viewer === 'spectator' ? null : viewer;
	const hands = useHandsOn(props, seat);
	const stage = useStage<View<State>, Event>(view, latest, script, props.isLost);
	const recent = useRecent(latest, eventsOf, SEEN).flat();
	const helps = useMemo(() => helpsOf(props.helps), [props.helps]);
	const { shown, act } = stage;
	const scene: Scene = {
		view,
		shown,
		act,
		seat,
		reader: { names, viewer },
		bots,
		draft: hands.draft,
		helps,
		recent,
		isStill: isStill.value,
	};
	const root = useRef<HTMLDivElement>(null);
	const { sheet, goOn } = useSheets(view, latest);
	const { dragged, landed, handlers } = useStageDrag(scene, hands, now, () =>
		hands.make({ type: 'ritual', kind: 'pet', tile: 'max' }),
	);
	const keys = useBoardKeys(scene, hands, { root, now, goOn: sheet && goOn });
	useMotion(root, act, landed);
	const showSlowly = () => {
		const [paper, disputed] = [root.current?.querySelector<HTMLElement>('.stage'), disputedOf(view)];
		if (paper && disputed) slowly(paper, disputed);
	};
	useSeen(latest);
	const isOver = view.phase === 'over';
	useEnd(isOver && act === null && sheet === null, onEnd);
	const isFrozen = view.phase === 'called' || view.phase === 'paused' || act?.event.type === 'stopped';
	const isNaming = view.phase === 'called' && view.caller === seat && seat !== null;
	const team = photographingTeam(view);
	const sure = hands.sure?.type === 'swap' ? [hands.sure.a, hands.sure.b] : [];
	const asked = askedAt(props);
	return (
		<Studio
			rootRef={root}
			class={asked ?? ''}
			isFramed={frame !== undefined}
			isFrozen={isFrozen}
			isCalled={isNaming}
			isStill={isStill.value}
			data-playing={act?.event.type}
			onKeyDownCapture={keys.onKeyDownCapture}
			beside={
				<>
					<RefusalNote game="photoshoot" refusal={hands.refusal} say={(refused) => gameWords.refusal(voice, refused)} />
					<span class="aloud">{say('board.label')}</span>
				</>
			}
		>
			{frame?.prompt(
				promptOf(scene, hands, dragged, sheet),
				<Buttons {...{ scene, hands }} onGoOn={sheet && goOn} onSlow={showSlowly} />,
			)}
			<StudioSet
				label={say('stage.label')}
				isFrozen={isFrozen}
				isPulledBack={isNaming}
				flash={act?.event.type === 'photo' && !act.isStill ? act.id : 0}
				rewinding={rewindingOf(scene)}
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
				over={<Over scene={scene} hands={hands} />}
				front={<Front {...{ scene, sheet, latest, history }} onSlow={showSlowly} />}
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
			<People label={say('people.label')}>
				<TeamCard {...teamCard(scene, team)} />
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

function eventsOf(latest: PhotoshootProps['latest']): readonly Event[] {
	return latest.map(({ event }) => event as Event);
}

/** What the board asks of the viewer, as a class: `for-act`. */
function askedAt({ view, viewer, isOpen, toMove }: PhotoshootProps): string | null {
	if (!isOpen || viewer === 'spectator' || !toMove.includes(viewer)) return null;
	const { shoots } = roleOf(view, viewer);
	if (view.phase === 'running') return shoots ? `for-${actOf(view, viewer)}` : 'for-control';
	if (view.phase === 'check' || view.phase === 'lastCall') return shoots ? 'for-correct' : 'for-judge';
	return `for-${view.phase}`;
}

/** Where the turn is told, others wait or answer; where it is not, everybody has hands. */
function actOf(view: State, seat: number): 'act' | 'reply' | 'wait' {
	if (!isTurnShown(view) || view.turn === seat) return 'act';
	return replyOf(view, seat) ? 'reply' : 'wait';
}

/** Wires of what has to be repaired, Joe's plates, what comes first. */
function Over({ scene, hands }: { scene: Scene; hands: ReturnType<typeof useHandsOn> }) {
	const { view, seat, draft } = scene;
	const need = checklistOf(scene);
	const joe = view.cells.indexOf(JOE);
	const disputed = view.phase === 'called' && view.caller === seat ? view.window.at(-1)?.act : undefined;
	return (
		<>
			{view.phase === 'repair' &&
				brokenEffects(view).map(({ id, pair: [a, b] }) => (
					<Wire key={id} effect={id} a={view.cells.indexOf(a)} b={view.cells.indexOf(b)} />
				))}
			{disputed?.type === 'swap' && (
				<>
					<Arc from={disputed.a} to={disputed.b} />
					<Arc from={disputed.b} to={disputed.a} />
				</>
			)}
			{mayTouch(view, seat) &&
				isJoePicked(view, draft) &&
				DIRECTIONS.map((dir) => (
					<Plate
						key={dir}
						direction={dir}
						cell={joe}
						label={say(`plate.${dir}`, { tile: tileName(voice, JOE) })}
						onClick={() => hands.push(dir)}
					/>
				))}
			{need && <Checklist {...need} />}
		</>
	);
}

interface ButtonsProps {
	scene: Scene;
	hands: ReturnType<typeof useHandsOn>;
	onGoOn: (() => void) | null;
	onSlow: () => void;
}

/** At the end of the prompt: taking back, going on, or seeing again what was called. */
function Buttons({ scene: { view, seat }, hands, onGoOn, onSlow }: ButtonsProps) {
	if (onGoOn)
		return (
			<Button kind="main" onPress={onGoOn}>
				{say('act.goOn')}
			</Button>
		);
	if (view.phase === 'paused' && disputedOf(view))
		return (
			<Button icon="play" kind="quiet" onPress={onSlow}>
				{say('evidence.slow')}
			</Button>
		);
	if (!roleOf(view, seat).shoots || !['running', 'check', 'lastCall'].includes(view.phase)) return null;
	return (
		<Button icon="undo" kind="quiet" onPress={() => hands.make(undoOf(view))}>
			{say('act.undo')}
		</Button>
	);
}

/** Between the sprockets while film runs backwards. */
function rewindingOf({ act }: Scene): string | null {
	if (act === null) return null;
	const { event } = act;
	if (event.type === 'undone') return say('rewind.undone');
	return event.type === 'judged' && event.undone.length > 0
		? say('rewind.judged', { count: event.undone.length })
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
