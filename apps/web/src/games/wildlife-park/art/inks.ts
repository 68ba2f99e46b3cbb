import type { Colour, SYMBOLS } from '@shutterbox/wildlife-park/client';

/** What a watchtower and its parts are made of. */
export type TowerColour = Exclude<(typeof SYMBOLS)[number], 'heart'>;

interface Inks {
	/** The tile's own: its rim, its edge, and what is darkest of it. */
	readonly rim: string;
	readonly edge: string;
	readonly dark: string;
	/** Its picture: air, what is far, ground. */
	readonly air: string;
	readonly mid: string;
	readonly ground: string;
	readonly light: string;
}

export const INKS: Readonly<Record<Colour, Inks>> = {
	green: {
		rim: '#4FB36F',
		edge: '#2A7546',
		dark: '#1C5A36',
		air: '#BFE6C0',
		mid: '#7CC890',
		ground: '#3F9E60',
		light: '#E3F4E2',
	},
	blue: {
		rim: '#2F9AD0',
		edge: '#1A6690',
		dark: '#124C6E',
		air: '#C9EAF6',
		mid: '#6CC0E6',
		ground: '#2A8CC0',
		light: '#E2F3FA',
	},
	grey: {
		rim: '#97A2B6',
		edge: '#626C82',
		dark: '#474F63',
		air: '#E1E8F2',
		mid: '#B4BECF',
		ground: '#848EA4',
		light: '#EFF2F7',
	},
	orange: {
		rim: '#EFB23A',
		edge: '#AF7818',
		dark: '#7E540C',
		air: '#FDEBB8',
		mid: '#F6CF6C',
		ground: '#DD9C2C',
		light: '#FEF6DC',
	},
};

/** Front, top and side of a die. */
export const DICE: Readonly<Record<Colour, readonly [front: string, top: string, side: string]>> = {
	green: ['#BDEBC6', '#E4F8E6', '#2F8A50'],
	blue: ['#B9E3F7', '#E4F5FC', '#1F7AAB'],
	grey: ['#E6EAF1', '#FBFCFE', '#6E7890'],
	orange: ['#FFE09A', '#FFF3D0', '#C07F14'],
};

export const CREAM = '#FFFDF6';
export const PIP = '#17171A';
