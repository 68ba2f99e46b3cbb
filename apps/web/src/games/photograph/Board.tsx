import { outcome, rowCount } from '@shutterbox/photograph/client';
import { RefusalNote } from '../../board/RefusalNote.tsx';
import { useHands } from '../../board/use-hands.ts';
import { classNames } from '../../ui/class-names.ts';
import { Aimed } from './Aimed.tsx';
import { Album } from './Album.tsx';
import { useDecision } from './decision.ts';
import { Field } from './Field.tsx';
import { HintPanel } from './HintPanel.tsx';
import { Lamp } from './Lamp.tsx';
import { Opponents } from './Opponents.tsx';
import { Own } from './Own.tsx';
import { useDrawings } from './pictures.tsx';
import { draftPrompt } from './prompt.ts';
import { hasMemoryAid, type PhotographProps } from './props.ts';
import { SunsetGauge } from './SunsetGauge.tsx';
import { useHappenings } from './use-happenings.ts';
import { useHint } from './use-hint.ts';
import { spoken, t } from './words.ts';

/** Where a question is answered. */
const WHERE = { pick: '.photo-field', wind: '.hand' };

/** Photograph's table: others at the left, sky and field and own films in the middle, the hand along the bottom. */
export function Board(props: PhotographProps) {
	const { view, viewer, names, bots, toMove, latest, check, frame } = props;
	const { asked, draft, held, refusal, deeds } = useDecision(props);
	const { happenings, shots, last } = useHappenings(latest);
	const hands = useHands(deeds, asked && WHERE[asked]);
	const hint = useHint(props, asked, hands.ref);
	useDrawings();
	const memoryAid = hasMemoryAid(props);
	const seat = viewer === 'spectator' ? null : viewer;
	const isOver = view.phase === 'over';
	const first = seat ?? outcome(view)?.places.indexOf(1) ?? 0;
	const states = [seat === null && 'watching', isOver && 'over', frame && 'framed'];
	return (
		<div class={classNames('photograph', ...states)} {...hands}>
			<div class={classNames('layout', `rows-${rowCount(view)}`)}>
				<Opponents {...{ view, seat, names, bots, toMove, last, memoryAid }} />
				<SunsetGauge {...{ view, memoryAid }} showsSupply={seat === null && !isOver} />
				{isOver && <Album {...{ view, first, names }} you={seat} />}
				{!isOver && <Field {...{ view, check, asked, draft, held, happenings, deeds }} ways={hint?.ways ?? null} />}
				{!isOver && seat !== null && (
					<Own
						{...{ view, seat, names, asked, draft, held, happenings, shots, memoryAid, deeds }}
						ways={hint?.ways ?? null}
					/>
				)}
				{frame?.side}
				{frame?.prompt(
					asked && draftPrompt(held),
					<>
						{hint && <Lamp {...hint} />}
						<Aimed {...{ view, asked, held, deeds }} />
					</>,
				)}
			</div>
			{seat !== null && hint?.ways && hint.toggle && (
				<HintPanel {...{ view, seat, deeds }} ways={hint.ways} onClose={hint.toggle} />
			)}
			<RefusalNote game="photograph" refusal={refusal} say={spoken.refusal} />
			{happenings.sunset && <div class="sunset-light" aria-hidden="true" />}
			<span class="aloud">{t('board.label')}</span>
		</div>
	);
}
