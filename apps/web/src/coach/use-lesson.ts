import type { View } from '@shutterbox/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { Known } from '../match/port.ts';
import { type Course, type Lesson, lessonAt } from './course.ts';
import { progress } from './progress.ts';

export interface Now {
	readonly lesson: Lesson;
	/** From 1. */
	readonly n: number;
	/** What the lesson asks for has been done. */
	end(): void;
}

/** The lesson that comes now; null where there is none, or the reader wants none. A lesson the match has gone past is over. */
export function useLesson({ lessons }: Course, { table, viewer }: Known): Now | null {
	const { seen, isSkipped } = progress.of(table.id);
	const shown = useRef<string | null>(null);
	const isTold = !isSkipped && viewer !== 'spectator' && table.stage === 'playing';
	const isAsked = viewer !== 'spectator' && table.toMove.includes(viewer);
	const lesson = isTold ? lessonAt(lessons, seen, table.view as View<unknown>, viewer, isAsked) : null;
	const end = (id: string) => {
		const { seen: known } = progress.of(table.id);
		if (!known.includes(id)) progress.change(table.id, { seen: [...known, id] });
	};
	const id = lesson?.id ?? null;
	useEffect(() => {
		const before = shown.current;
		shown.current = id;
		if (before !== null && before !== id && isTold) end(before);
	}, [id, isTold]);
	return lesson && { lesson, n: lessons.indexOf(lesson) + 1, end: () => end(lesson.id) };
}
