// biome-ignore-all format: drawings are rows of coordinates
import type { AWARD_CATEGORIES } from '@shutterbox/snapshot/client';
import { at, circle, join, op, path } from '../../../../art/kit.ts';

export type Category = (typeof AWARD_CATEGORIES)[number];

const ENAMEL: Readonly<Record<Category, string>> = {
	rainforest: '#009E73', mountain: '#CC79A7', savannah: '#E69F00', shoreline: '#0072B2', each: '#FFFDF4',
};

/** The shape tells the category. */
const SHAPES: Readonly<Record<Category, string>> = {
	rainforest: 'M24 2C40 4 46 14 46 26C46 40 37 46 24 46C11 46 2 39 2 26C2 12 12 4 24 2Z',
	mountain: 'M24 2C26 2 27.4 3 28.4 4.8L45.4 38C47.6 42.4 45.6 46 41 46H7C2.4 46 .4 42.4 2.6 38L19.6 4.8C20.6 3 22 2 24 2Z',
	savannah: 'M24 4C38 4 47 15 47 29V41C47 44.6 45 46 42 46H6C3 46 1 44.6 1 41V29C1 15 10 4 24 4Z',
	shoreline: 'M24 2C30 2 31 6 35 7C39 8 43 8 45 13C47 18 43 21 43 25C43 29 47 32 45 37C43 42 38 41 34 43C31 45 28 47 24 47C20 47 17 45 14 43C10 41 5 42 3 37C1 32 5 29 5 25C5 21 1 18 3 13C5 8 9 8 13 7C17 6 18 2 24 2Z',
	each: 'M24 1C30 1 34 6 34 12C34 13 34.6 14 36 14C42 14 47 18 47 24C47 30 42 34 36 34C34.6 34 34 35 34 36C34 42 30 47 24 47C18 47 14 42 14 36C14 35 13.4 34 12 34C6 34 1 30 1 24C1 18 6 14 12 14C13.4 14 14 13 14 12C14 6 18 1 24 1Z',
};

const inside = (content: string) => at(24, 24.6, at(-24, -24, content), 0.84);

function enamelled(shape: string, [rim, edge, fill]: readonly string[], over = '') {
	return join(
		path(shape, '#16171A', { ...op(0.22), transform: 'translate(0 2.6)' }),
		path(shape, edge, { transform: 'translate(0 1)' }), path(shape, rim), inside(path(shape, fill)), over,
		inside(path('M8 22C10 12 18 7 27 7C20 10 14 15 12 23Z', '#FFFFFF', op(0.4))),
	);
}

const oneOfEach = () => join(
	circle(24, 11, 7.5, ENAMEL.rainforest), circle(37, 24, 7.5, ENAMEL.mountain), circle(24, 37, 7.5, ENAMEL.savannah),
	circle(11, 24, 7.5, ENAMEL.shoreline), circle(24, 24, 11.5, '#FFFDF4'),
);

/** An award: gold rim, enamel. The number is laid over it as text. 48 × 50. */
export const pin = (category: Category) => enamelled(
	SHAPES[category], ['#E8B23A', '#A6761A', ENAMEL[category]], category === 'each' ? oneOfEach() : '',
);

/** Of one of each there may be none left. 48 × 50. */
export const spentPin = () => enamelled(SHAPES.each, ['#8C928C', '#5E635E', '#9A9F9A']);
