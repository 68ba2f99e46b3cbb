import { useMemo, useState } from 'preact/hooks';
import { useLater } from '../../ui/use-later.ts';
import type { BoardProps } from '../game-ui.ts';
import './forest.css';
import './form.css';
import './board.css';
import './goods.css';
import './sizes.css';
import type { Move, State } from '@shutterbox/sasquatch-snap/client';
import { Decision } from './Decision.tsx';
import { EMPTY, moveOf, questionOf } from './draft.ts';
import { Forest } from './Forest.tsx';
import { Lines } from './Lines.tsx';
import { who } from './phrases.ts';
import { pathOf } from './preview.ts';
import { Seats } from './Seats.tsx';
import { t } from './words.ts';

/** The forest, the decision, his lines and everybody's goods: all there is, as text. */
export function TextBoard({ view, viewer, names, toMove, isOpen, check, submit }: BoardProps<State, Move>) {
	const question = questionOf(view);
	const [kept, keep] = useState({ question, draft: EMPTY });
	const draft = kept.question === question ? kept.draft : EMPTY;
	const reader = useMemo(() => ({ names, viewer }), [names, viewer]);
	const seat = typeof viewer === 'number' ? viewer : null;
	const isAsked = seat !== null && toMove.includes(seat);
	const aimed = useMemo(
		() => (isAsked ? pathOf(view, seat, moveOf(view, seat, draft)) : []),
		[view, seat, isAsked, draft],
	);
	const path = useLater(aimed, view);
	const forest = useMemo(() => <Forest view={view} reader={reader} path={path} />, [view, reader, path]);
	const goods = useMemo(
		() => (
			<>
				<Lines view={view} reader={reader} />
				<Seats view={view} reader={reader} />
			</>
		),
		[view, reader],
	);
	return (
		<div class="sasquatch-text">
			<div class="layout">
				<Head view={view} names={names} viewer={viewer} />
				{forest}
				{seat !== null && (
					<Decision
						{...{ view, seat, reader, draft, check, isAsked, isOpen }}
						onDraft={(next) => keep({ question, draft: next })}
						onSubmit={submit}
					/>
				)}
				{goods}
			</div>
		</div>
	);
}

function Head({ view, ...reader }: Pick<BoardProps<State, Move>, 'view' | 'names' | 'viewer'>) {
	const { turn, rules, whistle, box } = view;
	return (
		<ul class="head">
			<li class="turns">
				{rules.turnLimit === 0 ? t('head.turn', { turn }) : t('head.turnLimit', { turn, limit: rules.turnLimit })}
			</li>
			<li>{t('head.target', { target: rules.target })}</li>
			<li class="box">{t('head.box', { count: box })}</li>
			<li>{t('head.whistle', who(reader, whistle))}</li>
		</ul>
	);
}
