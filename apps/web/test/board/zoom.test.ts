import { describe, expect, test } from 'vitest';
import { WHOLE, zoomed } from '../../src/board/zoom.ts';

const SIZE = { width: 400, height: 300 };

describe('a board under two fingers', () => {
	test('keeps the point between them where they hold it', () => {
		const near = zoomed(WHOLE, 2, [200, 150], [200, 150], SIZE);
		expect(near).toEqual({ scale: 2, x: -200, y: -150 });
		const moved = zoomed(near, 2, [200, 150], [230, 150], SIZE);
		expect(moved).toEqual({ scale: 2, x: -170, y: -150 });
	});

	test('grows to a limit, and never leaves its place', () => {
		expect(zoomed(WHOLE, 9, [0, 0], [0, 0], SIZE)).toEqual({ scale: 2.2, x: 0, y: 0 });
		const far = zoomed({ scale: 2, x: -100, y: -100 }, 2, [0, 0], [900, -900], SIZE);
		expect(far).toEqual({ scale: 2, x: 0, y: -300 });
		expect(zoomed({ scale: 2, x: -100, y: -100 }, 0.2, [10, 10], [10, 10], SIZE)).toEqual({ scale: 1, x: 0, y: 0 });
	});
});
