import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Dragging, draggingBy, type Gesture } from '../../src/board/drag.ts';

const page = new EventTarget();
let gesture: Gesture<string>;
let dragging: Dragging<string>;
let told: string[];
let captured: number[];
const board = { setPointerCapture: (pointer: number) => captured.push(pointer) };

beforeEach(() => {
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
	told = [];
	captured = [];
	gesture = {
		grip: ({ target }) => target as unknown as string | null,
		drag: (grip, { dx, dy }) => told.push(`${grip} by ${dx} ${dy}`),
		release: (grip, { dx, dy }) => told.push(`${grip} let go at ${dx} ${dy}`),
		cancel: (grip) => told.push(`${grip} given up`),
	};
	dragging = draggingBy(() => gesture);
});

afterEach(() => {
	dragging.end();
	vi.unstubAllGlobals();
});

function at(x: number, y: number, more: Partial<PointerEvent> = {}): PointerEvent {
	const usual = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1 };
	return { ...usual, clientX: x, clientY: y, currentTarget: board, ...more } as PointerEvent;
}

function down(on: string | null, more: Partial<PointerEvent> = {}): void {
	dragging.handlers.onPointerDown(at(100, 100, { target: on as unknown as EventTarget, ...more }));
}

function click(detail = 1): boolean {
	let isHeard = true;
	const event = {
		detail,
		stopImmediatePropagation() {
			isHeard = false;
		},
	};
	dragging.handlers.onClickCapture(event as MouseEvent);
	return isHeard;
}

const pressEscape = () => page.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }));

test('a pointer drags what it came down on, and lets it go', () => {
	down('her');
	dragging.handlers.onPointerMove(at(110, 95));
	expect([dragging.isOn(), captured]).toEqual([true, [1]]);
	dragging.handlers.onPointerMove(at(101, 100));
	dragging.handlers.onPointerUp(at(130, 90));
	expect(told).toEqual(['her by 10 -5', 'her by 1 0', 'her let go at 30 -10']);
	expect([dragging.isOn(), captured]).toEqual([false, [1]]);
});

test.for([
	['mouse', 6],
	['touch', 8],
] as const)('a %s drags from %d pixels on', ([pointerType, slip]) => {
	down('her', { pointerType });
	dragging.handlers.onPointerMove(at(100, 100 + slip - 1, { pointerType }));
	expect(told).toEqual([]);
	dragging.handlers.onPointerMove(at(100, 100 + slip, { pointerType }));
	expect(told).toEqual([`her by 0 ${slip}`]);
});

test('a gesture may say itself when it begins', () => {
	gesture = { ...gesture, isDrag: (_, { dx }) => dx >= 24 };
	down('her');
	dragging.handlers.onPointerMove(at(123, 200));
	expect(told).toEqual([]);
	dragging.handlers.onPointerMove(at(124, 200));
	expect(told).toEqual(['her by 24 100']);
});

test('where parts hear of the pointer, too, it is not captured', () => {
	gesture = { ...gesture, isShared: true };
	down('her');
	dragging.handlers.onPointerMove(at(150, 100));
	expect([told, captured]).toEqual([['her by 50 0'], []]);
});

test('the click that ends a drag is no press, and the next one is', () => {
	down('her');
	dragging.handlers.onPointerMove(at(150, 100));
	dragging.handlers.onPointerUp(at(150, 100));
	expect([click(), click()]).toEqual([false, true]);
});

test('keys click after a drag that ended without a click', () => {
	down('her');
	dragging.handlers.onPointerMove(at(150, 100));
	dragging.handlers.onPointerUp(at(150, 100));
	expect(click(0)).toBe(true);
});

test('a press that does not become a drag is a click, and known by what it came down on', () => {
	down('her');
	dragging.handlers.onPointerMove(at(103, 100));
	dragging.handlers.onPointerUp(at(103, 100));
	expect([told, dragging.pressed(), click()]).toEqual([[], 'her', true]);
	down(null);
	expect(dragging.pressed()).toBe(null);
});

test('Escape gives up what is dragged; its click is none either', () => {
	down('her');
	dragging.handlers.onPointerMove(at(150, 100));
	pressEscape();
	dragging.handlers.onPointerMove(at(160, 100));
	dragging.handlers.onPointerUp(at(160, 100));
	expect(told).toEqual(['her by 50 0', 'her given up']);
	expect(click()).toBe(false);
	pressEscape();
	expect(told.length).toBe(2);
});

test('the other button gives it up, and opens no menu', () => {
	const menu = { preventDefault: vi.fn() };
	dragging.handlers.onContextMenu(menu as unknown as Event);
	expect(menu.preventDefault).not.toHaveBeenCalled();
	down('her');
	dragging.handlers.onPointerMove(at(150, 100));
	dragging.handlers.onContextMenu(menu as unknown as Event);
	expect(menu.preventDefault).toHaveBeenCalled();
	expect(told.at(-1)).toBe('her given up');
});

test.for(['onSelectStart', 'onDragStart'] as const)(
	'the browser neither selects nor drags by itself: %s',
	(handler) => {
		const event = { preventDefault: vi.fn() };
		dragging.handlers[handler](event as unknown as Event);
		expect(event.preventDefault).toHaveBeenCalled();
	},
);

test('the browser takes a finger away to scroll', () => {
	down('her', { pointerType: 'touch' });
	dragging.handlers.onPointerCancel(at(100, 100));
	dragging.handlers.onPointerMove(at(150, 100));
	expect(told).toEqual([]);
	down('her');
	dragging.handlers.onPointerMove(at(150, 100));
	dragging.handlers.onPointerCancel(at(150, 100));
	expect(told.at(-1)).toBe('her given up');
});

test('what was let go elsewhere is given up when the pointer comes back', () => {
	down('her');
	dragging.handlers.onPointerMove(at(150, 100));
	dragging.handlers.onPointerMove(at(160, 100, { buttons: 0 }));
	expect(told.at(-1)).toBe('her given up');
	expect(dragging.isOn()).toBe(false);
});

test('a second finger and the other button drag nothing', () => {
	down('her');
	dragging.handlers.onPointerMove(at(150, 100));
	down('him', { pointerId: 2, isPrimary: false });
	dragging.handlers.onPointerMove(at(180, 100, { pointerId: 2 }));
	dragging.handlers.onPointerUp(at(180, 100, { pointerId: 2 }));
	dragging.handlers.onPointerMove(at(160, 100));
	expect(told).toEqual(['her by 50 0', 'her by 60 0']);
	dragging.end();
	down('him', { button: 2 });
	dragging.handlers.onPointerMove(at(180, 100));
	expect(told.slice(2)).toEqual(['her given up']);
});
