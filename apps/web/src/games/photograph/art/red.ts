import { graded, skyGradient } from '../../../art/kit.ts';
import { FRAMES_1_TO_6 } from './red/frames-1-6.ts';
import { FRAMES_7_TO_12 } from './red/frames-7-12.ts';
import { INK, LIGHT } from './red/light.ts';
import type { Story } from './story.ts';

const FRAMES = { ...FRAMES_1_TO_6, ...FRAMES_7_TO_12 };

export const red: Story = (value, id) => {
	const hour = LIGHT[value - 1];
	const c = graded(INK, { ...hour.grade, keep: ['brass'] });
	const shot = FRAMES[value](c, id);
	return {
		defs: skyGradient(`${id}s`, hour.sky) + (shot.defs ?? ''),
		layers: { sky: '', back: shot.back, middle: shot.middle, subject: shot.subject, front: shot.front },
		zoom: shot.zoom,
	};
};
