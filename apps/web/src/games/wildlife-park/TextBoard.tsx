import { type Move, type State, whenWords } from '@shutterbox/wildlife-park/client';
import { useDraft } from '../../board/use-draft.ts';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { scrollStop } from '../../ui/scroll-stop.ts';
import type { BoardProps } from '../game-ui.ts';
import { Decision } from './Decision.tsx';
import { EMPTY_TURN, previewOf } from './draft.ts';
import { Others } from './Others.tsx';
import { ParkMap } from './Park.tsx';
import { Score } from './Score.tsx';
import { Stock } from './Stock.tsx';
import { say } from './text-words.ts';
import { t, voice } from './words.ts';

/** Wildlife Park as text: the decision, the own park, what can be taken, the points, the other parks. */
export function TextBoard(props: BoardProps<State, Move>) {
	const { view, viewer, names, toMove, isOpen, check } = props;
	const seat = typeof viewer === 'number' ? viewer : null;
	const isAsked = seat !== null && toMove.includes(seat);
	const { board, heading, remember } = useKeptFocus<HTMLDivElement, HTMLHeadingElement>(isAsked && !isOpen);
	const [draft, setDraft] = useDraft(`${view.phase} ${view.turn}`, EMPTY_TURN);
	const isBuilding = isAsked && (view.phase === 'turn' || view.phase === 'build');
	const preview = isBuilding ? previewOf(view, seat, draft, check) : null;
	if (seat === null)
		return (
			<div class="text-board papers wildlife-park-text watching">
				<div class="column">
					<p class="when">{whenWords(voice, view)}</p>
					<Others {...props} />
				</div>
			</div>
		);
	return (
		<div class="text-board papers wildlife-park-text" ref={board} onFocusIn={remember}>
			<div class="column">
				<Decision {...props} {...{ seat, isAsked, heading, draft, setDraft, preview }} />
			</div>
			{/* biome-ignore lint/a11y/useSemanticElements: a column that scrolls, not a part of a form. */}
			<div class="column" role="group" aria-label={t('park.title')} ref={scrollStop}>
				<p class="when">{whenWords(voice, view)}</p>
				<ParkMap title={t('park.title')} park={view.parks[seat]} after={preview?.park ?? view.parks[seat]} />
				<p class="help">{say('help.signs')}</p>
				<p class="help">{say('help.text')}</p>
			</div>
			<div class="column">
				<Score view={view} seat={seat} change={preview?.change ?? null} />
				{/* biome-ignore lint/a11y/useSemanticElements: as above. */}
				<div class="rest" role="group" aria-label={say('rest.title')} ref={scrollStop}>
					{view.phase !== 'over' && <Stock view={view} seat={seat} names={names} />}
					<Others {...props} />
				</div>
			</div>
		</div>
	);
}
