/** The worker of the darkroom: drawings come in, prints go out. */
import { type Drawing, printSize } from './drawing.ts';
import { paint } from './paint.ts';

export type Painted =
	| { readonly type: 'print'; readonly print: Blob }
	| { readonly type: 'failed'; readonly reason: string };

addEventListener('message', ({ data }: MessageEvent<Drawing>) => {
	develop(data).then(
		(print) => tell({ type: 'print', print }),
		(problem: unknown) => tell({ type: 'failed', reason: String(problem) }),
	);
});

function tell(painted: Painted): void {
	postMessage(painted);
}

async function develop(drawing: Drawing): Promise<Blob> {
	const canvas = new OffscreenCanvas(...printSize(drawing));
	// A canvas that is read goes without the graphics card, which has the page itself to draw.
	const context = canvas.getContext('2d', { willReadFrequently: true });
	if (context === null) throw new Error('no canvas to paint on');
	paint(context, drawing);
	return await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 });
}
