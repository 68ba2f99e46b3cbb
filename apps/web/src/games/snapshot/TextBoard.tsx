import type { Move, State } from '@shutterbox/snapshot/client';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { scrollStop } from '../../ui/scroll-stop.ts';
import { useLater } from '../../ui/use-later.ts';
import type { BoardProps } from '../game-ui.ts';
import { Awards } from './Awards.tsx';
import { Decision } from './Decision.tsx';
import { fitted, freshPlan, type PlanDraft } from './draft.ts';
import { Habitats } from './Habitats.tsx';
import { Own } from './Own.tsx';
import { PlanSummary } from './PlanSummary.tsx';
import { Seats } from './Seats.tsx';
import { StandingOrder } from './StandingOrder.tsx';
import { t } from './words.ts';

/** Snapshot as text: the decision, the habitats, the own cards, then what lies in front of everybody. What grows has nothing below it. */
export function TextBoard(props: BoardProps<State, Move>) {
	const { view, viewer, toMove, isOpen, order, setOrder } = props;
	const isAsked = typeof viewer === 'number' && toMove.includes(viewer);
	const { board, heading, remember } = useKeptFocus<HTMLDivElement, HTMLHeadingElement>(isAsked && !isOpen);
	const turn = `${view.round} ${view.active}`;
	const [draft, setDraft] = useState<{ turn: string; plan: PlanDraft } | null>(null);
	const plan = useMemo(() => (draft?.turn === turn ? fitted(draft.plan, view) : freshPlan(view)), [draft, turn, view]);
	const newest = useRef(plan);
	newest.current = plan;
	// The number that is pressed first; what it comes to may be told a picture later.
	const told = useLater(plan, view);
	const isWatching = viewer === 'spectator';
	const isPlaying = typeof viewer === 'number' && view.phase !== 'over';
	const isPlanning = isAsked && view.phase === 'research';
	const setPlan = (next: PlanDraft) => setDraft({ turn, plan: next });
	// Planning changes nothing here, so that nothing here is drawn again.
	const beside = useMemo(
		() => (
			<div class="column">
				<Decision {...props} heading={heading} />
				{isPlaying && setOrder && <StandingOrder order={order} setOrder={setOrder} />}
				{isWatching && <Awards view={view} viewer={viewer} />}
			</div>
		),
		[props],
	);
	const summary = useMemo(
		() => isPlanning && <PlanSummary {...props} {...{ newest, setPlan }} plan={told} />,
		[props, told],
	);
	const around = useMemo(
		() => (
			<div class="column">
				{isPlaying && <Own view={view} seat={viewer} />}
				{/* biome-ignore lint/a11y/useSemanticElements: a column that scrolls, not a part of a form. */}
				<div class="everybody" role="group" aria-label={t('everybody.title')} ref={scrollStop}>
					<Seats {...props} />
					{!isWatching && <Awards view={view} viewer={viewer} />}
				</div>
			</div>
		),
		[props],
	);
	return (
		<div class="snapshot-text" ref={board} onFocusIn={remember}>
			{beside}
			<div class="middle">
				<Habitats {...props} planning={isPlanning ? { plan, setPlan } : null} />
				{summary}
			</div>
			{around}
		</div>
	);
}
