import type { Seat, View } from '@shutterbox/kernel';
import {
	draftPrompt,
	type Event,
	isSolo,
	layoutOf,
	type Move,
	missionsMet,
	releaseWords,
	type ScoreRow,
	type State,
} from '@shutterbox/wildlife-park/client';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useDecision } from '../../../board/decision.ts';
import { RefusalNote } from '../../../board/RefusalNote.tsx';
import { useStage } from '../../../board/stage.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Sheet } from '../../../ui/Dialog.tsx';
import { spoken, t, voice } from '../words.ts';
import { isFalling, isLong, scriptFor } from './acts.ts';
import { askedAt, firstOf, lookOfBoard, momentOf } from './asked.ts';
import { useBoardKeys } from './board-keys.ts';
import { Crate } from './Crate.tsx';
import { Dock } from './Dock.tsx';
import { draftOf, EMPTY, questionOf } from './drafting.ts';
import { Follow } from './Follow.tsx';
import { freeCorner } from './geometry.ts';
import { DrawnItem } from './Items.tsx';
import { Leaflet } from './Leaflet.tsx';
import { AboutCard, Chosen, Enlarged, Finals, Flights, Legend, Loupe, Travels, useLateParts } from './late-parts.ts';
import { MapSheet } from './MapSheet.tsx';
import { Mounts } from './Mounts.tsx';
import { OwnPark } from './OwnPark.tsx';
import { People } from './People.tsx';
import { useDrawings } from './pictures.tsx';
import { plannedMove, planOf } from './plans.ts';
import { actPrompt, draftingOf, refusedPrompt } from './prompt.ts';
import { Reel } from './Reel.tsx';
import { ScoreStrip } from './ScoreStrip.tsx';
import type { Draft, Scene, WildlifeProps } from './scene.ts';
import { Tickets } from './Tickets.tsx';
import { useAloud } from './use-aloud.ts';
import { useDeciding } from './use-deciding.ts';
import { useHint } from './use-hint.ts';
import { useKeyFocus } from './use-key-focus.ts';
import { useEnd, useFresh, useOpening, useStamps, useUnfolding } from './use-play.ts';

/** The table of Wildlife Park: the folded map, what is mine at its left, what goes round at its right. */
export function Board(props: WildlifeProps) {
	const {
		view,
		viewer,
		names,
		bots = [],
		latest,
		history,
		toMove,
		options,
		check,
		submit,
		asksTwice,
		frame,
		isLost = false,
		helps,
		onEnd,
	} = props;
	const seat = viewer === 'spectator' ? null : viewer;
	const [followed, follow] = useState<Seat | null>(null);
	const own = seat ?? followed ?? firstOf(view);
	const asked = askedAt(props);
	const current = useRef<Draft>(EMPTY);
	const question = {
		id: `${viewer} ${questionOf(view)}`,
		isAsked: asked !== null,
		asksTwice: false,
		check,
		submit,
		draftOf: () => current.current,
	};
	const { held, refusal, deeds } = useDecision<Draft, Move>(question);
	const script = useMemo(() => scriptFor(own, view), [own, view]);
	const stage = useStage<View<State>, Event>(view, latest, script, isLost);
	useOpening(stage, script, props, asked !== null);
	const { shown, act } = stage;
	const isFolded = useUnfolding(asked !== null);
	const commit = view.commits[own];
	const handedIn = act === null && seat !== null && commit !== null && typeof commit === 'object' ? commit : null;
	const draft = handedIn ? draftOf(handedIn) : seat !== null && toMove.includes(seat) ? (held ?? EMPTY) : EMPTY;
	current.current = draft;
	const plan = useMemo(() => {
		if (act !== null || seat === null) return null;
		return handedIn ? plannedMove(view, seat, handedIn) : asked && planOf(view, seat, draft, check);
	}, [view, seat, draft, asked, act === null]);
	const scene: Scene = { shown, act, seat, own, names, asked, draft, plan, check, deeds };
	const [row, setRow] = useState<ScoreRow | null>(null);
	const [neighbour, setNeighbour] = useState<Seat | null>(null);
	const [isLeafletOpen, openLeaflet] = useState(false);
	const ref = useRef<HTMLDivElement>(null);
	const deciding = useDeciding(ref, scene);
	const { aim, offered, inHand, preview } = deciding;
	useKeyFocus(ref, scene, offered && !offered.isGlance ? offered.offers : null);
	const aloud = useAloud(props, scene, deciding);
	const hint = useHint(scene, props);
	useBoardKeys(scene, deciding.press, { board: ref, neighbour, setNeighbour, onHint: hint.ask });
	const fresh = useFresh(latest);
	useDrawings();
	useLateParts();
	const isOver = shown.phase === 'over' && act === null;
	useEnd(isOver, onEnd);
	useStamps(own, missionsMet(shown, own).length);
	const isCounting = act?.event.type === 'finalScored';
	const hasFinals = !isSolo(view) && (isCounting || act?.event.type === 'gameEnded' || (isOver && onEnd !== undefined));
	const drafting =
		asked && act === null
			? draftingOf(scene, view, offered?.isGlance ? null : (offered?.offers ?? null), aim, helps.has('warnings'))
			: null;
	const leafletPlan = preview ?? plan;
	const park = leafletPlan?.park ?? shown.parks[own];
	const leaflet = (
		<Leaflet
			view={shown}
			seat={own}
			plan={leafletPlan}
			moment={momentOf(scene, preview !== null, aim)}
			{...{ row }}
			onRow={setRow}
		/>
	);
	const tickets = shown.rules.missions === 'on' && (
		<Tickets view={shown} seat={own} park={park} workers={leafletPlan?.workers ?? shown.workers[own]} />
	);
	const isClosed = handedIn !== null;
	const isHolding = draft.hand?.kind === 'item';
	return (
		<div
			class={lookOfBoard(scene, { isClosed, hasFinals, isFramed: frame !== undefined, isLost })}
			ref={ref}
			data-playing={act?.event.type}
			onPointerDownCapture={({ pointerType }) => {
				deeds.touchedBy(pointerType);
				stage.skip();
			}}
			onKeyDownCapture={stage.skip}
		>
			<div class="layout" {...deciding.handlers}>
				<div class="leaf">
					{leaflet}
					{tickets}
					<Reel view={shown} />
				</div>
				<MapSheet
					layout={shown.parks[own].layout}
					isUnfolding={isFolded || (act?.event.type === 'boardsDealt' && !act.isStill)}
				/>
				<OwnPark
					{...scene}
					{...{ offered, aim, row }}
					isHelped={helps.has('gains')}
					onPress={deciding.press}
					onAim={deciding.setAim}
				/>
				<Mounts {...scene} onPress={deciding.press} onGlance={deciding.glance} hasCrosses={helps.has('crosses')} />
				{helps.has('legend') && <Legend />}
				{asked === 'build' && <Chosen view={shown} {...{ own, draft }} onPress={deciding.press} />}
				{(isHolding || isFalling(act?.event.type)) && (
					<Crate
						isOpen={aim === 'crate' || isFalling(act?.event.type)}
						side={freeCorner(layoutOf(shown.parks[own]))}
						onPress={deciding.press}
					/>
				)}
				{deciding.finger && offered && !offered.isGlance && (
					<Loupe {...{ park: plan?.park ?? shown.parks[own], aim }} {...offered} isLeft={deciding.finger.isLeft} />
				)}
				<ScoreStrip view={shown} own={own} change={leafletPlan?.change ?? null} onOpen={() => openLeaflet(true)} />
				<People
					{...scene}
					{...{ bots, toMove, fresh, neighbour }}
					entrance={view.entrance}
					gained={leafletPlan?.change.total ?? 0}
					onNeighbour={setNeighbour}
				>
					{frame?.side}
				</People>
				<Travels act={act} />
				<Flights board={ref} {...{ act, latest, own }} />
				{hasFinals && <Finals view={view} {...{ names, bots, seat, isCounting }} isStill={act?.isStill ?? true} />}
				{neighbour !== null && (
					<Enlarged
						view={shown}
						seat={neighbour}
						{...{ names, bots }}
						onClose={() => setNeighbour(null)}
						{...(seat === null && {
							onFollow: () => {
								follow(neighbour);
								setNeighbour(null);
							},
						})}
					/>
				)}
				{frame?.prompt(
					drafting
						? refusedPrompt(hint.told(draftPrompt(voice, drafting)), offered?.offers ?? [], aim)
						: act && actPrompt(act, { names, viewer, options }),
					drafting ? (
						<Dock
							{...scene}
							{...{ asksTwice }}
							shown={view}
							onHint={hint.ask}
							release={releaseWords(voice, drafting)}
						/>
					) : act && isLong(act) ? (
						<Button onPress={stage.skip}>{t('act.skip')}</Button>
					) : (
						seat === null && <Follow {...{ view, own, names }} onFollow={follow} />
					),
				)}
			</div>
			{inHand !== null && (
				<div class={classNames('floater', preview && 'aimed')} ref={deciding.floater} aria-hidden="true">
					<DrawnItem item={inHand} />
				</div>
			)}
			<AboutCard {...scene} board={ref} {...{ history }} />
			<Sheet open={isLeafletOpen} onClose={() => openLeaflet(false)} title={t('score.title')}>
				<div class="wildlife-sheet">
					{leaflet}
					{tickets}
					<Legend />
				</div>
			</Sheet>
			<span class="aloud" aria-live="polite">
				{aloud}
			</span>
			<RefusalNote game="wildlife-park" refusal={refusal} say={spoken.refusal} />
			<span class="aloud">{t('board.label')}</span>
		</div>
	);
}
