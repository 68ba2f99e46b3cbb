import { type Drawing, graded, skyGradient } from '../../../art/kit.ts';
import { FRAMES } from './purple/frames.ts';
import { CAST, LIGHT, STEADY, STREET } from './purple/light.ts';
import { cam, stage } from './purple/stage.ts';
import type { Story } from './story.ts';

export const purple: Story = (value, id) => {
	const hour = LIGHT[value - 1];
	const evening = { ...hour, lamp: value > 2 && value < 12, night: Math.max(0, value - 5) * 5, moon: value === 12 };
	const c = { ...graded(STREET, hour.street), ...graded(CAST, hour.cast), ...STEADY };
	const scene = FRAMES[value](c);
	const { sky, back, middle } = stage(c, evening, id, scene.o);
	const seen = (layer: Drawing) => (scene.cam ? cam(scene.cam, layer) : layer);
	return {
		defs: skyGradient(`${id}s`, hour.sky, [0.3, 0.68]),
		layers: { sky: seen(sky), back: seen(back), middle: seen(middle), subject: scene.subject, front: scene.front },
		zoom: scene.zoom,
	};
};
