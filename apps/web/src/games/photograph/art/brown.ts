// The Boot Thief: a cobbled lane seen from the kerb, low like a dog. Red is the boot and nothing else.

import { graded, skyGradient } from '../../../art/kit.ts';
import { FRAMES } from './brown/frames.ts';
import { INK, LIGHT } from './brown/light.ts';
import { cobbles } from './brown/stage.ts';
import type { Story } from './story.ts';

export const brown: Story = (value, id) => {
	const hour = LIGHT[value - 1];
	const c = graded(INK, { ...hour.grade, keep: hour.grade?.keep ?? ['boot', 'orange', 'lace'] });
	const shot = FRAMES[value](c, id);
	return {
		defs: skyGradient(`${id}s`, hour.sky),
		layers: { sky: '', back: shot.back, middle: cobbles(c), subject: shot.subject, front: shot.front },
		zoom: shot.zoom,
	};
};
