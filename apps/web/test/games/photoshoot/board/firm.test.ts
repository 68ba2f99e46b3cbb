import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firmPresses } from '../../../../src/games/photoshoot/board/firm.ts';

/** As much of the page as is asked: something in a button, or beside all of them. */
class Thing {
	readonly #button: Thing | null;
	constructor(button: Thing | null = null) {
		this.#button = button;
	}
	closest() {
		return this.#button ?? this;
	}
}

beforeEach(() => {
	vi.stubGlobal('Element', Thing);
});
afterEach(() => {
	vi.unstubAllGlobals();
});

test('a finger names no reason that came to lie under it; who presses it then does', () => {
	const [paddle, reason] = [new Thing(), new Thing()];
	const [word, icon] = [new Thing(paddle), new Thing(reason)];
	const firm = firmPresses();
	const came = (target: Thing) => firm.came({ target: target as unknown as EventTarget });
	const isStray = (target: Thing, detail = 1) => firm.isStray({ target: target as unknown as EventTarget, detail });
	came(word);
	expect(isStray(paddle)).toBe(false);
	expect(isStray(icon)).toBe(true);
	// Keys and readers click without a pointer.
	expect(isStray(icon, 0)).toBe(false);
	came(icon);
	expect(isStray(reason)).toBe(false);
});
