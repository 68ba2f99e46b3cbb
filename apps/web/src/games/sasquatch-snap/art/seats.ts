/** What tells the four seats apart: an ink and a mark each. */
export type Seat = 0 | 1 | 2 | 3;

/** Blue circle, orange triangle, green square, purple diamond; no seat is red, because red is the marker. */
export const SEATS = [
	{ main: '#0072B2', dark: '#00527F', deep: '#00283F', light: '#4FB0E8' },
	{ main: '#E69F00', dark: '#B37400', deep: '#3D2600', light: '#FFC94F' },
	{ main: '#009E73', dark: '#007053', deep: '#00281D', light: '#54D3AC' },
	{ main: '#CC79A7', dark: '#9E4E7B', deep: '#3B1430', light: '#F2B3D5' },
] as const;

export interface SeatInks {
	readonly main: string;
	readonly dark: string;
	readonly deep: string;
	readonly light: string;
}
