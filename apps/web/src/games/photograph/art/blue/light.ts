// biome-ignore-all format: drawings are rows of coordinates
import type { Light } from '../../../../art/kit.ts';

export const INK = {
	sky: '#A9CBFF', haze: '#FFF3D6', far: '#8FB0EE', wall: '#2E62D2', wall2: '#1D4BB4', shop: '#0739AC',
	shop2: '#052C86', trim: '#F4F1E4', glass: '#BFD9FF', glass2: '#8DB4F5', road: '#12265F', road2: '#1C377E',
	stripe: '#F4F1E4', pave: '#C3D3F3', pave2: '#93ACE0', ink: '#0A1438', cloud: '#FFFFFF', cloud2: '#C9DAF8',
	umb: '#F4553D', umb2: '#C93724', coat: '#FFC23C', coat2: '#EE9F17', skinA: '#9A5F3C', skinB: '#F0B48E',
	skinC: '#E7A07A', hairA: '#1B1030', boy: '#3D86F2', cap: '#0B2A86', bag: '#C4622D', bag2: '#97451B', man: '#D9A860',
	man2: '#B4823E', passer: '#E9DFCB', passer2: '#C9BCA2', hat: '#0E1838', red: '#FF5B45', green: '#54E08A', bin: '#26467F', bin2: '#1A3363', glow: '#FFE7A6',
};

export type Inks = Record<keyof typeof INK, string>;

export interface Weather {
	readonly sky: readonly [top: string, bottom: string];
	readonly clouds: readonly (readonly [x: number, y: number, scale: number])[];
	readonly grade?: Light<keyof Inks>;
	readonly sun?: readonly [x: number, y: number, radius: number];
	readonly drops?: number;
	readonly rain?: readonly [count: number, length: number, slant: number];
	/** Reflections on the road, 0 to 1. */
	readonly wet?: number;
}

export const LIGHT: readonly Weather[] = [
	{ sky: ['#3F86EE', '#FFF2D2'], clouds: [[150, 40, 0.84]] },
	{ sky: ['#4F8FEA', '#FDF0D6'], clouds: [[140, 44, 1.3]] },
	{
		sky: ['#8FACDD', '#E6EAF0'], clouds: [[96, 40, 1.2], [210, 58, 1.1]], grade: { mix: ['#8FA6CF', 0.08] },
		drops: 30,
	},
	{
		sky: ['#7492CC', '#C6D5F0'], clouds: [[60, 36, 1.3], [170, 52, 1.5], [270, 34, 1.2]],
		grade: { mix: ['#7C97CB', 0.12] }, rain: [34, 22, 0.18], wet: 0.3,
	},
	{
		sky: ['#5F80C2', '#AAC0E8'], clouds: [[50, 30, 1.5], [170, 44, 1.7], [280, 30, 1.5]],
		grade: { mix: ['#6684C2', 0.16] }, rain: [64, 30, 0.42], wet: 0.6,
	},
	{
		sky: ['#587AC0', '#A6BDE8'], clouds: [[60, 26, 1.5], [180, 34, 1.7], [290, 26, 1.5]],
		grade: { mix: ['#6684C2', 0.14] }, rain: [58, 28, 0.36], wet: 0.8,
	},
	{
		sky: ['#4A6CB4', '#96B0E0'], clouds: [[30, 30, 1.6], [160, 40, 1.9], [290, 30, 1.6]],
		grade: { mix: ['#5877BC', 0.18] }, rain: [76, 36, 0.95], wet: 0.9,
	},
	{
		sky: ['#5273B8', '#9DB6E4'], clouds: [[50, 30, 1.5], [190, 36, 1.7]], grade: { mix: ['#5E7DC0', 0.14] },
		rain: [46, 28, 0.6], wet: 1,
	},
	{
		sky: ['#6585C4', '#B2C7EC'], clouds: [[70, 30, 1.4], [230, 40, 1.4]], grade: { mix: ['#6F8DCB', 0.1] },
		rain: [36, 24, 0.3], wet: 1,
	},
	{
		sky: ['#85AAE6', '#E6ECF2'], clouds: [[60, 34, 1.1], [240, 48, 0.9]], grade: { mix: ['#9DB6E4', 0.05] },
		rain: [14, 18, 0.2], wet: 1,
	},
	{ sky: ['#74AEFF', '#FFE7B0'], clouds: [[128, 44, 0.62]], sun: [226, 54, 27], wet: 1 },
	{ sky: ['#66A6FF', '#FFF0C8'], clouds: [], sun: [232, 52, 24], wet: 0.6 },
];
