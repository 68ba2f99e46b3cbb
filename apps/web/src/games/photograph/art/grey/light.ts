// biome-ignore-all format: drawings are rows of coordinates
import type { Hour } from '../story.ts';

export const INK = {
	far: '#CDCDD8', far2: '#C0C0CD', far3: '#B3B3C2', roof: '#9A9BAC', pane: '#E3E3EB', pane2: '#A6A7B8',
	tileA: '#D3D3DE', tileB: '#C4C4D2', tileC: '#B7B7C8', step: '#E6E6EE', step2: '#A9AABF', plinth: '#CDCEDB',
	plinth2: '#B1B2C6', plaque: '#8A8BA3', st: '#747687', st2: '#636576', st3: '#505262', stL: '#999BAB',
	stLL: '#C6C7D3', lamp: '#34364A', lamp2: '#4A4C63', lampGlass: '#EDEDF4', ink: '#1F2030', white: '#FFFFFF',
	paper: '#F6F3EA', black: '#2B2C3E', black2: '#3D3E54', cream: '#F7F4EE', cream2: '#DDDAD8', bucket: '#FFBE2B',
	bucket2: '#E8910F', bucket3: '#8A4E0B', coral: '#F0583F', coral2: '#CC3F2B', teal: '#2F8C93', teal2: '#226D75',
	straw: '#F3D58B', skin: '#EDB48E', skin2: '#8A5840', skin3: '#C98A62', hair: '#3A2D33', steelA: '#5C6C94',
	steelB: '#48567C', leaf: '#D98E3C', leaf2: '#A8763F', wood: '#B98A5C', wood2: '#8E6540', pink: '#F2796B',
	water: '#B4D8F0', p0: '#8E93AE', p0w: '#737892', p0n: '#3F7F7C', p1: '#5D607A', p1w: '#4A4C64', p1n: '#6A4F86',
	p2: '#FFFFFF', p2w: '#E3E4EE', p2n: '#F3F3F8', p3: '#B4A6A0', p3w: '#93847F', p3n: '#7A5A52',
};

export type Inks = Record<keyof typeof INK, string>;

const DAY: Hour<keyof Inks> = { sky: ['#C4C4D1', '#F6F6F9'] };

export const LIGHT: readonly Hour<keyof Inks>[] = [
	{ sky: ['#9697A8', '#FBD9C8'], grade: { mul: ['#D2C6CF', 0.55] } },
	{ sky: ['#B4B4C4', '#FDEBE0'], grade: { mul: ['#EBE2E4', 0.4] } }, DAY, DAY, DAY, DAY, DAY, DAY, DAY,
	{ sky: ['#BDBDCB', '#FCF2E6'], grade: { mul: ['#FFF3E4', 0.4] } },
	{ sky: ['#85869A', '#FFC79E'], grade: { mul: ['#E6C8BC', 0.44] } },
	{ sky: ['#282936', '#80818F'], grade: { mul: ['#6C6E84', 0.76] } },
];
