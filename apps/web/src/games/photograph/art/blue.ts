// The Wet Crossing: a zebra crossing, a clock shop, and one red umbrella to follow.

import { graded, rain, skyGradient } from '../../../art/kit.ts';
import { FRAMES } from './blue/frames.ts';
import { INK, LIGHT } from './blue/light.ts';
import { stage } from './blue/stage.ts';
import type { Story } from './story.ts';

export const blue: Story = (value, id) => {
	const weather = LIGHT[value - 1];
	const c = graded(INK, { ...weather.grade, keep: ['umb', 'coat', 'coat2', 'umb2', 'red', 'green', 'glow'] });
	const shot = FRAMES[value](c, id);
	const [count, length, slant] = weather.rain ?? [0, 0, 0];
	const shower = count > 0 && rain({ seed: value * 7, count, length, slant }, '#FFFFFF', 2, { opacity: 0.62 });
	return {
		defs: skyGradient(`${id}s`, weather.sky) + (shot.defs ?? ''),
		layers: { ...stage(c, weather, value, id), subject: shot.subject, front: [shot.front, shower] },
		zoom: shot.zoom,
	};
};
