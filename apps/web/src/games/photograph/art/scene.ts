import type { Color } from '@shutterbox/photograph/components';
import { join } from '../../../art/kit.ts';
import { blue } from './blue.ts';
import { brown } from './brown.ts';
import { green } from './green.ts';
import { grey } from './grey.ts';
import { purple } from './purple.ts';
import { red } from './red.ts';
import { LAYERS, type Story, type Zoom } from './story.ts';
import { yellow } from './yellow.ts';

const STORIES: Readonly<Record<Color, Story>> = { blue, red, yellow, green, brown, grey, purple };

export interface Scene {
	/** SVG content for the view box 0 0 300 400. */
	readonly body: string;
	/** The view box of the small crop. */
	readonly crop: string;
}

export function sceneOf(color: Color, value: number, id = `photograph-${color}-${value}`): Scene {
	const { defs, layers, zoom } = STORIES[color](value, id);
	return { body: `<defs>${defs}</defs>${join(LAYERS.map((layer) => layers[layer]))}`, crop: cropBox(zoom) };
}

function cropBox([x, y, enlargement]: Zoom): string {
	const width = 300 / enlargement;
	const height = 400 / enlargement;
	const left = Math.max(0, Math.min(300 - width, x - width / 2));
	const top = Math.max(0, Math.min(400 - height, y - height / 2));
	return [left, top, width, height].map((side) => Math.round(side * 10) / 10).join(' ');
}
