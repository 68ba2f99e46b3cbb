import { useRef } from 'preact/hooks';
import { Wax } from '../ui/MarkerLine.tsx';
import { loop } from '../ui/marker.ts';
import type { Course } from './course.ts';
import { LessonNote, NOTE_ID } from './LessonNote.tsx';
import { around, type Box, lead, placeNote, veilAround } from './place.ts';
import type { Now } from './use-lesson.ts';
import { type Places, usePlaces } from './use-places.ts';
import { useThing } from './use-thing.ts';

interface Props extends Now {
	course: Course;
	at: readonly string[];
	from: string | undefined;
	/** The number of the open question. */
	question: number | null;
	onSkip: () => void;
}

/** The board under a veil, the thing cut out and ringed, and the note with an arrow to it. */
export function Pointed({ at, from, question, ...told }: Props) {
	const { lesson, end } = told;
	const note = useRef<HTMLElement>(null);
	const places = usePlaces({ id: lesson.id, at, from, until: lesson.until }, note, end);
	// Of the lesson before, things only stay in sight until the marker moves on.
	const isHere = places?.id === lesson.id;
	useThing({
		occasion: `${lesson.id} ${question}`,
		thing: isHere ? places.thing : null,
		box: isHere ? places.thingBox : null,
		noteId: NOTE_ID,
		onPress: lesson.isLook ? end : null,
	});
	const point = isHere && placeNote(places.thingBox, places.note, places.screen, spared(places));
	return (
		<div class="coach">
			{places && <Marked {...places} noteAt={point ? { ...places.note, ...point } : null} />}
			<LessonNote {...told} inner={note} {...(point && { point })} />
		</div>
	);
}

function spared({ fromBox, keep }: Places) {
	return fromBox ? [fromBox, fromBox, ...keep] : keep;
}

function Marked({ thingBox, fromBox, screen, noteAt }: Places & { noteAt: Box | null }) {
	const ring = around(thingBox);
	const arrow = (fromBox && lead(fromBox, thingBox)) ?? (noteAt && lead(noteAt, thingBox));
	return (
		<>
			<span class="coach-veil" style={{ clipPath: veilAround([thingBox, fromBox], screen) }} />
			<span
				class="coach-ring"
				style={{
					transform: `translate(${ring.x}px, ${ring.y}px)`,
					width: `${ring.width}px`,
					height: `${ring.height}px`,
				}}
			>
				<Wax {...loop(3, ring)} />
			</span>
			{arrow && (
				<span class="coach-lead">
					<Wax width={screen.width} height={screen.height} d={arrow} />
				</span>
			)}
		</>
	);
}
