/** Fingers, as many as there are, by the browser's own touch events. */
import type { CDPSession, Page } from 'playwright-core';
import { PHONE } from './visit.ts';

/** A phone held upright. */
export const FINGERS = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

export async function fingers(
	touch: CDPSession,
	type: 'touchStart' | 'touchMove' | 'touchEnd',
	...points: readonly (readonly [x: number, y: number])[]
): Promise<void> {
	const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
	await touch.send('Input.dispatchTouchEvent', { type, touchPoints });
}

export async function middleOf(page: Page, part: string): Promise<{ x: number; y: number }> {
	const box = await page.locator(part).boundingBox();
	if (box === null) throw new Error('not on the page');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
