import type { Move, State } from '@shutterbox/wildlife-park/client';
import { useMemo, useState } from 'preact/hooks';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { scrollStop } from '../../ui/scroll-stop.ts';
import { useLater } from '../../ui/use-later.ts';
import type { BoardProps } from '../game-ui.ts';
import { Decision } from './Decision.tsx';
import { EMPTY_TURN, previewOf, type TurnDraft } from './draft.ts';
import { Others } from './Others.tsx';
import { ParkMap } from './Park.tsx';
import { Score } from './Score.tsx';
import { Stock } from './Stock.tsx';
import { whenWords } from './when.ts';
import { t } from './words.ts';

/** Wildlife Park as text: the decision, the own park, what can be taken, the points, the other parks. */
export function TextBoard(props: BoardProps<State, Move>) {
	const { view, viewer, names, toMove, isOpen, check } = props;
	const seat = typeof viewer === 'number' ? viewer : null;
	const isAsked = seat !== null && toMove.includes(seat);
	const { board, heading, remember } = useKeptFocus<HTMLDivElement, HTMLHeadingElement>(isAsked && !isOpen);
	const moment = `${view.phase} ${view.turn}`;
	const [kept, setKept] = useState<{ moment: string; draft: TurnDraft } | null>(null);
	const draft = kept?.moment === moment ? kept.draft : EMPTY_TURN;
	const isBuilding = isAsked && (view.phase === 'turn' || view.phase === 'build');
	const preview = useMemo(
		() => (isBuilding ? previewOf(view, seat, draft, check) : null),
		[view, seat, isBuilding, draft, check],
	);
	const later = useLater(preview, view);
	const others = useMemo(() => <Others {...props} />, [view, viewer, names, toMove]);
	if (seat === null)
		return (
			<div class="wildlife-park-text watching">
				<div class="column">
					<p class="when">{whenWords(view)}</p>
					{others}
				</div>
			</div>
		);
	return (
		<div class="wildlife-park-text" ref={board} onFocusIn={remember}>
			<div class="column">
				<Decision
					{...props}
					seat={seat}
					isAsked={isAsked}
					heading={heading}
					draft={draft}
					setDraft={(next) => setKept({ moment, draft: next })}
					preview={preview}
				/>
			</div>
			{/* biome-ignore lint/a11y/useSemanticElements: a column that scrolls, not a part of a form. */}
			<div class="column" role="group" aria-label={t('park.title')} ref={scrollStop}>
				<p class="when">{whenWords(view)}</p>
				<ParkMap title={t('park.title')} park={view.parks[seat]} after={later?.park ?? view.parks[seat]} />
				<p class="help">{t('help.signs')}</p>
				<p class="help">{t('help.text')}</p>
			</div>
			<div class="column">
				<Score view={view} seat={seat} change={later?.change ?? null} />
				{/* biome-ignore lint/a11y/useSemanticElements: as above. */}
				<div class="rest" role="group" aria-label={t('rest.title')} ref={scrollStop}>
					{view.phase !== 'over' && <Stock view={view} seat={seat} names={names} />}
					{others}
				</div>
			</div>
		</div>
	);
}
