import type { Refused } from '../local/messages.ts';
import type { LocalMatch } from '../match/local.ts';
import { openLocal } from '../table/local/open.ts';
import { bringCourse } from './course.ts';
import { progress } from './progress.ts';

/** Opens a first match with lessons: everybody's begins with the same turns, and bots that a newcomer may beat. */
export async function openCoached(game: string, name: string): Promise<LocalMatch | Refused> {
	const course = await bringCourse(game);
	if (course === null) return { refused: 'NOT_FOUND', facts: { game } };
	const { seed, bots, options } = course.deal;
	progress.meet(game);
	return await openLocal({
		game,
		options,
		seats: [{ kind: 'person', name }, ...bots.map((bot) => ({ kind: 'bot' as const, bot }))],
		pace: { kind: 'untimed' },
		lessonSeed: seed,
	});
}
