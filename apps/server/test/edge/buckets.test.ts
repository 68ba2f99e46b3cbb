import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Buckets } from '../../src/edge/buckets.ts';
import { neighbourhoodOf } from '../../src/edge/neighbourhood.ts';
import { Tally } from '../../src/edge/tally.ts';

describe('a bucket', () => {
	test('lets a burst through, then a steady rate, and says how long to wait', () => {
		const buckets = new Buckets({ burst: 3, perSecond: 2 });
		expect([1, 2, 3].map(() => buckets.take('a', 0))).toEqual([0, 0, 0]);
		expect(buckets.take('a', 0)).toBeCloseTo(0.5);
		expect(buckets.take('a', 499)).toBeGreaterThan(0);
		expect(buckets.take('a', 500)).toBe(0);
		expect(buckets.take('a', 500)).toBeGreaterThan(0);
		expect(buckets.take('b', 500)).toBe(0);
	});

	test('counts what weighs more as more, and takes nothing for what it refuses', () => {
		const buckets = new Buckets({ burst: 10, perSecond: 1 });
		expect(buckets.take('a', 0, 8)).toBe(0);
		expect(buckets.take('a', 0, 5)).toBeCloseTo(3);
		expect(buckets.take('a', 0, 2)).toBe(0);
	});

	test('lets what weighs more than a burst through when it is full, once', () => {
		const buckets = new Buckets({ burst: 2, perSecond: 1 });
		expect(buckets.take('a', 0, 5)).toBe(0);
		expect(buckets.take('a', 4_999, 5)).toBeGreaterThan(0);
		expect(buckets.take('a', 5_000, 5)).toBe(0);
	});

	test('gives in any stretch of time no more than its burst and what flowed in meanwhile', () => {
		const steps = fc.array(fc.record({ after: fc.nat(3_000), cost: fc.integer({ min: 1, max: 4 }) }), {
			maxLength: 200,
		});
		fc.assert(
			fc.property(steps, (asked) => {
				const buckets = new Buckets({ burst: 7, perSecond: 3 });
				const granted: { at: number; cost: number }[] = [];
				let now = 0;
				for (const { after, cost } of asked) {
					now += after;
					if (buckets.take('a', now, cost) === 0) granted.push({ at: now, cost });
				}
				for (const [i, { at: begin }] of granted.entries()) {
					let sum = 0;
					for (const { at, cost } of granted.slice(i)) {
						sum += cost;
						expect(sum).toBeLessThanOrEqual(7 + ((at - begin) / 1000) * 3 + 1e-6);
					}
				}
			}),
		);
	});
});

describe('a store of buckets', () => {
	test('forgets those that are full again as others come', () => {
		const buckets = new Buckets({ burst: 1, perSecond: 1 });
		for (let i = 0; i < 1_000; i++) buckets.take(`early ${i}`, 0);
		expect(buckets.size).toBe(1_000);
		for (let i = 0; i < 1_000; i++) buckets.take(`late ${i}`, 10_000 + i * 5);
		expect(buckets.size).toBeLessThan(450);
	});

	test('never keeps more than it may, whoever comes', () => {
		const buckets = new Buckets({ burst: 1, perSecond: 0.001, most: 100 });
		for (let i = 0; i < 10_000; i++) buckets.take(`stranger ${i}`, i);
		expect(buckets.size).toBeLessThanOrEqual(100);
	});

	test('does not forget somebody who is busy because many others come', () => {
		const buckets = new Buckets({ burst: 1, perSecond: 0.1, most: 1_000 });
		expect(buckets.take('busy', 0)).toBe(0);
		for (let i = 0; i < 500; i++) buckets.take(`other ${i}`, 1);
		expect(buckets.take('busy', 2)).toBeGreaterThan(0);
	});
});

describe('counted as one address', () => {
	test.each([
		['an address of IPv4', '198.51.100.7', '198.51.100.7'],
		['the same within IPv6', '::ffff:198.51.100.7', '198.51.100.7'],
		['the same, written in another way', '0:0:0:0:0:ffff:c633:6407', '198.51.100.7'],
		['the same, with the port a proxy adds', '198.51.100.7:51234', '198.51.100.7'],
		['everybody in one net of 64 bits', '2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
		['everybody in one net of 64 bits', '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
		['the same, with a port', '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
		['the neighbour net apart', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
		['a link and its zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
		['whatever is none', 'somewhere', 'unknown'],
		['whatever is none', '', 'unknown'],
		['whatever is none, however long', '7'.repeat(10_000), 'unknown'],
	])('%s', (_, address, expected) => {
		expect(neighbourhoodOf(address)).toBe(expected);
	});
});

test('a tally forgets what is gone', () => {
	const tally = new Tally();
	for (const key of ['a', 'a', 'b']) tally.add(key);
	tally.remove('a');
	expect([tally.of('a'), tally.of('b'), tally.of('c')]).toEqual([1, 1, 0]);
	tally.remove('a');
	tally.remove('a');
	expect(tally.of('a')).toBe(0);
});
