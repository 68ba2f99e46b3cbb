import {
	allLayers,
	inputsOf,
	type Layer,
	type LayerSize,
	LEAD_POINTS,
	PART_POINTS,
	quantized,
	sizesOf,
} from '@shutterbox/bots';
import type { Chance, Shape } from '@shutterbox/kernel';

/** How much the points of a part weigh in the loss, beside the win and the lead. */
const PART_WEIGHT = 0.2;
const PART_IN_LEAD = PART_POINTS / LEAD_POINTS;

interface Dense extends LayerSize {
	/** Where its weights and biases begin among all. */
	readonly weights: number;
	readonly biases: number;
}

/** What a sample cost: cross-entropy of the win, half the squared lead, squared points of parts; in units of the net. */
export interface Loss {
	win: number;
	lead: number;
	parts: number;
}

/** The net as it is learned: real weights in one list, with its gradient beside it. The same shape as `Net` of the bots. */
export class Network {
	readonly values: Float64Array;
	readonly gradient: Float64Array;
	/** Of the last sample: what was expected. */
	win = 0;
	lead = 0;
	readonly #shape: Shape;
	readonly #trunk: readonly Dense[];
	readonly #worth: Dense | null;
	readonly #head: readonly Dense[];
	/** Activations: by part and trunk layer, of the parts' worth, of the head; and what flows back. */
	readonly #partActs: readonly (readonly Float64Array[])[];
	readonly #worths: readonly Float64Array[];
	readonly #joined: Float64Array;
	readonly #joinedBack: Float64Array;
	readonly #headActs: readonly Float64Array[];
	readonly #back: readonly Float64Array[];
	readonly #isThere: Uint8Array;

	constructor(shape: Shape, chance: Chance) {
		const sizes = sizesOf(shape);
		let total = 0;
		const dense = (size: LayerSize): Dense => {
			const weights = total;
			const biases = weights + size.inputs * size.outputs;
			total = biases + size.outputs;
			return { ...size, weights, biases };
		};
		this.#shape = shape;
		this.#trunk = sizes.trunk.map(dense);
		this.#worth = sizes.worth === null ? null : dense(sizes.worth);
		this.#head = sizes.head.map(dense);
		this.values = new Float64Array(total);
		this.gradient = new Float64Array(total);
		const list = (layers: readonly LayerSize[]) => layers.map(({ outputs }) => new Float64Array(outputs));
		this.#partActs = Array.from({ length: shape.parts }, () => list(sizes.trunk));
		this.#worths = Array.from({ length: shape.parts }, () => new Float64Array(2));
		this.#joined = new Float64Array(sizes.head[0].inputs);
		this.#joinedBack = new Float64Array(sizes.head[0].inputs);
		this.#headActs = list(sizes.head);
		const widest = Math.max(...allLayers(sizes).flatMap(({ inputs, outputs }) => [inputs, outputs]));
		this.#back = [new Float64Array(widest), new Float64Array(widest)];
		this.#isThere = new Uint8Array(shape.parts);
		this.#begin(chance);
	}

	/** He: spread by the number of inputs. The last layers begin near nothing. */
	#begin(chance: Chance): void {
		const layers = [...this.#trunk, ...(this.#worth === null ? [] : [this.#worth]), ...this.#head];
		for (const layer of layers) {
			const isLast = layer === this.#worth || layer === this.#head.at(-1);
			const spread = Math.sqrt(2 / layer.inputs) * (isLast ? 0.1 : 1);
			for (let i = 0; i < layer.inputs * layer.outputs; i++) this.values[layer.weights + i] = spread * bell(chance);
		}
	}

	/** Judges sample `at` of features. */
	forward(features: Int8Array, at: number): void {
		const { parts, partSize, globals } = this.#shape;
		const begin = at * inputsOf(this.#shape);
		const joined = this.#joined;
		const sum = joined.length - globals;
		joined.fill(0);
		let lead = 0;
		for (let part = 0; part < parts; part++) {
			const from = begin + part * partSize;
			this.#isThere[part] = isAbsent(features, from, partSize) ? 0 : 1;
			if (this.#isThere[part] === 0) continue;
			const acts = this.#partActs[part];
			this.#features(this.#trunk[0], features, from, acts[0]);
			for (let i = 1; i < acts.length; i++) this.#dense(this.#trunk[i], acts[i - 1], acts[i], true);
			const last = acts[acts.length - 1];
			for (let i = 0; i < sum; i++) joined[i] += last[i];
			if (this.#worth === null) continue;
			this.#dense(this.#worth, last, this.#worths[part], false);
			lead += (this.#worths[part][0] - this.#worths[part][1]) * PART_IN_LEAD;
		}
		for (let i = 0; i < globals; i++) joined[sum + i] = features[begin + parts * partSize + i] / 64;
		let from = joined;
		for (const [i, layer] of this.#head.entries()) {
			this.#dense(layer, from, this.#headActs[i], i < this.#head.length - 1);
			from = this.#headActs[i];
		}
		this.win = 1 / (1 + Math.exp(-from[0]));
		this.lead = lead + from[1];
	}

	/** Adds the loss of the sample judged last; and, to learn, its gradient. */
	learn(features: Int8Array, at: number, targets: Float32Array, loss: Loss, learns: boolean): void {
		const { parts } = this.#shape;
		const target = at * (2 + 2 * parts);
		const winError = this.win - targets[target];
		const leadError = this.lead - targets[target + 1];
		const sure = Math.min(1 - 1e-9, Math.max(1e-9, this.win));
		loss.win -= targets[target] * Math.log(sure) + (1 - targets[target]) * Math.log(1 - sure);
		loss.lead += (leadError * leadError) / 2;
		for (let part = 0; part < parts; part++) {
			if (this.#isThere[part] === 0) continue;
			for (let of = 0; of < 2; of++) loss.parts += (this.#worths[part][of] - targets[target + 2 + 2 * part + of]) ** 2;
		}
		if (!learns) return;
		const { length } = this.#head;
		const back = this.#joinedBack;
		let flow = this.#back[0];
		flow[0] = winError;
		flow[1] = leadError;
		for (let i = length - 1; i >= 0; i--) {
			const from = i === 0 ? this.#joined : this.#headActs[i - 1];
			const to = i === 0 ? back : this.#back[(length - i) & 1];
			this.#denseBack(this.#head[i], from, flow, to, i > 0);
			flow = to;
		}
		for (let part = 0; part < parts; part++)
			if (this.#isThere[part] === 1) this.#partBack(part, features, at, targets, target + 2 + 2 * part, leadError);
	}

	#partBack(part: number, features: Int8Array, at: number, targets: Float32Array, target: number, leadError: number) {
		const acts = this.#partActs[part];
		const top = acts.length - 1;
		let flow = this.#back[0];
		const { outputs } = this.#trunk[top];
		if (this.#worth === null) flow.fill(0, 0, outputs);
		else {
			const own = this.#back[1];
			const worths = this.#worths[part];
			own[0] = 2 * PART_WEIGHT * (worths[0] - targets[target]) + leadError * PART_IN_LEAD;
			own[1] = 2 * PART_WEIGHT * (worths[1] - targets[target + 1]) - leadError * PART_IN_LEAD;
			this.#denseBack(this.#worth, acts[top], own, flow, false);
		}
		for (let i = 0; i < outputs; i++) flow[i] = acts[top][i] > 0 ? flow[i] + this.#joinedBack[i] : 0;
		for (let i = top; i > 0; i--) {
			const to = this.#back[(top - i + 1) & 1];
			this.#denseBack(this.#trunk[i], acts[i - 1], flow, to, true);
			flow = to;
		}
		const { partSize } = this.#shape;
		this.#featuresBack(this.#trunk[0], features, at * inputsOf(this.#shape) + part * partSize, flow);
	}

	#features({ inputs, outputs, weights, biases }: Dense, from: Int8Array, begin: number, to: Float64Array): void {
		const { values } = this;
		for (let o = 0; o < outputs; o++) to[o] = values[biases + o];
		for (let i = 0, at = weights; i < inputs; i++, at += outputs) {
			const x = from[begin + i] / 64;
			if (x !== 0) for (let o = 0; o < outputs; o++) to[o] += x * values[at + o];
		}
		for (let o = 0; o < outputs; o++) if (to[o] < 0) to[o] = 0;
	}

	#featuresBack({ inputs, outputs, weights, biases }: Dense, from: Int8Array, begin: number, flow: Float64Array): void {
		const { gradient } = this;
		for (let o = 0; o < outputs; o++) gradient[biases + o] += flow[o];
		for (let i = 0, at = weights; i < inputs; i++, at += outputs) {
			const x = from[begin + i] / 64;
			if (x !== 0) for (let o = 0; o < outputs; o++) gradient[at + o] += x * flow[o];
		}
	}

	#dense({ inputs, outputs, weights, biases }: Dense, from: Float64Array, to: Float64Array, rectifies: boolean): void {
		const { values } = this;
		for (let o = 0; o < outputs; o++) to[o] = values[biases + o];
		for (let i = 0, at = weights; i < inputs; i++, at += outputs) {
			const x = from[i];
			if (x !== 0) for (let o = 0; o < outputs; o++) to[o] += x * values[at + o];
		}
		if (rectifies) for (let o = 0; o < outputs; o++) if (to[o] < 0) to[o] = 0;
	}

	/** Adds to the gradient, and says what flows back; through a rectified layer only where it let something through. */
	#denseBack(layer: Dense, from: Float64Array, flow: Float64Array, to: Float64Array, rectified: boolean): void {
		const { inputs, outputs, weights, biases } = layer;
		const { values, gradient } = this;
		for (let o = 0; o < outputs; o++) gradient[biases + o] += flow[o];
		for (let i = 0, at = weights; i < inputs; i++, at += outputs) {
			const x = from[i];
			let back = 0;
			if (x !== 0) {
				for (let o = 0; o < outputs; o++) {
					gradient[at + o] += x * flow[o];
					back += values[at + o] * flow[o];
				}
			} else if (!rectified) for (let o = 0; o < outputs; o++) back += values[at + o] * flow[o];
			to[i] = back;
		}
	}

	/** Whole weights, as bots use them. */
	quantized(): Layer[] {
		const layers = [...this.#trunk, ...(this.#worth === null ? [] : [this.#worth]), ...this.#head];
		return layers.map((layer) =>
			quantized(
				layer,
				this.values.subarray(layer.weights, layer.biases),
				this.values.subarray(layer.biases, layer.biases + layer.outputs),
			),
		);
	}
}

function isAbsent(features: Int8Array, from: number, size: number): boolean {
	for (let i = from; i < from + size; i++) if (features[i] !== 0) return false;
	return true;
}

/** Nearly normal: twelve uniform numbers. */
function bell(chance: Chance): number {
	let sum = -6;
	for (let i = 0; i < 12; i++) sum += chance.int(2 ** 20) / 2 ** 20;
	return sum;
}
