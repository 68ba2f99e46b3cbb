/** The colours of the studio, by day and under the lamp of the darkroom. */
export type Light = 'light' | 'dark';

export interface Inks {
	readonly paper: string;
	readonly beam: string;
	readonly floor: string;
	readonly light: string;
	readonly shade: string;
	readonly roll: string;
}

const PINK: Readonly<Record<Light, Inks>> = {
	light: {
		paper: '#DE6C99',
		beam: '#E884AB',
		floor: '#E68BB0',
		light: '#F3B2CC',
		shade: '#A63566',
		roll: '#C9517F',
	},
	dark: {
		paper: '#7C2A50',
		beam: '#8B355C',
		floor: '#8F3A62',
		light: '#B35F86',
		shade: '#4A1230',
		roll: '#6B2044',
	},
};

/** How much colour is left while everything stands. */
const FROZEN = 0.3;

/** The paper's colours; frozen, most of them are gone. */
export function inksOf(light: Light, isFrozen: boolean): Inks {
	const pink = PINK[light];
	if (!isFrozen) return pink;
	return {
		paper: faded(pink.paper),
		beam: faded(pink.beam),
		floor: faded(pink.floor),
		light: faded(pink.light),
		shade: faded(pink.shade),
		roll: faded(pink.roll),
	};
}

function faded(color: string): string {
	const channels = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
	const [red, green, blue] = channels;
	const grey = 0.213 * red + 0.715 * green + 0.072 * blue;
	return `#${channels.map((channel) => hex(grey + (channel - grey) * FROZEN)).join('')}`;
}

function hex(channel: number): string {
	return Math.round(channel).toString(16).padStart(2, '0');
}
