import { outcome, rowCount } from '@shutterbox/photograph/client';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { classNames } from '../../ui/class-names.ts';
import { Aimed } from './Aimed.tsx';
import { Album } from './Album.tsx';
import { type Asked, useDecision } from './decision.ts';
import { Field } from './Field.tsx';
import { Opponents } from './Opponents.tsx';
import { Own } from './Own.tsx';
import { useDrawings } from './pictures.tsx';
import { draftPrompt } from './prompt.ts';
import { hasMemoryAid, type PhotographProps } from './props.ts';
import { SunsetGauge } from './SunsetGauge.tsx';
import { useHappenings } from './use-happenings.ts';
import { spoken, t } from './words.ts';

/** Photograph's table: others at the left, sky and field and own films in the middle, the hand along the bottom. */
export function Board(props: PhotographProps) {
	const { view, viewer, names, bots, toMove, latest, check, frame } = props;
	const { asked, draft, held, refusal, act } = useDecision(props);
	const { happenings, shots, last } = useHappenings(latest);
	useDrawings();
	const board = useRef<HTMLDivElement>(null);
	const keyboard = useKeyboardFollowing(board, asked);
	const memoryAid = hasMemoryAid(props);
	const seat = viewer === 'spectator' ? null : viewer;
	const isOver = view.phase === 'over';
	const first = seat ?? outcome(view)?.places.indexOf(1) ?? 0;
	return (
		<div
			class={classNames('photograph', seat === null && 'watching', isOver && 'over', frame && 'framed')}
			ref={board}
			onPointerDownCapture={({ pointerType }) => {
				keyboard.current = false;
				act.touchedBy(pointerType);
			}}
			onKeyDownCapture={({ key }) => {
				keyboard.current = true;
				act.touchedBy('keyboard');
				if (key === 'Escape') act.hold(null);
			}}
		>
			<div class={classNames('layout', `rows-${rowCount(view)}`)}>
				<Opponents {...{ view, seat, names, bots, toMove, last, memoryAid }} />
				<SunsetGauge {...{ view, memoryAid }} showsSupply={seat === null && !isOver} />
				{isOver && <Album {...{ view, first, names }} you={seat} />}
				{!isOver && <Field {...{ view, check, asked, draft, held, happenings, act }} />}
				{!isOver && seat !== null && (
					<Own {...{ view, seat, names, asked, draft, held, happenings, shots, memoryAid, act }} />
				)}
				{frame?.side}
				{frame?.prompt(asked && draftPrompt(held), <Aimed {...{ view, asked, held, act }} />)}
			</div>
			<p class="refusal-note" role="status">
				{refusal && (
					<span>
						{spoken.refusal(refusal)}
						{refusal.rule && <a href={`/rules/photograph#${refusal.rule}`}>{refusal.rule}</a>}
					</span>
				)}
			</p>
			{happenings.sunset && <div class="sunset-light" aria-hidden="true" />}
			<span class="aloud">{t('board.label')}</span>
		</div>
	);
}

/** When the next decision is elsewhere on the board, the focus of a person who plays by keys goes there. */
function useKeyboardFollowing(board: { current: HTMLElement | null }, asked: Asked) {
	const isKeyboard = useRef(false);
	useLayoutEffect(() => {
		if (!isKeyboard.current || asked === null) return;
		const part = board.current?.querySelector(asked === 'pick' ? '.photo-field' : '.hand');
		part?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
	}, [asked]);
	return isKeyboard;
}
