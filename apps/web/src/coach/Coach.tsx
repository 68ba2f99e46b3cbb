import type { View } from '@shutterbox/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LocalMatch } from '../match/local.ts';
import type { Known } from '../match/port.ts';
import { settings } from '../settings/settings.ts';
import { bringCourse, type Course } from './course.ts';
import { LessonNote } from './LessonNote.tsx';
import { Pointed } from './Pointed.tsx';
import { progress } from './progress.ts';
import { type Now, useLesson } from './use-lesson.ts';
import { words } from './words.ts';
import './coach.css';

interface Props {
	match: LocalMatch;
	known: Known;
}

/** Leads a newcomer through a match that was opened for it: one thing at a time, at the table, by doing it. */
export function Coach({ match, known }: Props) {
	const [course, setCourse] = useState<Course | null>(null);
	const { game } = known.table;
	useEffect(() => {
		let isWanted = true;
		Promise.all([bringCourse(game), words.load()]).then(([brought]) => {
			if (isWanted) setCourse(brought);
		}, console.error);
		return () => {
			isWanted = false;
		};
	}, [game]);
	return course && <Lessons {...{ course, known }} table={match.table} />;
}

function Lessons({ course, known, table }: { course: Course; known: Known; table: string }) {
	const now = useLesson(course, known);
	const skip = () => progress.change(table, { isSkipped: true });
	useSkipKey(now !== null, skip);
	if (now === null) return null;
	const { textMode } = settings.read();
	const props = { ...now, course, onSkip: skip };
	return textMode ? <LessonNote {...props} isText /> : <Told {...props} known={known} />;
}

function Told({ known, ...told }: Now & { course: Course; known: Known; onSkip: () => void }) {
	const { table, viewer } = known;
	if (viewer === 'spectator') return null;
	const view = table.view as View<unknown>;
	const at = told.lesson.at(view, viewer);
	const from = told.lesson.from?.(view, viewer);
	return <Pointed {...told} at={at} from={from} question={table.decision} />;
}

/** Esc skips, unless something else is open that it closes. */
function useSkipKey(isOn: boolean, skip: () => void): void {
	const latest = useRef(skip);
	latest.current = skip;
	useEffect(() => {
		if (!isOn) return;
		const listening = new AbortController();
		const press = ({ key, defaultPrevented, target }: KeyboardEvent) => {
			if (key !== 'Escape' || defaultPrevented) return;
			if (target instanceof Element && target.closest('dialog, input, textarea, [popover]')) return;
			latest.current();
		};
		addEventListener('keydown', press, { signal: listening.signal });
		return () => listening.abort();
	}, [isOn]);
}
