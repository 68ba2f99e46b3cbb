import { FastChance, type Shape, seedOfGame } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { allLayers, inputsOf, Net, quantized, readWeights, sizesOf, writeWeights } from '../../src/index.ts';
import { fromBase64, toBase64 } from '../../src/judgement/base64.ts';

const shape: Shape = { parts: 3, partSize: 8, globals: 5, trunk: [6, 4], head: [7] };
const luck = new FastChance(seedOfGame(7, 0));
const real = (count: number) => Float64Array.from({ length: count }, () => luck.int(2000) / 1000 - 1);
const layers = allLayers(sizesOf(shape)).map((size) =>
	quantized(size, real(size.inputs * size.outputs), real(size.outputs)),
);
const fit = { game: 'toy', rulesVersion: 1, version: 2, table: 'p2', shape, fingerprint: 'f' };
const { fingerprint: _, ...wanted } = fit;

function input(): Int8Array {
	return Int8Array.from({ length: inputsOf(shape) }, () => luck.int(255) - 127);
}

/** The same net, as slowly and plainly as it can be written. */
function plainly(features: Int8Array): { logit: number; lead: number } {
	const through = (index: number, from: number[], rectifies: boolean) => {
		const { inputs, outputs, weights, scales, biases } = layers[index];
		return Array.from({ length: outputs }, (_, o) => {
			let sum = 0;
			for (let i = 0; i < inputs; i++) sum += from[i] * weights[i * outputs + o];
			const out = sum * scales[o] + biases[o];
			return rectifies ? Math.max(0, Math.round(out)) : out;
		});
	};
	const sum = [0, 0, 0, 0];
	let lead = 0;
	for (let part = 0; part < shape.parts; part++) {
		const own = [...features.subarray(part * shape.partSize, (part + 1) * shape.partSize)];
		if (own.every((value) => value === 0)) continue;
		const last = through(1, through(0, own, true), true);
		for (const [i, value] of last.entries()) sum[i] += value;
		const [mine, theirs] = through(2, last, false);
		lead += ((mine - theirs) / 64) * 4;
	}
	const globals = [...features.subarray(shape.parts * shape.partSize)];
	const [logit, correction] = through(4, through(3, [...sum, ...globals], true), false);
	return { logit: logit / 64, lead: lead + (correction / 64) * 10 };
}

test('a net judges as the plain sums say, whatever it judged before', () => {
	const net = new Net(shape, layers);
	const inputs = Array.from({ length: 200 }, input);
	inputs[5].fill(0, 8, 16);
	for (const features of [...inputs, ...inputs.toReversed(), ...inputs]) {
		net.input.set(features);
		net.judge();
		const { logit, lead } = plainly(features);
		expect(net.logit).toBe(logit);
		expect(net.lead).toBeCloseTo(lead, 9);
	}
});

describe('weights as text', () => {
	const text = writeWeights(fit, layers);
	test('come back as they were', () => {
		const read = readWeights(text, wanted);
		expect(read).toEqual({ fit, layers });
	});
	test.each([
		['cut off', text.slice(0, -8)],
		['with a letter changed', `${text.slice(0, 300)}${text[300] === 'A' ? 'B' : 'A'}${text.slice(301)}`],
		['that are no such text', 'hello'],
		['that are nothing', ''],
		['with signs that do not belong', '{"weights": 3}'],
	])('%s are said to be damaged', (_, damaged) => {
		expect(readWeights(damaged, wanted)).toBe('the weights are damaged');
	});
	test.each([
		['rulesVersion', { ...wanted, rulesVersion: 2 }],
		['version', { ...wanted, version: 3 }],
		['game', { ...wanted, game: 'other' }],
		['table', { ...wanted, table: 'p3' }],
		['shape', { ...wanted, shape: { ...shape, globals: 6 } }],
	])('of another %s are named in one line', (what, other) => {
		expect(readWeights(text, other)).toMatch(new RegExp(`^the weights were learned for ${what} .*, not .*$`));
	});
});

test('bytes survive base64, whatever their number', () => {
	for (let length = 0; length < 9; length++) {
		const bytes = Uint8Array.from({ length }, (_, i) => 250 - 31 * i);
		const text = toBase64(bytes);
		expect(text).toBe(Buffer.from(bytes).toString('base64'));
		expect(fromBase64(text)).toEqual(bytes);
	}
});
