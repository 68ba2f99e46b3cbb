import { type SKETCHES, svgOf } from '@shutterbox/web/sketches';
import type { Page } from 'playwright-core';

export type Frame = Pick<(typeof SKETCHES)[number], 'name' | 'drawing'>;

/** How far a print is from the browser's own picture of the same drawing. */
export interface Likeness {
	readonly name: string;
	/** Of all channels of all pixels, out of 255. */
	readonly meanDifference: number;
	/** The share of pixels with a channel that differs by more than 48. */
	readonly strongShare: number;
}

/** The worker that paints prints, and all photos of the game, both as they are shipped. Their addresses have a hash in them. */
export async function darkroomOf(page: Page): Promise<{ darkroom: string; frames: readonly Frame[] }> {
	const darkroom = page.waitForEvent('worker', (worker) => worker.url().includes('/darkroom-worker-'));
	const art = page.waitForRequest(/\/assets\/art-/);
	await page.goto('/play/photograph');
	const address = (await art).url();
	// As text, because an import inside a function would be taken for one of the test's own.
	const frames: Frame[] = await page.evaluate(`import(${JSON.stringify(address)}).then(({ FRAME_TITLES, sceneOf }) =>
		Object.entries(FRAME_TITLES).flatMap(([color, titles]) => titles.map((_, index) => {
			const { body, crop } = sceneOf(color, index + 1);
			return { name: color + ' ' + (index + 1), drawing: { body, viewBox: crop } };
		})))`);
	return { darkroom: (await darkroom).url(), frames };
}

/** Has the darkroom print every frame and the browser draw it, and compares the pictures. */
export async function compareAll(page: Page, darkroom: string, frames: readonly Frame[]): Promise<Likeness[]> {
	const drawn = frames.map((frame) => ({ ...frame, svg: svgOf(frame.drawing) }));
	return await page.evaluate(
		async ([darkroom, frames]) => {
			const worker = new Worker(darkroom, { type: 'module' });
			const likenesses = [];
			for (const { name, drawing, svg } of frames) {
				const print = await printed(drawing);
				likenesses.push({
					name,
					...difference(await pixelsOf(print), await pixelsOf(await drawnLike(print, svg))),
				});
			}
			return likenesses;

			function printed(drawing: Frame['drawing']): Promise<Blob> {
				return new Promise((resolve, reject) => {
					worker.onmessage = ({ data }) =>
						data.type === 'print' ? resolve(data.print) : reject(new Error(data.reason));
					worker.postMessage(drawing);
				});
			}

			/** The browser's own picture, of the size of the print and compressed as much. */
			async function drawnLike(print: Blob, svg: string): Promise<Blob> {
				const { width, height } = await createImageBitmap(print);
				const image = new Image(width, height);
				image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
				await image.decode();
				const canvas = new OffscreenCanvas(width, height);
				canvas.getContext('2d')?.drawImage(image, 0, 0);
				return await canvas.convertToBlob({ type: print.type, quality: 0.92 });
			}

			async function pixelsOf(picture: Blob): Promise<Uint8ClampedArray> {
				const bitmap = await createImageBitmap(picture);
				const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
				if (context === null) throw new Error('no canvas to compare on');
				// On grey, for where nothing is drawn any colour is as good as another.
				context.fillStyle = '#888';
				context.fillRect(0, 0, bitmap.width, bitmap.height);
				context.drawImage(bitmap, 0, 0);
				return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
			}

			function difference(one: Uint8ClampedArray, other: Uint8ClampedArray) {
				let sum = 0;
				let strong = 0;
				for (let pixel = 0; pixel < one.length; pixel += 4) {
					const channels = [0, 1, 2, 3].map((channel) => Math.abs(one[pixel + channel] - other[pixel + channel]));
					sum += channels.reduce((total, channel) => total + channel);
					if (Math.max(...channels) > 48) strong++;
				}
				return { meanDifference: sum / one.length, strongShare: strong / (one.length / 4) };
			}
		},
		[darkroom, drawn] as const,
	);
}
