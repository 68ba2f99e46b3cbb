import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Counts what it is asked for, and sounds nothing. */
class SilentAudio {
	static made = 0;
	readonly state = 'running';
	readonly currentTime = 0;
	readonly destination = {};

	constructor() {
		SilentAudio.made++;
	}
}

class SilentNode {
	static made = 0;
	readonly gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };

	constructor() {
		SilentNode.made++;
	}

	connect(next: unknown) {
		return next;
	}

	start() {}
	stop() {}
}

const page = new EventTarget();
let sounds: typeof import('../../src/table/sounds.ts');
let isPressedBefore: boolean;

beforeEach(async () => {
	vi.useFakeTimers();
	SilentAudio.made = 0;
	SilentNode.made = 0;
	isPressedBefore = true;
	vi.stubGlobal('window', page);
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	vi.stubGlobal('navigator', {
		userActivation: {
			get hasBeenActive() {
				return isPressedBefore;
			},
		},
	});
	vi.stubGlobal('requestAnimationFrame', (deed: () => void) => setTimeout(deed, 16));
	vi.stubGlobal('AudioContext', SilentAudio);
	vi.stubGlobal('OscillatorNode', SilentNode);
	vi.stubGlobal('GainNode', SilentNode);
	vi.resetModules();
	sounds = await import('../../src/table/sounds.ts');
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('the sound card is woken once, after the picture that answers the first press', () => {
	const stop = sounds.wakeAfterPress();
	page.dispatchEvent(new Event('click'));
	expect(SilentAudio.made).toBe(0);
	vi.runAllTimers();
	expect(SilentAudio.made).toBe(1);
	page.dispatchEvent(new Event('click'));
	sounds.play('turn');
	vi.runAllTimers();
	expect(SilentAudio.made).toBe(1);
	expect(SilentNode.made).toBe(4);
	stop();
});

test('who leaves the table before a press leaves the sound card asleep', () => {
	sounds.wakeAfterPress()();
	page.dispatchEvent(new Event('click'));
	vi.runAllTimers();
	expect(SilentAudio.made).toBe(0);
});

test('before anybody has pressed anything nothing sounds', () => {
	isPressedBefore = false;
	sounds.play('move');
	vi.runAllTimers();
	expect(SilentAudio.made).toBe(0);
});
