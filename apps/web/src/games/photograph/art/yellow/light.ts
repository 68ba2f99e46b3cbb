// biome-ignore-all format: drawings are rows of coordinates
import type { Point } from '../../../../art/kit.ts';
import type { Hour } from '../story.ts';

export const INK = {
	wall: '#FCC826', wall2: '#F2B211', base: '#D98A0A', base2: '#B96C06', frame: '#FFF4CF', frame2: '#EBC35E',
	room: '#FFEDA6', room2: '#FFDD6E', tile: '#F3B435', tile2: '#E8A01F', awn: '#FCC826', awn2: '#FFF8E2',
	awnS: '#DB9A0C', wood: '#B56A1E', wood2: '#8C4C14', dark: '#5A3010', ink: '#2B170B', pave: '#F8D377',
	pave2: '#DFAB3E', far: '#F3B548', far2: '#E39A2C', crust: '#D27A22', crust2: '#A95514', crustL: '#F2AE52',
	flour: '#FFF6E0', crumb: '#FFE9B8', oven: '#C56A2A', oven2: '#A04E1C', steel: '#9DB7C4', red: '#E4412C',
	red2: '#B92B20', sleeve: '#CE3424', white: '#FFFBF0', white2: '#E8DCC2', navy: '#234A8C', navy2: '#173566',
	navy3: '#0F2548', bag: '#F7EFD8', bag2: '#C9A86A', mint: '#1F9A8C', mint2: '#14756D', green: '#2E7D4F',
	green2: '#1E5C3A', plum: '#8E3A86', plum2: '#692A68', coral: '#F06A3C', moon: '#4B2A63', skinA: '#EFB083',
	skinB: '#8A5433', skinC: '#F4C29A', skinD: '#B97845', skinE: '#7E4C32', hairA: '#6A3416', hairB: '#241410',
	bird: '#B0733C', bird2: '#7E4A22', bird3: '#FFF0CC',
};

export type Inks = Record<keyof typeof INK, string>;

export interface Morning extends Hour<keyof Inks> {
	readonly sun?: readonly [y: number, color: string];
	readonly beam?: readonly Point[];
}

const DAY: Morning = { sky: ['#8FD3E8', '#FFF3C4'] };

export const LIGHT: readonly Morning[] = [
	{ sky: ['#1B1440', '#4A2F62'], grade: { mul: ['#6E4C70', 0.64] } },
	{ sky: ['#1B1440', '#4A2F62'], grade: { mul: ['#F7B469', 0.34] } },
	{ sky: ['#7A5A9A', '#FFC08A'], grade: { mul: ['#FFE0B0', 0.3] } },
	{
		sky: ['#FFB27A', '#FFE9A0'], sun: [214, '#FFF6C8'], grade: { mul: ['#FFD9B8', 0.34] },
		beam: [[300, 190], [300, 262], [60, 400], [-60, 400]],
	},
	{ sky: ['#FFD48A', '#FFF0B4'], sun: [168, '#FFFBDC'], beam: [[300, 250], [300, 300], [150, 400], [-20, 400]] },
	{ sky: ['#BFE3E4', '#FFF3C4'], sun: [120, '#FFFBDC'], beam: [[300, 300], [262, 304], [120, 400], [270, 400]] },
	{ ...DAY, sun: [74, '#FFFBDC'] }, DAY, DAY, DAY,
	{
		sky: ['#BFDCCB', '#FFE79A'], grade: { mul: ['#FFE9B4', 0.4] },
		beam: [[-10, 280], [-10, 340], [120, 400], [300, 400]],
	},
	{
		sky: ['#F2853E', '#FFD57A'], grade: { mul: ['#FFCE80', 0.42] },
		beam: [[-10, 130], [-10, 230], [260, 400], [300, 400], [300, 372]],
	},
];
