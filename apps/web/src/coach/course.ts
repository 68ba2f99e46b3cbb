import type { Seat, View } from '@shutterbox/kernel';
import type { Area } from '../i18n/area.ts';

/** What every lesson says: the thing it speaks of, what is to be done in a word or two, why, and the act. */
type LessonWord<Id extends string> = `${Id}.${'thing' | 'verb' | 'text' | 'act'}`;

/**
 * One thing to learn at the table. It comes when it is due, and is over when what it asks for is done, or when the match
 * has gone on past it: whatever legal move was made instead is as good.
 */
export interface Lesson<State = unknown, Id extends string = string> {
	readonly id: Id;
	/** Where the thing is on the drawn board: of these selectors the first that shows something counts. */
	at(view: View<State>, seat: Seat): readonly string[];
	/** What else stays in sight: where that lies which goes onto the thing, or whom it is about. */
	from?(view: View<State>, seat: Seat): string;
	/** Whether the position is one to speak of it; `isAsked` says whether the reader may act. */
	isDue(view: View<State>, seat: Seat, isAsked: boolean): boolean;
	/** What shows on the board that it is done, where the position does not: something that is only being drafted. */
	readonly until?: string;
	/** There is nothing to do but to look: a press on the thing says that it was seen. */
	readonly isLook?: boolean;
}

/** What is fixed about a first match, so that everybody's begins with the same turns. */
interface Deal {
	/** 64 hexadecimal digits. */
	readonly seed: string;
	/** By name, for the seats after the reader's. */
	readonly bots: readonly string[];
	readonly options: Readonly<Record<string, unknown>>;
}

/** The lessons of one game, in the order in which they come if nothing speaks against it. */
export interface Course<State = unknown, Id extends string = string> {
	readonly deal: Deal;
	readonly lessons: readonly Lesson<State, Id>[];
	readonly words: Pick<Area<LessonWord<Id>>, 'load' | 't'>;
}

const COURSES = import.meta.glob<{ readonly course: Course }>('../games/*/lessons/index.ts');

/** A game's lessons with their words; null where it has none. */
export async function bringCourse(game: string): Promise<Course | null> {
	const chunk = await COURSES[`../games/${game}/lessons/index.ts`]?.();
	if (chunk === undefined) return null;
	await chunk.course.words.load();
	return chunk.course;
}

/** Where a first match of the game begins. */
export function coachHref(game: string): string {
	return `/play/${game}?coach`;
}

/** Whether a game can be learnt at the table. */
export function isTaught(game: string): boolean {
	return Object.hasOwn(COURSES, `../games/${game}/lessons/index.ts`);
}

/** The lesson that a position is about; null while none is. */
export function lessonAt<State, Id extends string>(
	lessons: readonly Lesson<State, Id>[],
	seen: readonly string[],
	view: View<State>,
	seat: Seat,
	isAsked: boolean,
): Lesson<State, Id> | null {
	return lessons.find((lesson) => !seen.includes(lesson.id) && lesson.isDue(view, seat, isAsked)) ?? null;
}
