import { inputsOf, LEAD_POINTS, leadAtEnd, PART_POINTS, winShare } from '@shutterbox/bots';
import { FastChance, type GameMove, seedOfGame, type View } from '@shutterbox/kernel';
import type { Played } from './self-play.ts';
import { type Lesson, optionsOf } from './setup.ts';

/** Positions with what came of them, one after the other. */
export interface Samples {
	readonly features: Int8Array;
	/** Of each: share of the win, lead at the end, then the parts' points; in the units of the net. */
	readonly targets: Float32Array;
	/** Of each, the number of its match. */
	readonly matches: Int32Array;
}

export function targetsOf({ learned }: Pick<Lesson, 'learned'>): number {
	return 2 + 2 * learned.judgement.shape.parts;
}

/** Plays matches again and describes every position that would be judged in them. */
export function samplesOf(lesson: Lesson, seed: number, played: readonly Played[]): Samples {
	const { judgement } = lesson.learned;
	const found = played.map((match) => ({ match: match.match, ...momentsOf(lesson, seed, match) }));
	const count = found.reduce((sum, { moments }) => sum + moments.length, 0);
	const [inputs, outputs] = [inputsOf(judgement.shape), targetsOf(lesson)];
	const samples: Samples = {
		features: new Int8Array(count * inputs),
		targets: new Float32Array(count * outputs),
		matches: new Int32Array(count),
	};
	let at = 0;
	for (const { match, moments, targets } of found) {
		for (const { seat, features } of moments) {
			samples.features.set(features, at * inputs);
			samples.targets.set(targets[seat], at * outputs);
			samples.matches[at++] = match;
		}
	}
	return samples;
}

function momentsOf(lesson: Lesson, seed: number, { match, entries }: Played) {
	const { game, table, learned } = lesson;
	const { judgement } = learned;
	const chance = new FastChance(seedOfGame(seed, match));
	const state = game.setup({ seats: table.seats, options: optionsOf(lesson, match) }, { chance });
	const seen = (): View<unknown>[] => Array.from({ length: table.seats }, (_, seat) => game.view(state, seat));
	const moments: { seat: number; features: Int8Array }[] = [];
	let before = seen();
	for (const [n, [actor, move]] of entries.entries()) {
		chance.at(n + 1);
		game.play(state, { actor, move, at: 0 }, { chance });
		const after = seen();
		for (let seat = 0; seat < table.seats; seat++) {
			const own: GameMove | null = seat === actor ? move : null;
			const moment = judgement.moment(before[seat], after[seat], seat, own);
			if (moment === null) continue;
			const features = new Int8Array(inputsOf(judgement.shape));
			judgement.features(moment, seat, features);
			moments.push({ seat, features });
		}
		before = after;
	}
	const outcome = game.outcome(state);
	if (outcome === null) throw new Error(`match ${match} does not end where it ended`);
	const targets = before.map((end, seat) => {
		const values = new Float32Array(targetsOf(lesson));
		judgement.partPoints?.(end, seat, values.subarray(2));
		for (let i = 2; i < values.length; i++) values[i] /= PART_POINTS;
		values[0] = judgement.wins?.(end, seat) ?? winShare(outcome, seat);
		values[1] = (judgement.finalLead?.(outcome, seat) ?? leadAtEnd(outcome, seat)) / LEAD_POINTS;
		return values;
	});
	return { moments, targets };
}

/** Several lots in one. */
export function joined(lots: readonly Samples[]): Samples {
	const sizeOf = (of: (one: Samples) => { length: number }) => lots.reduce((sum, one) => sum + of(one).length, 0);
	const all: Samples = {
		features: new Int8Array(sizeOf(({ features }) => features)),
		targets: new Float32Array(sizeOf(({ targets }) => targets)),
		matches: new Int32Array(sizeOf(({ matches }) => matches)),
	};
	let [features, targets, matches] = [0, 0, 0];
	for (const lot of lots) {
		all.features.set(lot.features, features);
		all.targets.set(lot.targets, targets);
		all.matches.set(lot.matches, matches);
		features += lot.features.length;
		targets += lot.targets.length;
		matches += lot.matches.length;
	}
	return all;
}
