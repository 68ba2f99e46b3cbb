import type { Shape } from '@shutterbox/kernel';
import { fromBase64, toBase64 } from './base64.ts';
import { allLayers, type LayerSize, sizesOf } from './layers.ts';

/** One layer with whole weights, input by input. An output is the sum times its scale, plus its bias, in 64ths. */
export interface Layer extends LayerSize {
	readonly weights: Float64Array;
	readonly scales: Float64Array;
	readonly biases: Float64Array;
}

/** What weights were learned for. */
export interface Fit {
	readonly game: string;
	readonly rulesVersion: number;
	readonly version: number;
	readonly table: string;
	readonly shape: Shape;
	/** Of what the features say of some positions: a test compares it, so that no change of theirs goes unseen. */
	readonly fingerprint: string;
}

const MAGIC = 0x53424a31;
const SCALE_BYTES = 4;
const LARGEST = 127;

/** Weights as text: a header, then by layer the scales and biases of its outputs and its weights as whole bytes. */
export function writeWeights(fit: Fit, layers: readonly Layer[]): string {
	const header = JSON.stringify(fit);
	const bytes = new Uint8Array(10 + header.length + bytesOf(layers));
	const data = new DataView(bytes.buffer);
	data.setUint32(0, MAGIC);
	data.setUint16(8, header.length);
	for (let i = 0; i < header.length; i++) bytes[10 + i] = header.charCodeAt(i);
	let at = 10 + header.length;
	for (const { weights, scales, biases } of layers) {
		for (const value of [...scales, ...biases]) {
			data.setFloat32(at, value);
			at += SCALE_BYTES;
		}
		for (const weight of weights) data.setInt8(at++, weight);
	}
	data.setUint32(4, checksum(bytes));
	return toBase64(bytes);
}

/** The layers of a text of weights, or in one line why they cannot be used. */
export function readWeights(text: string, wanted: Omit<Fit, 'fingerprint'>): { fit: Fit; layers: Layer[] } | string {
	const bytes = fromBase64(text);
	if (bytes === null || bytes.length < 10) return 'the weights are damaged';
	const data = new DataView(bytes.buffer);
	const begin = 10 + data.getUint16(8);
	if (data.getUint32(0) !== MAGIC || data.getUint32(4) !== checksum(bytes) || begin > bytes.length)
		return 'the weights are damaged';
	const fit: Fit = JSON.parse(String.fromCharCode(...bytes.subarray(10, begin)));
	for (const [key, value] of Object.entries(wanted)) {
		const found = fit[key as keyof Fit];
		if (JSON.stringify(found) !== JSON.stringify(value))
			return `the weights were learned for ${key} ${JSON.stringify(found)}, not ${JSON.stringify(value)}`;
	}
	const sizes = allLayers(sizesOf(wanted.shape));
	if (begin + bytesOf(sizes) !== bytes.length) return 'the weights are damaged';
	let at = begin;
	const float = () => {
		at += SCALE_BYTES;
		return data.getFloat32(at - SCALE_BYTES);
	};
	const layers = sizes.map(({ inputs, outputs }) => ({
		inputs,
		outputs,
		scales: Float64Array.from({ length: outputs }, float),
		biases: Float64Array.from({ length: outputs }, float),
		weights: Float64Array.from({ length: inputs * outputs }, () => data.getInt8(at++)),
	}));
	return { fit, layers };
}

/** A layer of real weights, made whole: of each output the largest becomes 127. Biases are of a net whose 1 is 64 64ths. */
export function quantized(
	{ inputs, outputs }: LayerSize,
	weights: ArrayLike<number>,
	biases: ArrayLike<number>,
): Layer {
	const layer: Layer = {
		inputs,
		outputs,
		weights: new Float64Array(inputs * outputs),
		scales: new Float64Array(outputs),
		biases: Float64Array.from({ length: outputs }, (_, output) => Math.fround(biases[output] * 64)),
	};
	for (let output = 0; output < outputs; output++) {
		let largest = 0;
		for (let input = 0; input < inputs; input++)
			largest = Math.max(largest, Math.abs(weights[input * outputs + output]));
		const scale = Math.fround(largest / LARGEST);
		layer.scales[output] = scale;
		if (scale === 0) continue;
		for (let input = 0; input < inputs; input++) {
			const weight = Math.round(weights[input * outputs + output] / scale);
			layer.weights[input * outputs + output] = Math.max(-LARGEST, Math.min(LARGEST, weight));
		}
	}
	return layer;
}

function bytesOf(layers: readonly LayerSize[]): number {
	return layers.reduce((sum, { inputs, outputs }) => sum + outputs * (inputs + 2 * SCALE_BYTES), 0);
}

/** FNV-1a over everything behind the checksum itself. */
function checksum(bytes: Uint8Array): number {
	let hash = 0x811c9dc5;
	for (let i = 8; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i], 0x01000193);
	return hash >>> 0;
}
