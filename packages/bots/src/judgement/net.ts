import type { Shape } from '@shutterbox/kernel';
import { HEAD_OUTPUTS, inputsOf, LEAD_POINTS, PART_POINTS, sizesOf } from './layers.ts';
import type { Layer } from './weights.ts';

/** Activations stay below this, so that every sum is a whole number that a double holds exactly. */
const LARGEST = 32_767;
/** Parts that were judged lately are remembered, a power of two of them. */
const REMEMBERED = 1024;

/**
 * A small net with whole weights. What goes from layer to layer are whole 64ths, so every engine works out the same. Parts share one
 * trunk; its outputs are summed, joined with the globals, and judged by the head.
 */
export class Net {
	/** Write the features here, then `judge`. */
	readonly input: Int8Array;
	/** Of the last position judged: the logit of a win, and the lead at the end in points. */
	logit = 0;
	lead = 0;
	readonly #shape: Shape;
	readonly #trunk: readonly Layer[];
	readonly #worth: Layer | null;
	readonly #head: readonly Layer[];
	readonly #words: Int32Array;
	/** The trunk's inputs by place in the memory, and what came out: the last layer, then the part's lead in points. */
	readonly #keys: Int32Array;
	readonly #isKnown = new Uint8Array(REMEMBERED);
	readonly #results: Float64Array;
	readonly #resultSize: number;
	readonly #joined: Float64Array;
	readonly #scratch: readonly Float64Array[];
	readonly #outputs = new Float64Array(HEAD_OUTPUTS);

	constructor(shape: Shape, layers: readonly Layer[]) {
		const sizes = sizesOf(shape);
		if (shape.partSize % 4 !== 0) throw new RangeError('a part has a multiple of four features');
		this.#shape = shape;
		this.#trunk = layers.slice(0, sizes.trunk.length);
		this.#worth = sizes.worth === null ? null : layers[sizes.trunk.length];
		this.#head = layers.slice(-sizes.head.length);
		const buffer = new ArrayBuffer(4 * Math.ceil(inputsOf(shape) / 4));
		this.input = new Int8Array(buffer, 0, inputsOf(shape));
		this.#words = new Int32Array(buffer);
		this.#keys = new Int32Array(REMEMBERED * (shape.partSize / 4));
		const sum = shape.parts === 0 ? 0 : (sizes.worth?.inputs ?? 0);
		this.#resultSize = sum + 1;
		this.#results = new Float64Array(REMEMBERED * this.#resultSize);
		this.#joined = new Float64Array(sum + shape.globals);
		const widest = Math.max(HEAD_OUTPUTS, ...layers.map(({ outputs }) => outputs));
		this.#scratch = [new Float64Array(widest), new Float64Array(widest)];
	}

	judge(): void {
		const { parts, partSize, globals } = this.#shape;
		const joined = this.#joined;
		const sum = this.#resultSize - 1;
		const results = this.#results;
		joined.fill(0);
		let lead = 0;
		for (let part = 0; part < parts; part++) {
			if (this.#isAbsent(part)) continue;
			const at = this.#judgedPart(part) * this.#resultSize;
			for (let i = 0; i < sum; i++) joined[i] += results[at + i];
			lead += results[at + sum];
		}
		for (let i = 0; i < globals; i++) joined[sum + i] = this.input[parts * partSize + i];
		let from: Float64Array = joined;
		const last = this.#head.length - 1;
		for (let i = 0; i < last; i++) {
			const to = this.#scratch[i & 1];
			through(this.#head[i], from, 0, to);
			rectify(to, this.#head[i].outputs);
			from = to;
		}
		through(this.#head[last], from, 0, this.#outputs);
		this.logit = this.#outputs[0] / 64;
		this.lead = lead + (this.#outputs[1] / 64) * LEAD_POINTS;
	}

	/** A part of zeros alone is not there. */
	#isAbsent(part: number): boolean {
		const size = this.#shape.partSize / 4;
		const end = (part + 1) * size;
		for (let i = part * size; i < end; i++) if (this.#words[i] !== 0) return false;
		return true;
	}

	/** Where in the memory what the trunk makes of a part stands; worked out where it is not there. */
	#judgedPart(part: number): number {
		const size = this.#shape.partSize / 4;
		const words = this.#words;
		const keys = this.#keys;
		const begin = part * size;
		let hash = 0;
		for (let i = 0; i < size; i++) hash = Math.imul(hash ^ words[begin + i], 0x9e3779b1) + (hash >>> 15);
		const place = (hash ^ (hash >>> 16)) & (REMEMBERED - 1);
		const at = place * size;
		if (this.#isKnown[place] === 1) {
			let i = 0;
			while (i < size && keys[at + i] === words[begin + i]) i++;
			if (i === size) return place;
		}
		for (let i = 0; i < size; i++) keys[at + i] = words[begin + i];
		this.#isKnown[place] = 1;
		this.#throughTrunk(part, place * this.#resultSize);
		return place;
	}

	#throughTrunk(part: number, resultAt: number): void {
		let from: Int8Array | Float64Array = this.input;
		let begin = part * this.#shape.partSize;
		for (let i = 0; i < this.#trunk.length; i++) {
			const to = this.#scratch[i & 1];
			if (i === 0) through8(this.#trunk[0], this.input, begin, to);
			else through(this.#trunk[i], from as Float64Array, 0, to);
			rectify(to, this.#trunk[i].outputs);
			from = to;
			begin = 0;
		}
		const size = this.#resultSize - 1;
		for (let i = 0; i < size; i++) this.#results[resultAt + i] = from[i];
		if (this.#worth === null) return;
		through(this.#worth, from as Float64Array, 0, this.#outputs);
		this.#results[resultAt + size] = ((this.#outputs[0] - this.#outputs[1]) / 64) * PART_POINTS;
	}
}

function through(layer: Layer, from: Float64Array, begin: number, to: Float64Array): void {
	const { inputs, outputs, weights } = layer;
	for (let o = 0; o < outputs; o++) to[o] = 0;
	for (let i = 0, at = 0; i < inputs; i++, at += outputs) {
		const x = from[begin + i];
		if (x !== 0) for (let o = 0; o < outputs; o++) to[o] += x * weights[at + o];
	}
	for (let o = 0; o < outputs; o++) to[o] = to[o] * layer.scales[o] + layer.biases[o];
}

/** The same from features, apart so that each has one type of list to go through. */
function through8(layer: Layer, from: Int8Array, begin: number, to: Float64Array): void {
	const { inputs, outputs, weights } = layer;
	for (let o = 0; o < outputs; o++) to[o] = 0;
	for (let i = 0, at = 0; i < inputs; i++, at += outputs) {
		const x = from[begin + i];
		if (x !== 0) for (let o = 0; o < outputs; o++) to[o] += x * weights[at + o];
	}
	for (let o = 0; o < outputs; o++) to[o] = to[o] * layer.scales[o] + layer.biases[o];
}

function rectify(values: Float64Array, count: number): void {
	for (let i = 0; i < count; i++) {
		const value = values[i];
		values[i] = value <= 0 ? 0 : value >= LARGEST ? LARGEST : Math.round(value);
	}
}
