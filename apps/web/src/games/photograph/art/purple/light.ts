// biome-ignore-all format: drawings are rows of coordinates
import type { Light } from '../../../../art/kit.ts';

export const faded = (opacity: number) => ({ opacity });

export const tilted = (a: number, x: number, y: number) => ({ transform: `rotate(${a} ${x} ${y})` });

// The street (graded by the hour) and the cast (graded half as much: the lamp is on them).
export const STREET = {
	wall: '#AD7AC4', wall2: '#9A69B1', wall3: '#8556A0', trim: '#DDBDEA', trim2: '#BF95D3', roof: '#5B3580',
	far: '#8A62B8', deep: '#4B2A6E', deep2: '#3B1F5A', slat: '#7D4F9C', slat2: '#693F88', leaf: '#6B3F91',
	leaf2: '#58317C', glass: '#7C62B4', pave: '#B48BC9', pave2: '#A57ABD', pave3: '#C19BD3', grout: '#83579F',
	post: '#2E1745',
};

export const CAST = {
	ink: '#2A1440', vest: '#5DA9DB', shirt: '#FBEFE2', shirt2: '#DCC6DC', red: '#F2433F', red2: '#B92A3B',
	bel: '#FFE9D2', skinA: '#E9A67C', skinB: '#8C5236', skinC: '#F2BC96', skinD: '#C98058', grey: '#D9CFE0',
	slack: '#C39A84', slack2: '#9C7468', case: '#3C2058', case2: '#2C1544', brass: '#F2B64A', stool: '#F2803F',
	mint: '#3CC4AE', mint2: '#2A9D92', straw: '#FFD27A', ginger: '#B5492A', fiddle: '#C9602A', fiddle2: '#8A3A1C',
	tray: '#E9E2F6', tray2: '#B9A8DA', pink: '#FF86A8', pink2: '#E2608C', suit: '#F3E2C6', suit2: '#D9BF9C',
	navy: '#27379C', navy2: '#1C2878', must: '#8FBF6A', must2: '#6C9C50', white: '#FFFFFF', brown: '#4A2233',
};

export const STEADY = {
	glow: '#FFD56A', glow2: '#FFB44A', pale: '#FFF3CF', coin: '#FFCB3D', coin2: '#E0962A', lin: '#FF9A1F',
	lin2: '#FFC04A', star: '#FFF0D8',
};

export type Inks = Record<keyof typeof STREET | keyof typeof CAST | keyof typeof STEADY, string>;

interface Hour {
	readonly sky: readonly [top: string, bottom: string];
	/** Five upstairs windows: s shut, d dark, h half shut, l lit. */
	readonly win: string;
	readonly street: Light<keyof typeof STREET>;
	readonly cast: Light<keyof typeof CAST>;
}

export interface Evening extends Hour {
	readonly lamp: boolean;
	/** How many stars. */
	readonly night: number;
	readonly moon: boolean;
}

const dusk = (tint: string, street: number, cast = street * 0.4) => ({
	street: { mul: [tint, street] as const }, cast: { mul: [tint, cast] as const },
});

export const LIGHT: readonly Hour[] = [
	{ sky: ['#B48AE0', '#FFB68C'], win: 'dshsd', ...dusk('#FFD2CC', 0.25) },
	{ sky: ['#9A70D0', '#F79C98'], win: 'ssdss', ...dusk('#CDA4E0', 0.42) },
	{ sky: ['#8456C0', '#EE8CA4'], win: 'sssss', ...dusk('#BC90D8', 0.5) },
	{ sky: ['#7048B0', '#D478B0'], win: 'slsss', ...dusk('#B088D2', 0.56) },
	{ sky: ['#643EA6', '#BC6CB8'], win: 'slsls', ...dusk('#AC84D0', 0.58) },
	{ sky: ['#55349A', '#A45CB2'], win: 'llsls', ...dusk('#A67ECC', 0.62) },
	{ sky: ['#482B8C', '#9250AA'], win: 'lllsl', ...dusk('#A67CCB', 0.62) },
	{ sky: ['#402580', '#8246A2'], win: 'lllll', ...dusk('#A67CCB', 0.62) },
	{ sky: ['#371F74', '#743E9A'], win: 'lllll', ...dusk('#C094DC', 0.45, 0.08) },
	{ sky: ['#311B6A', '#683690'], win: 'lllll', ...dusk('#9E76C6', 0.66) },
	{ sky: ['#261556', '#542B80'], win: 'sslss', ...dusk('#8C68BE', 0.76) },
	{ sky: ['#221258', '#6A3EA4'], win: 'sdsds', ...dusk('#9078D0', 0.76, 0.6) },
];
