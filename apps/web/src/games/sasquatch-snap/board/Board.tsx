import { type Reader, type Telling, type View, who } from '@shutterbox/kernel';
import { type Event, filmText, type Move, type State } from '@shutterbox/sasquatch-snap/client';
import type { TableEvent } from '@shutterbox/table';
import { Fragment } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useDecision } from '../../../board/decision.ts';
import { RefusalNote } from '../../../board/RefusalNote.tsx';
import { useStage } from '../../../board/stage.ts';
import { useHands } from '../../../board/use-hands.ts';
import { useSettled } from '../../../board/use-settled.ts';
import { language } from '../../../i18n/area.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type Draft, draftOf, EMPTY, questionOf } from '../draft.ts';
import { refused, t, voice } from '../words.ts';
import { scriptFor, stirsForest } from './acts.ts';
import { useBoardKeys } from './board-keys.ts';
import { Counter } from './Counter.tsx';
import { Dock } from './Dock.tsx';
import { Film } from './Film.tsx';
import { Forest } from './Forest.tsx';
import { FrontPage } from './FrontPage.tsx';
import type { Exposure } from './film-frames.ts';
import { useFilmHand } from './film-hand.ts';
import { movedByClock, turnsOf, turnsOfTiles } from './film-turns.ts';
import { countMatch } from './first-matches.ts';
import { Heard } from './Heard.tsx';
import { lookedSeats, Slip } from './Looked.tsx';
import { Photos } from './Photos.tsx';
import { Pile, SnapsBox } from './Pile.tsx';
import { Plates } from './Plates.tsx';
import { Ahead, useDrawings } from './pictures.tsx';
import { lineOf, momentPrompt } from './prompt.ts';
import { Speed } from './Speed.tsx';
import type { Asked, Played, SasquatchProps, Scene } from './scene.ts';
import { useTokenCarry } from './token-carry.ts';
import { useAdvice } from './use-advice.ts';
import { type Reel, useFilm } from './use-film.ts';
import { useLook } from './use-look.ts';
import { useRefused } from './use-refused.ts';

/** Characters of a sentence that find room in letters of the usual size. */
const WORDY = 130;

/** The table of Sasquatch Snap!: the night photograph, reporters round it, the turn as a film beside it. */
export function Board(props: SasquatchProps) {
	const { view, viewer, names, options, latest, history, check, helps, submit, asksTwice, frame, onEnd } = props;
	const seat = viewer === 'spectator' ? null : viewer;
	const asked = askedAt(props);
	const question = { id: questionOf(view), isAsked: asked !== null, asksTwice, check, submit, draftOf };
	const { held, refusal, deeds } = useDecision<Draft, Move>(question);
	const script = useMemo(() => scriptFor(viewer), [viewer]);
	const stage = useStage<View<State>, Played>(view, latest, script, props.isLost);
	const film = useFilm(props, stage);
	const byClock = useMemo(() => movedByClock(history), [history]);
	const setIn = useMemo(() => turnsOfTiles(turnsOf(history)), [history]);
	const hands = useHands(deeds, null);
	useRefused(hands.ref, refusal);
	const look = useLook(hands.ref);
	useDrawings();
	const shown = film.held?.after ?? stage.shown;
	const act = film.held ? null : stage.act;
	const stirring = act !== null && stirsForest(act.event) ? act : null;
	const isSettled = useSettled(stirring !== null || film.held !== null);
	const draft = held ?? EMPTY;
	const scene: Scene = { shown, act, seat, names, asked, draft, helps, check, deeds };
	const advice = useAdvice(scene, view, props.onAdvice);
	useBoardKeys(scene, view, hands.ref, stage.skip, advice.onHint);
	const isOver = shown.phase === 'over' && act === null;
	useEnd(isOver, onEnd);
	const isPlayed = view.phase === 'over' && seat !== null && onEnd !== undefined;
	useEffect(() => {
		if (isPlayed) countMatch();
	}, [isPlayed]);
	const carrying = useTokenCarry(scene);
	const reel = useReel(props, film, shown.rules.turnLimit);
	const reader = { names, viewer };
	const line = lineOf(scene, view, options);
	// What is scrubbed to is told where the decision was: on a phone the film has no words.
	const past = film.held && momentPrompt(film.held, reader, options);
	const said =
		past ?? (line.prompt && advice.words !== null ? { ...line.prompt, sentence: advice.words } : line.prompt);
	const isTrading = asked === 'whistle' && isSettled;
	const isWordy = said !== null && said.sentence.length > WORDY;
	const states = [
		asked && `for-${asked}`,
		isTrading && 'trading',
		seat === null && 'watching',
		frame && 'framed',
		isOver && 'over',
		isWordy && 'wordy',
	];
	return (
		<div
			class={classNames('sasquatch', ...states)}
			{...hands}
			data-playing={act?.event.type}
			{...(act && pressesEnding(stage.skip))}
		>
			<div class="layout" {...carrying}>
				<Plates {...scene} looked={lookedSeats(shown, look)} winners={line.winners} />
				<div class="forest-print">
					<Forest {...scene} act={stirring} now={view} {...{ isSettled, look }} />
					{isOver && <FrontPage view={shown} {...{ seat, names }} />}
				</div>
				<Photos {...scene} byClock={byClock} />
				<SnapsBox count={shown.box} />
				<Pile count={shown.pile} />
				{isTrading && seat !== null && <Counter {...scene} seat={seat} />}
				<div class="side-column">
					{reel}
					{frame?.players}
					{frame?.chat}
				</div>
				{frame?.prompt(
					said,
					line.release ? (
						<Dock {...scene} {...{ advice }} shown={view} release={line.release} />
					) : (
						<Onward onSkip={act && stage.skip} onEnd={onEnd} />
					),
				)}
			</div>
			{isSettled && look && look.seat === null && <Slip view={shown} {...{ look, reader, setIn, helps }} />}
			<Ahead />
			<RefusalNote game="sasquatch-snap" refusal={refusal} say={refused} />
			<Heard {...{ act, asked, ...reader, options }} />
			<span class="aloud">{t('board.label')}</span>
		</div>
	);
}

/** A press ends what is played. Under the board it counts as well: nothing slips away while the pointer is down. */
function pressesEnding(skip: () => void) {
	return {
		onPointerDown({ target }: MouseEvent) {
			if (!isWithin(target, '.turn-film, .side, .prompt-region')) skip();
		},
		onClick({ target }: MouseEvent) {
			if (isWithin(target, '.prompt-region') && !isWithin(target, '.speed')) skip();
		},
	};
}

function isWithin(target: EventTarget | null, parts: string): boolean {
	return target instanceof Element && target.closest(parts) !== null;
}

/** The film as a part, made anew only when something of it is new: its words are many. */
function useReel({ names, viewer, options, isLost = false }: SasquatchProps, film: Reel, limit: number) {
	const { turn, exposures, player } = film;
	const hand = useFilmHand(film);
	const textOf = useMemo(() => filmTexts({ names, viewer, options }), [names, viewer, options, language()]);
	return useMemo(() => {
		const frames = exposures.map((one) => ({
			...one,
			text: textOf(one.events) || openText(one, { names, viewer }),
			canShow: film.isWhole && one.events.length > 0 && one.state !== 'next',
		}));
		return (
			<Film
				{...{ turn, limit, isLost, frames, names, player, hand }}
				onShow={film.show}
				onEarlier={film.onEarlier}
				onLater={film.onLater}
			/>
		);
	}, [exposures, turn, player === null, limit, isLost, names, textOf, film.isWhole]);
}

/** What is still to be decided in the frame that is now. */
function openText({ state, kind, seat }: Exposure, reader: Reader): string {
	return state === 'now' && seat !== null ? t(`film.open.${kind}`, who(reader, seat)) : '';
}

/** What each frame says, put into words once. */
function filmTexts(telling: Telling): (events: readonly TableEvent[]) => string {
	const told = new WeakMap<TableEvent, { readonly count: number; readonly text: string }>();
	return (events) => {
		const [first] = events;
		if (first === undefined) return '';
		const known = told.get(first);
		if (known?.count === events.length) return known.text;
		const game = events.map(({ event }) => event as Event);
		const text = filmText(voice, game, telling);
		told.set(first, { count: events.length, text });
		return text;
	};
}

/** On from what is played: to its end, or from the end of the match to the result. */
function Onward({ onSkip, onEnd }: { onSkip: (() => void) | null; onEnd: (() => void) | undefined }) {
	if (onSkip) {
		return (
			// Keyed: the next button is another one, not this one pushed aside.
			<Fragment key="skip">
				<Speed onInstant={onSkip} />
				<Button kind="quiet" icon="next" onPress={onSkip}>
					{t('act.skip')}
				</Button>
			</Fragment>
		);
	}
	return onEnd ? (
		<Button key="end" kind="main" onPress={onEnd}>
			{t('page.result')}
		</Button>
	) : null;
}

/** Milliseconds that the front page lies there by itself. */
const READ = 5000;

function useEnd(isOver: boolean, onEnd: (() => void) | undefined): void {
	useEffect(() => {
		if (!isOver || !onEnd) return;
		const timer = setTimeout(onEnd, READ);
		return () => clearTimeout(timer);
	}, [isOver, onEnd]);
}

function askedAt({ view, viewer, isOpen, toMove }: SasquatchProps): Asked {
	const isMine = isOpen && viewer !== 'spectator' && toMove.includes(viewer);
	return isMine && view.phase !== 'over' ? view.phase : null;
}
