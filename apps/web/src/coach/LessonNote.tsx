import type { RefObject } from 'preact';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import type { Course } from './course.ts';
import type { Point } from './place.ts';
import type { Now } from './use-lesson.ts';
import { t } from './words.ts';

export const NOTE_ID = 'lesson-words';

interface Props extends Now {
	course: Course;
	onSkip: () => void;
	/** Where it lies over the drawn board; it is not seen before that is known. */
	point?: Point;
	inner?: RefObject<HTMLElement | null>;
	/** It stands above the text board, and says what it speaks of. */
	isText?: boolean;
}

/** What a lesson says: a word or two, why, and the act; how far the lessons have come, and the way out. */
export function LessonNote({ lesson, n, end, course, onSkip, point, inner, isText }: Props) {
	const { lessons, words } = course;
	const say = (part: 'thing' | 'verb' | 'text' | 'act') => words.t(`${lesson.id}.${part}`);
	const of = lessons.length;
	// On the text board there is nothing to press, and nothing shows that is only drafted.
	const isRead = isText && (lesson.isLook || lesson.until !== undefined);
	return (
		<section
			class={classNames('lesson-note', isText ? 'plain' : point === undefined && 'unplaced')}
			style={point && { transform: `translate(${point.x}px, ${point.y}px)` }}
			aria-label={t('coach.label', { n, of, thing: say('thing') })}
			data-lesson={lesson.id}
			{...(inner && { ref: inner })}
		>
			<div class="sheet-of-note">
				<div id={NOTE_ID} aria-live="polite">
					{isText && <small class="speaks-of">{say('thing')}</small>}
					<h2>{say('verb')}</h2>
					<p>{say('text')}</p>
					{!isRead && (
						<p class="act">
							<Hand />
							<span>{say('act')}</span>
						</p>
					)}
				</div>
				<footer>
					<span class="steps" role="img" aria-label={t('coach.of', { n, of })}>
						{lessons.map(({ id }, i) => (
							<i key={id} class={i + 1 === n ? 'now' : i + 1 < n ? 'done' : ''}>
								{i + 1}
							</i>
						))}
					</span>
					<span class="n-of" aria-hidden="true">
						{t('coach.of', { n, of })}
					</span>
					{isRead && (
						<Button small onPress={end}>
							{t('coach.seen')}
						</Button>
					)}
					<Button kind="quiet" hint={t('coach.skipHint')} onPress={onSkip}>
						{t('coach.skip')}
					</Button>
				</footer>
			</div>
		</section>
	);
}

const HAND =
	'M8 13V6.5a1.5 1.5 0 0 1 3 0V11M11 11V5a1.5 1.5 0 0 1 3 0v6M14 11V6.5a1.5 1.5 0 0 1 3 0V14c0 4-2.5 6.5-5.5 6.5-2.6 0-3.7-1.2-5-3.5L4.500 14c-.8-1.4 1-2.6 2-1.5L8 14';

function Hand() {
	return (
		<svg class="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
			<path
				d={HAND}
				fill="none"
				stroke="currentColor"
				stroke-width="2"
				stroke-linecap="round"
				stroke-linejoin="round"
			/>
		</svg>
	);
}
