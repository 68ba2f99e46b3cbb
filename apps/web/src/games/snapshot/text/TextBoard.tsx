import type { Move, State } from '@shutterbox/snapshot/client';
import { useDraft } from '../../../board/use-draft.ts';
import { useKeptFocus } from '../../../ui/kept-focus.ts';
import { scrollStop } from '../../../ui/scroll-stop.ts';
import type { BoardProps } from '../../game-ui.ts';
import { fitted, freshPlan, type PlanDraft } from '../draft.ts';
import { t } from '../words.ts';
import { Awards } from './Awards.tsx';
import { Decision } from './Decision.tsx';
import { Habitats } from './Habitats.tsx';
import { Own } from './Own.tsx';
import { PlanSummary } from './PlanSummary.tsx';
import { Seats } from './Seats.tsx';
import { StandingOrder } from './StandingOrder.tsx';

/** Snapshot as text: the decision, the habitats, the own cards, then what lies in front of everybody. What grows has nothing below it. */
export function TextBoard(props: BoardProps<State, Move>) {
	const { view, viewer, toMove, isOpen, order, setOrder } = props;
	const isAsked = typeof viewer === 'number' && toMove.includes(viewer);
	const { board, heading, remember } = useKeptFocus<HTMLDivElement, HTMLHeadingElement>(isAsked && !isOpen);
	const [draft, setPlan] = useDraft<PlanDraft | null>(`${view.round} ${view.active}`, null);
	const plan = draft ? fitted(draft, view) : freshPlan(view);
	const isWatching = viewer === 'spectator';
	const isPlaying = typeof viewer === 'number' && view.phase !== 'over';
	const isPlanning = isAsked && view.phase === 'research';
	return (
		<div class="text-board papers snapshot-text" ref={board} onFocusIn={remember}>
			<div class="column">
				<Decision {...props} heading={heading} />
				{isPlaying && setOrder && <StandingOrder view={view} seat={viewer} order={order} setOrder={setOrder} />}
				{isWatching && <Awards view={view} viewer={viewer} />}
			</div>
			<div class="middle">
				<Habitats {...props} planning={isPlanning ? { plan, setPlan } : null} />
				{isPlanning && <PlanSummary {...props} {...{ plan, setPlan }} />}
			</div>
			<div class="column">
				{isPlaying && <Own view={view} seat={viewer} />}
				{/* biome-ignore lint/a11y/useSemanticElements: a column that scrolls, not a part of a form. */}
				<div class="rest" role="group" aria-label={t('everybody.title')} ref={scrollStop}>
					<Seats {...props} />
					{!isWatching && <Awards view={view} viewer={viewer} />}
				</div>
			</div>
		</div>
	);
}
