/** Help of a table that assists: what has to be done before the tile in hand moves. */
import type { Seat } from '@shutterbox/kernel';
import { type Done, doerOf, kindOf, ritualWords, targetOf, tileName } from '@shutterbox/photoshoot/client';
import { type Owed, owedFor } from '../owed.ts';
import { voice } from '../words.ts';
import type { ChecklistProps } from './parts/props.ts';
import type { Scene } from './scene.ts';
import { say } from './words.ts';

/** What is owed, done or not. */
export function owedNow({ view, seat, draft, helps }: Scene): readonly Owed[] {
	const tile = draft.picked === null ? null : view.cells[draft.picked];
	return helps.rituals && seat !== null ? owedFor(view, seat, tile) : [];
}

/** What a seat still has to do itself. */
export function neededRituals(scene: Scene, seat: Seat): Done[] {
	return owedNow(scene).flatMap(({ ritual, isDone }) => (isDone || doerOf(ritual) !== seat ? [] : [ritual]));
}

export function checklistOf(scene: Scene): ChecklistProps | null {
	const { reader, draft, view, seat } = scene;
	const items = owedNow(scene);
	if (items.length === 0) return null;
	const tile = draft.picked === null ? null : tileName(voice, view.cells[draft.picked]);
	return {
		title: tile === null ? say('need.pet') : say('need.title', { tile }),
		items: items.map(({ ritual, isDone }) => ({
			words: say('need.by', {
				who: doerOf(ritual) === seat ? say('you') : reader.names[doerOf(ritual)],
				ritual: uncapitalized(ritualWords(voice, reader, kindOf(ritual), targetOf(ritual))),
			}),
			sign: kindOf(ritual),
			isDone,
		})),
	};
}

function uncapitalized(words: string): string {
	return words.charAt(0).toLocaleLowerCase() + words.slice(1);
}
