import { afterEach, expect, test } from 'vitest';
import { AnswerLate, type Bus, BusAway, NobodyThere } from '../../src/bus/bus.ts';
import { until } from '../support/player.ts';

/** What every bus must do, whatever carries it. `join` gives a new member of the same net each time. */
export function busSuite(join: () => Promise<Bus>): void {
	const joined: Bus[] = [];
	const member = async () => {
		const bus = await join();
		joined.push(bus);
		return bus;
	};
	afterEach(async () => {
		for (const bus of joined.splice(0)) await bus.close();
	});

	/** What a member hears of a subject. */
	async function hearing(bus: Bus, subject: string, queue?: string): Promise<string[]> {
		const heard: string[] = [];
		await bus.subscribe(
			subject,
			(text) => {
				heard.push(text);
				return undefined;
			},
			queue,
		);
		return heard;
	}

	test('everybody who hears a subject is told, the teller too, in order and of nothing else', async () => {
		const [a, b, c] = [await member(), await member(), await member()];
		const heard = [await hearing(a, 'x.all'), await hearing(b, 'x.all'), await hearing(c, 'x.all')];
		const other = await hearing(b, 'x.other');
		const texts = Array.from({ length: 500 }, (_, i) => `${i} żółć 🦌`);
		for (const text of texts) a.publish('x.all', text);
		for (const each of heard) {
			await until('all texts', () => each.length === texts.length);
			expect(each).toEqual(texts);
		}
		expect(other).toEqual([]);
	});

	test('what is told before an answer arrives before it', async () => {
		const [a, b] = [await member(), await member()];
		const heard = await hearing(a, 'x.told');
		await b.subscribe('x.ask', async (text) => {
			b.publish('x.told', `before ${text}`);
			return 'answer';
		});
		for (let i = 0; i < 50; i++) {
			await a.request('x.ask', String(i), 5_000);
			expect(heard.at(-1)).toBe(`before ${i}`);
		}
	});

	test('of those who share a queue one is told, and all of them get something to do', async () => {
		const [a, b, c] = [await member(), await member(), await member()];
		const [first, second] = [await hearing(b, 'x.work', 'workers'), await hearing(c, 'x.work', 'workers')];
		for (let i = 0; i < 200; i++) a.publish('x.work', String(i));
		await until('all work', () => first.length + second.length === 200);
		expect(new Set([...first, ...second]).size).toBe(200);
		expect(Math.min(first.length, second.length)).toBeGreaterThan(0);
	});

	test('requests are answered, each by its own answer', async () => {
		const [a, b] = [await member(), await member()];
		await b.subscribe('x.double', async (text) => `${text}${text}`);
		const answers = await Promise.all(Array.from({ length: 300 }, (_, i) => a.request('x.double', String(i), 10_000)));
		expect(answers).toEqual(Array.from({ length: 300 }, (_, i) => `${i}${i}`));
		const large = 'x'.repeat(400_000);
		expect(await a.request('x.double', large, 10_000)).toHaveLength(800_000);
	});

	test('where nobody answers to a subject that is said at once', async () => {
		const bus = await member();
		const begun = performance.now();
		await expect(bus.request('x.nobody', '', 60_000)).rejects.toThrow(NobodyThere);
		expect(performance.now() - begun).toBeLessThan(30_000);
	});

	test('who answers late or fails is not waited for longer than asked', async () => {
		const [a, b] = [await member(), await member()];
		await b.subscribe('x.slow', () => new Promise<string>(() => undefined));
		await b.subscribe('x.broken', () => Promise.reject(new Error('a fault of a test')));
		await expect(a.request('x.slow', '', 50)).rejects.toThrow(AnswerLate);
		await expect(a.request('x.broken', '', 50)).rejects.toThrow(AnswerLate);
	});

	test('who no longer listens, or has left, hears and answers nothing', async () => {
		const [a, b] = [await member(), await member()];
		const subscription = await b.subscribe('x.gone', async () => 'here');
		expect(await a.request('x.gone', '', 5_000)).toBe('here');
		await subscription.end();
		await expect(a.request('x.gone', '', 5_000)).rejects.toThrow(NobodyThere);
		await b.subscribe('x.gone', async () => 'here');
		await b.close();
		expect(b.isUp).toBe(false);
		await expect(a.request('x.gone', '', 5_000)).rejects.toThrow(NobodyThere);
		await expect(b.request('x.gone', '', 5_000)).rejects.toThrow(BusAway);
	});

	test('who leaves while waiting for an answer hears that there will be none', async () => {
		const [a, b] = [await member(), await member()];
		const { promise: asked, resolve } = Promise.withResolvers<void>();
		await b.subscribe('x.ever', () => {
			resolve();
			return new Promise<string>(() => undefined);
		});
		const waiting = expect(a.request('x.ever', '', 60_000)).rejects.toThrow(BusAway);
		await asked;
		await a.close();
		await waiting;
	});
}
