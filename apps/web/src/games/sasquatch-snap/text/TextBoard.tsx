import { who } from '@shutterbox/kernel';
import { type Move, pathOf, type State } from '@shutterbox/sasquatch-snap/client';
import { useDraft } from '../../../board/use-draft.ts';
import type { BoardProps } from '../../game-ui.ts';
import { EMPTY, moveOf, questionOf } from '../draft.ts';
import { t } from '../words.ts';
import { Decision } from './Decision.tsx';
import { Forest } from './Forest.tsx';
import { Lines } from './Lines.tsx';
import { Seats } from './Seats.tsx';
import { say } from './words.ts';

/** The forest, the decision, his lines and everybody's goods: all there is, as text. */
export function TextBoard({ view, viewer, names, toMove, isOpen, check, submit }: BoardProps<State, Move>) {
	const [draft, setDraft] = useDraft(questionOf(view), EMPTY);
	const reader = { names, viewer };
	const seat = typeof viewer === 'number' ? viewer : null;
	const isAsked = seat !== null && toMove.includes(seat);
	const path = isAsked ? pathOf(view, seat, moveOf(view, seat, draft)) : [];
	return (
		<div class="text-board sasquatch-text">
			<div class="layout">
				<Head view={view} names={names} viewer={viewer} />
				<Forest view={view} reader={reader} path={path} />
				{seat !== null && (
					<Decision {...{ view, seat, reader, draft, check, isAsked, isOpen }} onDraft={setDraft} onSubmit={submit} />
				)}
				<Lines view={view} reader={reader} />
				<Seats view={view} reader={reader} />
			</div>
		</div>
	);
}

function Head({ view, ...reader }: Pick<BoardProps<State, Move>, 'view' | 'names' | 'viewer'>) {
	const { turn, rules, whistle, box } = view;
	return (
		<ul class="head">
			<li class="turns">
				{rules.turnLimit === 0 ? say('head.turn', { turn }) : say('head.turnLimit', { turn, limit: rules.turnLimit })}
			</li>
			<li>{say('head.target', { target: rules.target })}</li>
			<li class="box">{say('head.box', { count: box })}</li>
			<li>{t('seat.whistle', who(reader, whistle))}</li>
		</ul>
	);
}
