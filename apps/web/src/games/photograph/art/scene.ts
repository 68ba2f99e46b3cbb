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
	/** What happens in the frame, in English; also its alternative text. */
	readonly title: string;
}

/** The id of a frame, and the start of every id inside its drawing. */
export const sceneId = (color: Color, value: number): string => `photograph-${color}-${value}`;

/** The picture of a photo of value 1 to 12. */
export function sceneOf(color: Color, value: number, id = sceneId(color, value)): Scene {
	const frame = STORIES[color](value, id);
	return { body: pictureBody(frame), crop: cropBox(frame.zoom), title: FRAME_TITLES[color][value - 1] };
}

function cropBox([x, y, enlargement]: Zoom): string {
	const width = WIDTH / enlargement;
	const height = HEIGHT / enlargement;
	const left = Math.max(0, Math.min(WIDTH - width, x - width / 2));
	const top = Math.max(0, Math.min(HEIGHT - height, y - height / 2));
	return [left, top, width, height].map((side) => Math.round(side * 10) / 10).join(' ');
}
