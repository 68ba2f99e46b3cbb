import { at, type Drawing, graded, HEIGHT, rect, skyGradient, WIDTH } from '../../../art/kit.ts';
import { FRAMES } from './grey/frames.ts';
import { INK, LIGHT } from './grey/light.ts';
import { floor, houses, lampPost, statue } from './grey/stage.ts';
import type { Story } from './story.ts';

export const grey: Story = (value, id) => {
	const hour = LIGHT[value - 1];
	const c = graded(INK, { ...hour.grade, keep: ['bucket', 'bucket2', 'p2', 'p2w', 'pink', 'water'] });
	const { cam, st = {}, sky, back, ground, on, subject, front, zoom } = FRAMES[value](c);
	const onStage = (drawing: Drawing) => {
		if (!cam) return '';
		const [x, y, scale, turn] = cam;
		return at(150, 200, at(-x * scale, -y * scale, drawing, scale), 1, turn);
	};
	const lamps = !st.bare && [20, 286].map((x) => lampPost(c, x, 312, 1, st.lit));
	return {
		defs: skyGradient(`${id}s`, hour.sky, [0, 0.72]),
		layers: {
			sky: [rect(0, 0, WIDTH, HEIGHT, `url(#${id}s)`), sky],
			back: [onStage([houses(c, st.lit), lamps]), back],
			middle: !st.bare && onStage([floor(c, st), ground]),
			subject: [onStage([statue(c, st), on]), subject],
			front,
		},
		zoom,
	};
};
