import {
	DIRECTIONS,
	forecast,
	forecastWords,
	forest,
	type Move,
	moveWords,
	type State,
	stopOf,
} from '@shutterbox/sasquatch-snap/client';
import { padEnd } from '../../text.ts';
import type { Scene } from '../board.ts';
import { type BoardVoice, readerOf } from './reader.ts';

/** What a legal move would do; of cards only the viewer's own walk, as the forest stands. */
export function explain(voice: BoardVoice, scene: Scene<State>, move: Move): string {
	const { position: view, viewer } = scene;
	if (typeof viewer !== 'number') return '';
	return moveWords(voice, forecast(view, viewer, move), { view, seat: viewer, move, reader: readerOf(scene) });
}

export const LINE_HEAD = 9;

/** What a lure along each of his lines would bring, one line for each stop and one for all clear lines. */
export function drawLines(voice: BoardVoice, scene: Scene<State>): string[] {
	const { position: view } = scene;
	const reader = readerOf(scene);
	const seat = view.whistle;
	const lines: string[] = [];
	const clear: string[] = [];
	for (const [direction, dir] of DIRECTIONS.entries()) {
		const dist = stopOf(view, direction);
		const move: Move = { type: 'lure', dir, dist };
		if (dist === 0) clear.push(dir);
		else {
			const words = forecastWords(voice, forecast(view, seat, move), { view, seat, move, reader });
			lines.push(`${padEnd(`${dir} ${dist}`, LINE_HEAD)}${words}`);
		}
	}
	const most = forest(view).size - 1;
	if (clear.length > 0) lines.push(`${padEnd(clear.join(' '), LINE_HEAD)}${voice.say('lines.clear', { most })}`);
	return lines;
}
