import { gameOf } from '@shutterbox/catalogue';
import { describe, expect, test } from 'vitest';
import { TestHost } from './host.ts';

const A_DAY = 86_400_000;

function studio(bots: readonly string[] = []): TestHost {
	return TestHost.playing({ game: gameOf('photoshoot'), people: ['ann', 'bob'], bots, options: { startTeam: 'A' } });
}

function phase(host: TestHost): string {
	return (host.client('spectator').view as { phase: string }).phase;
}

function leaveAll(host: TestHost): void {
	host.disconnect('ann');
	host.disconnect('bob');
}

describe('[PST-73] while nobody is connected', () => {
	test('nobody’s hourglass is turned, and time goes on where it stood when somebody comes', () => {
		const host = studio();
		host.wait(10_000);
		leaveAll(host);
		expect(host.table.due()).toBeNull();
		host.wait(A_DAY);
		expect(host.rows).toEqual([]);
		host.connect('bob');
		host.wait(19_999);
		expect(host.rows).toEqual([]);
		host.wait(1);
		expect(host.rows).toMatchObject([{ actor: 'table', at: 30_000, move: { type: 'autoFlip' } }]);
	});

	test('a round that runs is played to its end, and the next one waits', () => {
		const host = studio();
		host.wait(30_000);
		expect(phase(host)).toBe('running');
		leaveAll(host);
		host.wait(A_DAY);
		expect(host.rows.filter(({ move }) => (move as { type: string }).type === 'timeUp')).toHaveLength(1);
		expect(['repair', 'ready']).toContain(phase(host));
	});

	test('a host that slept holds the table from the moment from which it may', () => {
		const [awake, asleep] = [studio(), studio()];
		for (const host of [awake, asleep]) {
			host.wait(30_000);
			leaveAll(host);
		}
		awake.wait(A_DAY);
		asleep.sleep(A_DAY);
		asleep.tick();
		expect(asleep.rows).toEqual(awake.rows);
	});

	test('bots wait, too', () => {
		const host = studio(['easy', 'easy']);
		leaveAll(host);
		const before = host.rows.length;
		host.wait(A_DAY);
		expect(host.rows).toHaveLength(before);
		host.connect('ann');
		host.wait(60_000);
		expect(host.rows.length).toBeGreaterThan(before);
	});

	test('the table may be put away and comes back as it was', () => {
		const host = studio();
		leaveAll(host);
		host.restart(A_DAY);
		host.wait(A_DAY);
		expect(host.rows).toEqual([]);
		for (const who of ['ann', 'bob']) host.connect(who);
		host.wait(30_000);
		expect(host.rows).toMatchObject([{ actor: 'table', at: 30_000 }]);
	});

	test('bots play on to the end for people who have all left', () => {
		const host = studio();
		for (const who of ['ann', 'bob']) host.as(who, { type: 'leave' });
		leaveAll(host);
		host.isWatched = false;
		host.wait(A_DAY);
		expect(host.table.stage).toBe('finished');
	});

	test('a clock that is set back neither wakes it nor makes it late', () => {
		const host = studio();
		host.wait(10_000);
		leaveAll(host);
		host.now -= 5_000;
		host.tick();
		host.wait(1_000);
		for (const who of ['ann', 'bob']) host.connect(who);
		host.wait(20_000);
		expect(host.rows).toMatchObject([{ actor: 'table', at: 30_000 }]);
	});
});

test('who only watches keeps the time going', () => {
	const host = studio();
	host.connect('eve');
	leaveAll(host);
	host.wait(30_000);
	expect(phase(host)).toBe('running');
});
