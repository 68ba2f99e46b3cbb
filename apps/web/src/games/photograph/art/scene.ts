import type { Color } from '@shutterbox/photograph/client';
import { HEIGHT, WIDTH } from '../../../art/kit.ts';
import { pictureBody } from '../../../art/picture.ts';
import { blue } from './blue.ts';
import { brown } from './brown.ts';
import { green } from './green.ts';
import { grey } from './grey.ts';
import { purple } from './purple.ts';
import { red } from './red.ts';
import type { Story, Zoom } from './story.ts';
import { FRAME_TITLES } from './titles.ts';
import { yellow } from './yellow.ts';

const STORIES: Readonly<Record<Color, Story>> = { blue, red, yellow, green, brown, grey, purple };

export interface Scene {
	/** SVG content for the view box 0 0 300 400. */
	readonly body: string;
	/** The view box that shows only what happens, for small sizes. */
	readonly crop: string;
	/** The wide view box, for films of an album. */
	readonly wide: string;
	/** What happens in the frame, in English; also its alternative text. */
	readonly title: string;
}

/** The id of a frame, and the start of every id inside its drawing. */
export const sceneId = (color: Color, value: number): string => `photograph-${color}-${value}`;

/** The picture of a photo of value 1 to 12. */
export function sceneOf(color: Color, value: number, id = sceneId(color, value)): Scene {
	const frame = STORIES[color](value, id);
	return {
		body: pictureBody(frame),
		crop: cropBox(frame.zoom),
		wide: wideBox(color, value, frame.zoom),
		title: FRAME_TITLES[color][value - 1],
	};
}

/** Width by height of a frame on a film of an album. */
const WIDE = 116 / 79;
/** How far a wide frame is moved down to where the heads are, where the middle of the small crop would cut them off. */
// biome-ignore format: a table
const LIFTS: Readonly<Record<string, number>> = {
	'brown 11': -34, 'red 8': -46, 'blue 6': -44, 'blue 7': -40, 'blue 4': -30, 'brown 5': -6, 'red 3': -10, 'purple 12': 130,
	'yellow 4': -64, 'blue 10': -8,
};

function wideBox(color: Color, value: number, [x, y, enlargement]: Zoom): string {
	const width = WIDTH / (1 + (enlargement - 1) / 2);
	return boxAround(x, y + (LIFTS[`${color} ${value}`] ?? 0), width, width / WIDE);
}

function cropBox([x, y, enlargement]: Zoom): string {
	return boxAround(x, y, WIDTH / enlargement, HEIGHT / enlargement);
}

function boxAround(x: number, y: number, width: number, height: number): string {
	const left = Math.max(0, Math.min(WIDTH - width, x - width / 2));
	const top = Math.max(0, Math.min(HEIGHT - height, y - height / 2));
	return [left, top, width, height].map((side) => Math.round(side * 10) / 10).join(' ');
}
