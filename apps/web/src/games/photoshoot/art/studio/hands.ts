// biome-ignore-all format: drawings are rows of coordinates
import { join, path, rect } from '../../../../art/kit.ts';

export const HAND_BOX = [150, 64] as const;
export const POSES = ['raise', 'pinch'] as const;
export type Pose = (typeof POSES)[number];

/** By seat: sleeve, its shade, skin. */
const ARMS = [
	['#0072B2', '#00568A', '#D99A6C'], ['#B25FA0', '#8C437C', '#F1C7A3'], ['#009E73', '#007757', '#7A4A2E'],
	['#56B4E9', '#3A8FC0', '#E3B08A'], ['#4B4E52', '#34363A', '#C3C8C2'], ['#D55E00', '#A94900', '#B9794E'],
] as const;
export const SEATS_WITH_HANDS = ARMS.length;

const SHADE = { stroke: '#000000', 'stroke-opacity': '0.133', 'stroke-width': 2 };

/** A hand that reaches to the right over the edge of the set, its sleeve in its seat's colour. */
export function hand(pose: Pose, seat: number): string {
	const [sleeve, shade, skin] = ARMS[seat % ARMS.length];
	return join(
		path('M0 14H78Q84 14 84 20V46Q84 52 78 52H0Z', sleeve), path('M0 40H84V46Q84 52 78 52H0Z', shade),
		rect(76, 11, 14, 44, '#FFFFFF', 4), rect(76, 43, 14, 12, '#D9D3DE', 4), pose === 'raise' ? raised(skin) : pinching(skin),
	);
}

function raised(skin: string): string {
	return join(
		path(
			'M90 18H100C104 6 116 2 124 8Q128 11 126 15H140A5.5 5.5 0 0 1 140 26H128H143A5.5 5.5 0 0 1 143 37H128H140A5.5 5.5 0 0 1 140 48H124H133A5 5 0 0 1 133 57H108C98 57 92 52 90 48Z',
			skin,
		),
		path('M128 26H140M128 37H143M124 48H138', 'none', SHADE),
	);
}

function pinching(skin: string): string {
	return join(
		path(
			'M90 18H106L136 24Q142 26 140 31Q138 35 132 34L118 32L138 40Q143 43 140 47Q137 51 131 48L112 42V50C100 52 94 50 90 48Z',
			skin,
		),
		path('M118 32L132 34M112 42L131 48', 'none', SHADE),
	);
}
