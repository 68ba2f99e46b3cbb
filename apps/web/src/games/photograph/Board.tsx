import type { Seat } from '@shutterbox/kernel';
import { outcome } from '@shutterbox/photograph/rules/scoring';
import { rowCount } from '@shutterbox/photograph/rules/state';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { classNames } from '../../ui/class-names.ts';
import { useLater } from '../../ui/use-later.ts';
import { Aimed } from './Aimed.tsx';
import { Album } from './Album.tsx';
import { Dock } from './Dock.tsx';
import { useDecision } from './decision.ts';
import { committedWind, preview } from './draft.ts';
import { Field } from './Field.tsx';
import { Films } from './Films.tsx';
import { Hand } from './Hand.tsx';
import { Opponents } from './Opponents.tsx';
import { useDrawings } from './pictures.tsx';
import { draftPrompt } from './prompt.ts';
import { hasMemoryAid, type PhotographProps } from './props.ts';
import { refusal as refusalWords } from './refusals.ts';
import { SunsetGauge } from './SunsetGauge.tsx';
import { useHappenings } from './use-happenings.ts';
import { t } from './words.ts';
import './styles.ts';

/** Photograph's table: others at the left, sky and field and own films in the middle, the hand along the bottom. */
export function Board(props: PhotographProps) {
	const { view, viewer, names, bots, toMove, latest, check, frame } = props;
	useDrawings();
	const memoryAid = hasMemoryAid(props);
	const board = useRef<HTMLDivElement>(null);
	const decision = useDecision(props);
	const latestDecision = useRef(decision);
	latestDecision.current = decision;
	const { happenings, shots, last } = useHappenings(latest);
	const keyboard = useKeyboardFollowing(board, decision.asked);
	const seat = viewer === 'spectator' ? null : viewer;
	const isOver = view.phase === 'over';
	// What is about others comes a picture after the field and the hand; aiming changes nothing here.
	const around = useLater(
		useMemo(() => ({ view, toMove, last }), [view, toMove, last]),
		viewer,
	);
	const others = useMemo(() => {
		const { hands, seats: count } = around.view;
		const seats = hands.map((_, i) => (i + (seat ?? -1) + 1) % count).filter((one) => one !== seat);
		return <Opponents {...{ seats, names, bots, memoryAid }} {...around} />;
	}, [around, seat, names, bots, memoryAid]);
	const sky = useMemo(
		() => <SunsetGauge view={around.view} memoryAid={memoryAid} showsSupply={seat === null && !isOver} />,
		[around, memoryAid, seat, isOver],
	);
	const { asked, held } = decision;
	const now = useMemo(() => {
		const draft = decision.draft ?? (seat === null ? null : committedWind(view, seat));
		return { draft, held, foreseen: seat === null || isOver ? null : preview(view, seat, draft) };
	}, [decision.draft, held, view, seat, isOver]);
	const { draft } = now;
	// What a press leads to may come a picture after it; but a film that is wound lies under the finger.
	const next = useLater(now, view);
	const inHand = draft?.type === 'pick' || next.draft?.type === 'pick' ? next : now;
	const [aimedInField, heldInField] = [draft, held].map((one) => (one?.type === 'pick' ? one : null));
	const heldInHand = heldInField === null ? held : null;
	const field = useMemo(
		() => !isOver && <Field {...{ view, check, decision, happenings }} />,
		[props, asked, aimedInField, heldInField, happenings],
	);
	const own = useMemo(
		() =>
			seat !== null &&
			next.foreseen &&
			inHand.foreseen && (
				<>
					<Films {...{ view, seat, names, shots, won: happenings.won, memoryAid }} foreseen={next.foreseen} />
					<Hand {...{ view, seat, decision, happenings }} draft={inHand.draft} foreseen={inHand.foreseen} />
					<Dock {...{ view, seat }} draft={next.draft} foreseen={next.foreseen} />
				</>
			),
		[props, asked, next, inHand, heldInHand, happenings, shots],
	);
	const prompt = useMemo(() => {
		const said = asked === null ? null : draftPrompt(next.held);
		return frame?.prompt(said, <Aimed {...{ view, asked, latest: latestDecision }} held={next.held} />);
	}, [props, asked, next]);
	return (
		<div
			class={classNames('photograph', seat === null && 'watching', isOver && 'over', frame && 'framed')}
			ref={board}
			onPointerDownCapture={({ pointerType }) => {
				keyboard.current = false;
				decision.touchedBy(pointerType);
			}}
			onKeyDownCapture={({ key }) => {
				keyboard.current = true;
				decision.touchedBy('keyboard');
				if (key === 'Escape') decision.hold(null);
			}}
		>
			<div class={classNames('layout', `rows-${rowCount(view)}`)}>
				{others}
				{sky}
				{isOver && <Album view={view} first={seat ?? winnerOf(props)} names={names} you={seat} />}
				{field}
				{own}
				{frame?.side}
				{prompt}
			</div>
			<p class="refusal-note" role="status">
				{decision.refusal && (
					<span>
						{refusalWords(decision.refusal)}
						{decision.refusal.rule && (
							<a href={`/rules/photograph#${decision.refusal.rule}`}>{decision.refusal.rule}</a>
						)}
					</span>
				)}
			</p>
			{happenings.sunset && <div class="sunset-light" aria-hidden="true" />}
			<span class="aloud">{t('board.label')}</span>
		</div>
	);
}

function winnerOf({ view }: PhotographProps): Seat {
	return outcome(view)?.places.indexOf(1) ?? 0;
}

/** When the next decision is elsewhere on the board, the focus of a person who plays by keys goes there. */
function useKeyboardFollowing(board: { current: HTMLElement | null }, asked: 'pick' | 'wind' | null) {
	const isKeyboard = useRef(false);
	useLayoutEffect(() => {
		if (!isKeyboard.current || asked === null) return;
		const part = board.current?.querySelector(asked === 'pick' ? '.photo-field' : '.hand');
		part?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
	}, [asked]);
	return isKeyboard;
}
