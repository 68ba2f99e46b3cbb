import { describe, expect, onTestFinished, test } from 'vitest';
import { isBusAddress } from '../../src/bus/address.ts';
import { BusAway, BusError } from '../../src/bus/bus.ts';
import { InProcessNet } from '../../src/bus/in-process.ts';
import { connectNats } from '../../src/bus/nats.ts';
import { Nats } from '../support/nats.ts';
import { until } from '../support/player.ts';
import { busSuite } from './suite.ts';

const nats = await Nats.start();

const join = async (name = 'test') => connectNats(nats?.url ?? '', name, () => undefined);

describe('a bus within one process', () => {
	const net = new InProcessNet();
	busSuite(async () => net.join());
});

describe.skipIf(nats === null)('a bus over a real NATS', () => {
	busSuite(join);

	test('says that it is away, hears nothing of what was sent meanwhile, and is back by itself', async () => {
		const [a, b] = [await join(), await join()];
		onTestFinished(async () => {
			await a.close();
			await b.close();
		});
		const heard: string[] = [];
		let backs = 0;
		a.onBack(() => backs++);
		await a.subscribe('x.news', (text) => {
			heard.push(text);
			return undefined;
		});
		await b.subscribe('x.never', () => new Promise<string>(() => undefined));
		const lost = expect(a.request('x.never', '', 60_000)).rejects.toThrow(BusAway);
		await nats?.stop();
		await lost;
		await until('both to notice', () => !a.isUp && !b.isUp);
		b.publish('x.news', 'while it was away');
		await expect(b.request('x.news', '', 60_000)).rejects.toThrow(BusAway);
		await nats?.resume();
		await until('both to be back', () => a.isUp && b.isUp && backs === 1);
		await until('news', () => {
			b.publish('x.news', 'later');
			return heard.length > 0;
		});
		expect(heard).not.toContain('while it was away');
	});

	test('that is not there is refused in one line that says what to do, and names no password', async () => {
		const refusal = connectNats('nats://ada:secret@127.0.0.1:9', 'test', () => undefined);
		await expect(refusal).rejects.toThrow(BusError);
		await expect(refusal).rejects.toThrow(
			/^NATS at 127\.0\.0\.1:9 cannot be reached: [^\n]*; start NATS there, or correct its address$/,
		);
		await expect(refusal).rejects.not.toThrow('secret');
	});
});

test('an address of NATS is one or several of nats: or tls:', () => {
	expect(['nats://localhost', 'nats://a:4222,nats://b:4222', 'tls://user:pass@bus.example'].every(isBusAddress)).toBe(
		true,
	);
	expect(['localhost:4222', 'http://localhost', 'nats://', ''].some(isBusAddress)).toBe(false);
});
