import { at, type Drawing, graded, skyGradient } from '../../../art/kit.ts';
import type { Story } from './story.ts';
import { FRAMES_1_TO_6 } from './yellow/frames-1-6.ts';
import { FRAMES_7_TO_12 } from './yellow/frames-7-12.ts';
import { INK, LIGHT } from './yellow/light.ts';
import { stage } from './yellow/stage.ts';

const FRAMES = { ...FRAMES_1_TO_6, ...FRAMES_7_TO_12 };

export const yellow: Story = (value, id) => {
	const hour = LIGHT[value - 1];
	const c = graded(INK, { ...hour.grade, keep: value === 1 ? [] : ['red'] });
	const scene = FRAMES[value](c, id);
	const { sky, back, middle } = scene.stage
		? stage(c, hour, id, scene.stage)
		: { sky: '', back: scene.back, middle: '' };
	const [x, y, scale] = scene.cam ?? [150, 200, 1];
	const seen = (layer: Drawing) => (scene.cam ? at(150 - x * scale, 200 - y * scale, layer, scale) : layer);
	return {
		defs: skyGradient(`${id}s`, hour.sky) + (scene.defs ?? ''),
		layers: { sky: seen(sky), back: seen(back), middle: seen(middle), subject: scene.subject, front: scene.front },
		zoom: scene.zoom ?? [146, 210, 1.04],
	};
};
