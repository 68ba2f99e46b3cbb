/** A thread of the training: plays matches, reads features off them, plays deals of the arena. */
import { parentPort } from 'node:worker_threads';
import { type Deal, dealsPlayed } from '@shutterbox/bots';
import { type Expected, type HardPlay, hardPlay } from './hard-play.ts';
import { playerOf, type Rival } from './rivals.ts';
import { type Samples, samplesOf } from './samples.ts';
import { type Played, playedOnce, thinkerOf } from './self-play.ts';
import { type Lesson, lessonOf, optionsOf } from './setup.ts';

export type Task =
	| {
			readonly kind: 'play';
			readonly weights: string | null;
			readonly seed: number;
			readonly from: number;
			readonly to: number;
	  }
	| { readonly kind: 'describe'; readonly seed: number; readonly played: readonly Played[] }
	| {
			readonly kind: 'deals';
			readonly a: Rival;
			readonly b: Rival;
			readonly seed: number;
			readonly from: number;
			readonly to: number;
	  }
	| ({ readonly kind: 'expect' } & HardPlay);

export interface Results {
	readonly play: Played[];
	readonly describe: Samples;
	readonly deals: Deal[];
	readonly expect: Expected[];
}

/** What a thread is asked: by which lesson, and for what. */
export interface Order {
	readonly game: string;
	readonly table: string;
	/** Where it is another number than the table learned for. */
	readonly seats?: number;
	readonly task: Task;
}

const lessons = new Map<string, Lesson>();

parentPort?.on('message', async ({ game, table, seats, task }: Order) => {
	const key = `${game} ${table} ${seats}`;
	const lesson = lessons.get(key) ?? (await lessonOf(game, table, seats));
	lessons.set(key, lesson);
	parentPort?.postMessage(done(lesson, task));
});

function done(lesson: Lesson, task: Task): Results[Task['kind']] {
	switch (task.kind) {
		case 'play': {
			const thinker = task.weights === null ? null : thinkerOf(lesson, task.weights);
			const matches = Array.from({ length: task.to - task.from }, (_, i) => task.from + i);
			return matches.map((match) => playedOnce(lesson, thinker, task.seed, match));
		}
		case 'describe':
			return samplesOf(lesson, task.seed, task.played);
		case 'deals': {
			const { a, b, seed, from, to } = task;
			const { game, table } = lesson;
			const contest = {
				seats: table.seats,
				options: optionsOf(lesson, 0),
				a: a.name,
				b: b.name,
				seed,
				players: { a: playerOf(lesson, a), b: playerOf(lesson, b) },
			};
			return dealsPlayed(game, contest, from, to);
		}
		case 'expect':
			return hardPlay(lesson, task);
	}
}
