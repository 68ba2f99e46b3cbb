// biome-ignore-all format: drawings are rows of coordinates
import type { Light } from '../../../../art/kit.ts';

export const INK = {
	wall: '#49B573', wall2: '#3AA064', opp: '#2F9060', opp2: '#237A4F', pale: '#A6DDB4', pale2: '#C9EDCB',
	deep: '#13573C', ink: '#0A2E22', room: '#176043', trim: '#F7F3DC', trim2: '#D6DDB8', glass: '#D8F3DF',
	glass2: '#8FD3AC', leafA: '#0F6B42', leafB: '#0B5535', leafC: '#8FD14F', leafD: '#74B93C', leafE: '#C9EE76',
	leafF: '#A9DB55', soil: '#4B2D22', soil2: '#6C4432', soil3: '#38201A', pot: '#EC7B43', pot2: '#C65A2A',
	bean: '#F23A5F', bean2: '#C01E45', gold: '#FFC53A', gold2: '#DE9A1B', gold3: '#9A6312', pink: '#FFABBC',
	pink2: '#F28AA2', skinA: '#9C5E3A', skinB: '#F2B792', skinC: '#DC9A6C', white: '#FFFFFF', ginger: '#C8552B',
	hair: '#1D1420', vest: '#F7F3DC', orange: '#FF8A3D', plum: '#6B3A6E', red: '#E2412B', tile: '#1F7A53',
	tile2: '#186545',
};

/** The inks in a frame's light, and the id its shared leaves and blossoms start with. */
export type Inks = Record<keyof typeof INK, string> & { readonly id: string };

interface Season {
	readonly sky: readonly string[];
	readonly grade?: Light<keyof typeof INK>;
}

export const LIGHT: readonly Season[] = [
	{ sky: ['#BFE7D6', '#F3F8E4'], grade: { mix: ['#BFE3E6', 0.07] } }, { sky: ['#C9EFD4', '#FFF8DC'] },
	{ sky: ['#8FD6B4', '#FFE9C8'] }, { sky: ['#B9EBD2', '#F6FBE0'] },
	{ sky: ['#CDEFC6', '#FFF4CF'], grade: { mul: ['#FFF0C4', 0.4] } }, { sky: ['#A5E2CE', '#EFFADB'] },
	{ sky: ['#BDF0CE', '#FFFBDA'] }, { sky: ['#8FDCC4', '#EAF9D8'] },
	{ sky: ['#A9E0AE', '#FFF3C0'], grade: { mul: ['#FFEDBE', 0.3] } }, { sky: ['#D9F4C0', '#FFFCE2'] },
	{ sky: ['#FFC36A', '#FFF0BE'], grade: { mul: ['#FFDD9E', 0.45] } },
	{ sky: ['#133A52', '#3C7C86', '#FFC594'], grade: { mul: ['#4F8C8C', 0.62] } },
];
