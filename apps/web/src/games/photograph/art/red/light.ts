// biome-ignore-all format: drawings are rows of coordinates

import type { Hour } from '../story.ts';

export const INK = {
	red: '#D8401D', red2: '#B52E14', red3: '#8C1F10', cream: '#FFEBCF', cream2: '#F0C9A0', glass: '#FFD9BC',
	inside: '#5E1A1C', ink: '#2E0D18', steel: '#C79A8A', brass: '#F9B93A', brass2: '#D98A1E', far: '#F4A685',
	farB: '#EC8B68', wallA: '#E8714C', wallB: '#F09A74', wallC: '#D9583A', wallD: '#F7BE9C', tile: '#A32A1A',
	street: '#D98868', street2: '#C26D50', street3: '#E8A283', kerb: '#F6D2B4', rail: '#FFE6D2', railD: '#8A3A2C',
	brick: '#B23A22', brick2: '#9A2D1A', wood: '#A5482A', wood2: '#82341F', petrol: '#12727A', petrol2: '#0B525C',
	sea: '#2C9A9C', sea2: '#1C7B84', plum: '#4A1434', plum2: '#350C28', skin: '#F2B48C', skin2: '#9C5E3E',
	skin3: '#DB9166', hair: '#4A1D16', oil: '#FFC247', oil2: '#E59A22', white: '#FFF8EC', cat: '#8F94A8',
	cat2: '#6C7088', catL: '#DDE0EA', leek: '#5FA05A', leek2: '#3F7F4E', bask: '#E2A45C', bask2: '#BF7838',
	pink: '#F58A8A',
};

export type Inks = Record<keyof typeof INK, string>;

export const LIGHT: readonly Hour<keyof Inks>[] = [
	{ sky: ['#35103F', '#A32A4E'], grade: { mul: ['#B87098', 0.46] } },
	{ sky: ['#6A2850', '#F08A6A'], grade: { mul: ['#D69AA6', 0.34] } },
	{ sky: ['#F2748A', '#FFD9A0'], grade: { mul: ['#FFC4B4', 0.3] } }, { sky: ['#FFB08C', '#FFE9CC'] },
	{ sky: ['#FFB795', '#FFF0D8'] }, { sky: ['#FFB795', '#FFF0D8'] }, { sky: ['#FFBE9E', '#FFF1DC'] },
	{ sky: ['#FFBE9E', '#FFF1DC'] }, { sky: ['#FFC2A0', '#FFF3E0'] },
	{ sky: ['#F98A62', '#FFDFA8'], grade: { mul: ['#FFDDB8', 0.3] } },
	{ sky: ['#F4683F', '#FFD08A'], grade: { mul: ['#FFCFA4', 0.32] } },
	{ sky: ['#D5331F', '#FFB65A'], grade: { mul: ['#F7A880', 0.4] } },
];
