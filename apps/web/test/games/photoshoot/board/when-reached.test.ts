import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenReached } from '../../../../src/games/photoshoot/board/when-reached.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

test('what waits for a moment goes then, also where news puts the clock back meanwhile', () => {
	let behind = 0;
	const now = () => performance.now() - behind;
	const act = vi.fn();
	whenReached(now() + 1_000, now, act);
	vi.advanceTimersByTime(900);
	behind = 400;
	vi.advanceTimersByTime(499);
	expect(act).not.toHaveBeenCalled();
	vi.advanceTimersByTime(4);
	expect(act).toHaveBeenCalledOnce();
	vi.advanceTimersByTime(5_000);
	expect(act).toHaveBeenCalledOnce();
});

test('a moment that is past is there at once; what is called off never comes', () => {
	const act = vi.fn();
	whenReached(performance.now(), () => performance.now(), act);
	expect(act).toHaveBeenCalledOnce();
	const never = vi.fn();
	whenReached(performance.now() + 100, () => performance.now(), never)();
	vi.advanceTimersByTime(1_000);
	expect(never).not.toHaveBeenCalled();
});
