/** The line that says what to decide, as hands have it now; null leaves it to the game's own words. */
import type { Prompt } from '@shutterbox/kernel';
import { type State, tileName } from '@shutterbox/photoshoot/client';
import { isJoePicked } from '../draft.ts';
import { voice } from '../words.ts';
import { mayTouch, type Scene } from './scene.ts';
import type { BetweenSheet } from './sheets.tsx';
import { lineOf } from './stage-geometry.ts';
import type { HandsOn } from './use-hands-on.ts';
import type { Dragged } from './use-stage-drag.ts';
import { say } from './words.ts';

export function promptOf(
	scene: Scene,
	hands: HandsOn,
	dragged: Dragged | null,
	sheet: BetweenSheet | null,
): Prompt | null {
	const { view, seat, draft } = scene;
	if (sheet) return { verb: sheet.kind === 'count' ? sheet.count.title : sheet.card.name, sentence: sheet.words };
	if (!mayTouch(view, seat)) return hands.sure ? sure() : null;
	const verb = say(view.phase === 'repair' ? 'verb.repair' : 'verb.act');
	if (hands.sure) return sure();
	if (dragged?.dir) return { verb, sentence: pushWords(view, dragged) };
	if (dragged) return { verb, sentence: say('prompt.slide', { tile: tileName(voice, view.cells[dragged.cell]) }) };
	if (draft.waiting.length > 0) return { verb, sentence: say('prompt.waits') };
	if (draft.picked === null) return null;
	const tile = tileName(voice, view.cells[draft.picked]);
	return { verb, sentence: say(isJoePicked(view, draft) ? 'prompt.liftedJoe' : 'prompt.lifted', { tile }) };
}

function sure(): Prompt {
	return { verb: say('verb.sure'), sentence: say('prompt.sure') };
}

function pushWords(view: State, { cell, dir }: Dragged): string {
	const line = lineOf(cell, dir ?? 'up');
	return say('prompt.push', { tile: tileName(voice, view.cells[line[line.length - 1]]), dir: dir ?? 'up' });
}
