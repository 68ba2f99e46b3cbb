import { graded, skyGradient } from '../../../art/kit.ts';
import { FRAMES_1_TO_6 } from './green/frames-1-6.ts';
import { FRAMES_7_TO_12 } from './green/frames-7-12.ts';
import { INK, type Inks, LIGHT } from './green/light.ts';
import { symbols } from './green/plants.ts';
import type { Story } from './story.ts';

const FRAMES = { ...FRAMES_1_TO_6, ...FRAMES_7_TO_12 };

export const green: Story = (value, id) => {
	const season = LIGHT[value - 1];
	const seen = graded(INK, { ...season.grade, keep: ['bean', 'bean2', 'gold', 'gold2', 'gold3', 'leafE'] });
	const c: Inks = { ...seen, id };
	const shot = FRAMES[value](c, id);
	return {
		defs: skyGradient(`${id}s`, season.sky) + (value > 4 ? symbols(c) : ''),
		layers: { sky: '', back: shot.back, middle: shot.middle, subject: shot.subject, front: shot.front },
		zoom: shot.zoom,
	};
};
