import type { Prompt, Seat, View } from '@shutterbox/kernel';
import {
	boardRefusal,
	type Event,
	type Move,
	NO_ANIMAL,
	orderKind,
	type State,
	startPrompt,
	wouldSpook,
} from '@shutterbox/snapshot/client';
import { Fragment } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useDecision } from '../../../board/decision.ts';
import { RefusalNote } from '../../../board/RefusalNote.tsx';
import { useStage } from '../../../board/stage.ts';
import { useHands } from '../../../board/use-hands.ts';
import { classNames } from '../../../ui/class-names.ts';
import { late } from '../../../ui/late.tsx';
import { useDrawings } from '../pictures.tsx';
import { t, voice } from '../words.ts';
import { Actions } from './Actions.tsx';
import { scriptFor } from './acts.ts';
import { Bag } from './Bag.tsx';
import { BigNote } from './BigNote.tsx';
import { useBoardKeys } from './board-keys.ts';
import { Flying } from './Flying.tsx';
import { useFastRolls } from './fast-rolls.ts';
import { useFirmPress } from './firm-press.ts';
import { Heard } from './Heard.tsx';
import { helpsOf } from './helps.ts';
import { Ledger } from './Ledger.tsx';
import { planOn, promiseOn } from './laid.ts';
import { type Draft, EMPTY, nameOf, questionOf } from './mind.ts';
import { Note } from './Note.tsx';
import { titleOf } from './names.ts';
import { OwnSheet } from './OwnSheet.tsx';
import { bringOffers, OrderLedger } from './offers.ts';
import { useOpening } from './opening.ts';
import { usePace } from './pace.ts';
import { lineOf } from './prompt.ts';
import { Rivals } from './Rivals.tsx';
import { isTumbling, lastRoll, takenAfter } from './rolls.ts';
import type { Open } from './Sheets.tsx';
import { type Asked, landedOf, type Scene, type SnapshotProps } from './scene.ts';
import { useShake } from './shake.ts';
import { Tray } from './Tray.tsx';
import { handsOn, useTableCarry } from './use-hands-on.ts';
import { useHint } from './use-hint.ts';
import { Wild } from './Wild.tsx';
import { NOTHING, wantsOf } from './wants.ts';

/** What is not there at first comes in chunks of its own. */
const Details = late(() => import('./Detail.tsx').then((chunk) => chunk.Details));
const Results = late(() => import('./Results.tsx').then((chunk) => chunk.Results));
const Sheets = late(() => import('./Sheets.tsx').then((chunk) => chunk.Sheets));

/** The table of Snapshot: four habitats on a line, the others at the left, one's own side along the bottom. */
export function Board(props: SnapshotProps) {
	const { view, viewer, names, bots, options, latest, history, toMove, isOpen } = props;
	const { check, submit, asksTwice, frame, onEnd } = props;
	const seat = viewer === 'spectator' ? null : viewer;
	const open = askedAt(props);
	const kept = useRef<Draft>(EMPTY);
	const question = {
		id: questionOf(view),
		isAsked: open !== null,
		asksTwice,
		check,
		submit,
		draftOf: () => kept.current,
	};
	const { draft: aimed, held, refusal, deeds } = useDecision<Draft, Move>(question);
	kept.current = held ?? EMPTY;
	const draft = aimed ?? EMPTY;
	const script = useMemo(() => scriptFor(seat), [seat]);
	const stage = useStage<View<State>, Event>(view, latest, script, props.isLost);
	// A plan that is laid stays laid.
	const drop = () => deeds.hold({ ...EMPTY, plan: kept.current.plan });
	const outside = useHands({ ...deeds, hold: drop }, null);
	useShake(outside.ref, refusal);
	const pressOn = useFirmPress(outside.ref);
	useDrawings();
	useEffect(bringOffers, []);
	usePace(outside.ref, stage.act);
	const { shown, act } = stage;
	// What is asked is asked about how things are: it waits for the play, which any press ends.
	const asked = act === null ? open : null;
	const helps = useMemo(() => helpsOf(props.helps), [props.helps]);
	const plan = planOn(shown, seat, draft.plan);
	const play = (move: Move) => {
		if (asksTwice && draft.sure !== nameOf(move) && check(move) === null)
			deeds.hold({ ...kept.current, sure: nameOf(move) });
		else deeds.make(move);
	};
	const scene: Scene = { shown, act, seat, names, asked, plan, draft, helps, check, deeds, play };
	const landed = landedOf(scene);
	const hands = handsOn(scene);
	const carrying = useTableCarry(scene, hands);
	const [sheet, openSheet] = useState<Open | null>(null);
	// Why something cannot be done is told on the table.
	useEffect(() => {
		if (refusal !== null) openSheet((open) => (open?.kind === 'column' ? null : open));
	}, [refusal]);
	const [unread, putAway] = useOpening(props, seat, outside.ref);
	const now = { ...scene, shown: view, asked: open, plan: planOn(view, seat, draft.plan) };
	const reader = { names, viewer };
	const hint = useHint(now, reader, props.onAdvice);
	useFastRolls(scene);
	useBoardKeys(now, {
		skip: stage.skip,
		board: outside.ref,
		focusOn(part) {
			const there = outside.ref.current?.querySelector<HTMLElement>(part);
			there?.focus();
			return there !== null && there !== undefined;
		},
		onOrder: props.setOrder && seat !== null ? () => openSheet({ kind: 'order' }) : null,
		onHint: hint.ask,
	});
	const wants = useMemo(() => (helps.marks ? wantsOf(shown, seat) : NOTHING), [shown, seat, helps.marks]);
	// What a roll changes is told when its dice lie.
	const told = act && isTumbling(act) ? act.before : shown;
	const promise = promiseOn(told, told === shown ? plan : planOn(told, seat, draft.plan));
	const isOver = shown.phase === 'over' && act === null;
	useEnd(isOver, onEnd);
	const states = [
		asked && `for-${asked}`,
		seat === null && 'watching',
		frame && 'framed',
		isOver && 'over',
		unread !== null && 'opening',
	];
	const { order, setOrder } = props;
	const said = useRef<Prompt | null>(null);
	said.current = lineOf(scene, { ...reader, view, toMove, isOpen }, { ...reader, options }, history, said.current);
	const isUrged = shown.drawn !== NO_ANIMAL && wouldSpook(shown, shown.drawn);
	const liesOpen = props.isAllOpen === true || options.reservedCards === 'open';
	const person = (one: Seat) => openSheet({ kind: 'person', seat: one });
	return (
		<div
			class={classNames('snapshot', `seats-${view.seats}`, ...states, act?.isStill && 'still')}
			{...outside}
			data-playing={act?.event.type}
			onPointerDownCapture={(event) => {
				const { target } = event;
				const isBeside = unread !== null && target instanceof Element && !target.closest('.start-note');
				// What stands around the table may be pressed all the same: the log, the way back to now.
				pressOn(event, isBeside && !target.closest('.side, .prompt-region'));
				outside.onPointerDownCapture(event);
				// Before anything else hears of the press: it counts for the table as it is then.
				if (act && target instanceof Element && !target.closest('.side')) stage.skip();
				if (isBeside) putAway();
			}}
		>
			<div class="layout" {...carrying}>
				{/* In the order of the keyboard, wherever it lies. At the end it stands over the results: another element, as nothing moves. */}
				<Fragment key={isOver ? 'headline' : 'prompt'}>
					{frame?.prompt(
						unread !== null ? startPrompt(voice) : hint.told(said.current),
						unread === null && (
							<Actions {...{ scene, hands, promise, isOver, onEnd }} onSkip={act && stage.skip} onHint={hint.ask} />
						),
					)}
				</Fragment>
				{isOver ? (
					<Results {...{ view: shown, seat, names, bots }} counted={frame?.places} />
				) : (
					<>
						<Wild
							{...{ scene, hands, wants }}
							onDiscards={() => openSheet({ kind: 'discards' })}
							onColumn={(habitat) => openSheet({ kind: 'column', habitat })}
						/>
						<section class="desk" aria-label={t('desk.label')}>
							{seat !== null && (
								<>
									<Note view={landed} seat={seat} onPress={() => openSheet({ kind: 'note' })} />
									<OwnSheet view={landed} seat={seat} onPress={person} />
									<Bag
										{...{ scene, hands, seat, wants, isUrged }}
										order={orderKind(view, order)}
										onOrder={setOrder && (() => openSheet({ kind: 'order' }))}
									/>
								</>
							)}
							<div class="tray-place">
								<Tray
									{...{ scene, hands, wants, bots }}
									now={props.now}
									roll={lastRoll(history, act?.event ?? null)}
									taken={act && takenAfter(history, act.event)}
								/>
							</div>
							{asked === 'claims' && setOrder && seat !== null ? (
								<OrderLedger {...{ view, seat, order, setOrder }} />
							) : (
								<Ledger {...{ scene, hands, promise }} isOpening={unread !== null} />
							)}
						</section>
						<Rivals {...{ scene, hands, bots }} isOpen={liesOpen} onPerson={person} />
					</>
				)}
				{frame?.side}
			</div>
			{unread !== null && (
				<section class="start-note snapshot-sheet" aria-label={t('note.editor')}>
					<h2>{titleOf(view.assignments[unread])}</h2>
					<BigNote view={view} seat={unread} onBegin={putAway} />
				</section>
			)}
			<Flying {...{ act, seat }} isOpen={liesOpen} />
			<Details {...{ view: shown, seat, helps, wants }} />
			{sheet && (
				<Sheets
					open={sheet}
					{...{ scene, hands, wants, view, seat, names, order, setOrder }}
					onClose={() => openSheet(null)}
				/>
			)}
			<RefusalNote game="snapshot" refusal={refusal} say={(refused) => boardRefusal(voice, refused)} />
			<Heard act={act} {...reader} options={options} />
			<span class="aloud">{t('board.label')}</span>
		</div>
	);
}

/** Milliseconds for which the sheets lie there by themselves, a seat's own time for each. */
const READ = 5000;
const EACH_SEAT = 700;

function useEnd(isOver: boolean, onEnd: (() => void) | undefined): void {
	useEffect(() => {
		if (!isOver || !onEnd) return;
		const timer = setTimeout(onEnd, READ + 4 * EACH_SEAT);
		return () => clearTimeout(timer);
	}, [isOver, onEnd]);
}

function askedAt({ view, viewer, isOpen, toMove }: SnapshotProps): Asked {
	const isMine = isOpen && viewer !== 'spectator' && toMove.includes(viewer);
	return isMine && view.phase !== 'over' ? view.phase : null;
}
