// biome-ignore-all format: drawings are rows of coordinates

import type { Hour } from '../story.ts';

export const INK = {
	sky: '#FFE3BE', far: '#D9A06C', plaster: '#CF9460', plaster2: '#B67A48', shop: '#59291B', shop2: '#3E1B12',
	trim: '#F8E7CB', shutter: '#8A5236', shutter2: '#703E27', glass: '#F3D3A2', glass2: '#D9AC74', step: '#EBD3AE',
	step2: '#C9A67B', grout: '#6E3E28', stoneA: '#A86E46', stoneB: '#BC8256', stoneC: '#96603C', ink: '#24120C',
	boot: '#E2412B', boot2: '#24120C', lace: '#FBEBD0', teal: '#2A8A86', teal2: '#1E6E6C', skin: '#EDB083',
	skin2: '#8F5A38', hair: '#5A3320', white: '#FBF3E4', orange: '#F58A1F', leaf: '#7C6A2E', leaf2: '#98823A',
	wood: '#A5643A', wood2: '#7E4526', coat: '#EFC48C', light: '#FBEBD2', dark: '#6B3420', dark2: '#C3915B',
	tongue: '#E2412B', moverA: '#C7502F', moverB: '#D9A441', pants: '#4A2A20',
};

export type Inks = Record<keyof typeof INK, string>;

export const LIGHT: readonly Hour<keyof Inks>[] = [
	{ sky: ['#F7B98E', '#FFE9CF'], grade: { mul: ['#F3C2A8', 0.42] } },
	{ sky: ['#F9C79B', '#FFEFD8'], grade: { mul: ['#FBDCC2', 0.3] } }, { sky: ['#FBD9A0', '#FFF6E0'] },
	{ sky: ['#FBD9A0', '#FFF6E0'] }, { sky: ['#FBD9A0', '#FFF6E0'] }, { sky: ['#FBD9A0', '#FFF6E0'] },
	{ sky: ['#FBD9A0', '#FFF6E0'] }, { sky: ['#F6DDAA', '#FFF4DC'] }, { sky: ['#F6DDAA', '#FFF4DC'] },
	{ sky: ['#F4D9A4', '#FFE9BF'], grade: { mul: ['#FFE6C0', 0.4] } },
	{ sky: ['#F0743A', '#FFD27A'], grade: { mul: ['#F2A06A', 0.62] } },
	{ sky: ['#14163A', '#3B3566'], grade: { mul: ['#4A4A8C', 0.82], keep: [] } },
];
