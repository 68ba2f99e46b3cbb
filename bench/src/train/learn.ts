import { FastChance, seedOfGame } from '@shutterbox/kernel';
import { type Loss, Network } from './network.ts';
import type { Samples } from './samples.ts';
import type { Lesson } from './setup.ts';

const BATCH = 64;
const DECAY = 1e-5;
const FIRST_RATE = 2e-3;
const NEXT_RATE = 1e-3;
const [MOMENTUM, SPREAD, TINY] = [0.9, 0.999, 1e-8];
const LANE = 50;

/** Whether a match is kept to see how good the judgement is on what it has not learned from. */
function isHeldOut(match: number): boolean {
	return match % 10 === 9;
}

/** What held-out positions cost on average, and how often what was expected came true, by tenths. */
export interface Report {
	readonly samples: number;
	/** Cross-entropy of the win share, error of the lead in tens of points (root of the mean square). */
	readonly win: number;
	readonly lead: number;
	readonly calibration: readonly { readonly count: number; readonly expected: number; readonly actual: number }[];
}

/** A net, learning: Adam over shuffled batches, the rate falling to nothing. Goes on from `network` where there is one. */
export function learned(
	{ learned: { judgement } }: Lesson,
	samples: Samples,
	epochs: number,
	seed: number,
	former: Network | null,
	tell: (share: number) => void,
): Network {
	const chance = new FastChance(seedOfGame(seed, epochs, LANE));
	const network = former ?? new Network(judgement.shape, chance);
	const order: number[] = [];
	for (let i = 0; i < samples.matches.length; i++) if (!isHeldOut(samples.matches[i])) order.push(i);
	const adam = new Adam(network);
	const steps = epochs * Math.ceil(order.length / BATCH);
	const loss: Loss = { win: 0, lead: 0, parts: 0 };
	let step = 0;
	for (let epoch = 0; epoch < epochs; epoch++) {
		chance.shuffle(order);
		for (let begin = 0; begin < order.length; begin += BATCH) {
			const end = Math.min(order.length, begin + BATCH);
			network.gradient.fill(0);
			for (let i = begin; i < end; i++) {
				network.forward(samples.features, order[i]);
				network.learn(samples.features, order[i], samples.targets, loss, true);
			}
			const rate = (former === null ? FIRST_RATE : NEXT_RATE) * 0.5 * (1 + Math.cos((Math.PI * step++) / steps));
			adam.step(rate, end - begin);
			if (step % 200 === 0) tell(step / steps);
		}
	}
	return network;
}

class Adam {
	readonly #network: Network;
	readonly #mean: Float64Array;
	readonly #square: Float64Array;
	#steps = 0;

	constructor(network: Network) {
		this.#network = network;
		this.#mean = new Float64Array(network.values.length);
		this.#square = new Float64Array(network.values.length);
	}

	step(rate: number, batch: number): void {
		const { values, gradient } = this.#network;
		this.#steps++;
		const meanRest = 1 - MOMENTUM ** this.#steps;
		const squareRest = 1 - SPREAD ** this.#steps;
		for (let i = 0; i < values.length; i++) {
			const slope = gradient[i] / batch + DECAY * values[i];
			this.#mean[i] = MOMENTUM * this.#mean[i] + (1 - MOMENTUM) * slope;
			this.#square[i] = SPREAD * this.#square[i] + (1 - SPREAD) * slope * slope;
			values[i] -= (rate * (this.#mean[i] / meanRest)) / (Math.sqrt(this.#square[i] / squareRest) + TINY);
		}
	}
}

const TENTHS = 10;

/** How a judgement does on held-out positions. */
export function reported(network: Network, samples: Samples, targets: number): Report {
	const loss: Loss = { win: 0, lead: 0, parts: 0 };
	const tenths = Array.from({ length: TENTHS }, () => ({ count: 0, expected: 0, actual: 0 }));
	let count = 0;
	for (let i = 0; i < samples.matches.length; i++) {
		if (!isHeldOut(samples.matches[i])) continue;
		network.forward(samples.features, i);
		network.learn(samples.features, i, samples.targets, loss, false);
		const tenth = tenths[Math.min(TENTHS - 1, Math.floor(network.win * TENTHS))];
		tenth.count++;
		tenth.expected += network.win;
		tenth.actual += samples.targets[i * targets];
		count++;
	}
	return {
		samples: count,
		win: loss.win / count,
		lead: Math.sqrt((2 * loss.lead) / count),
		calibration: tenths.map(({ count, expected, actual }) => ({
			count,
			expected: count === 0 ? 0 : expected / count,
			actual: count === 0 ? 0 : actual / count,
		})),
	};
}
