// biome-ignore-all format: drawings are rows of coordinates
import { at, ellipse, join, mix, multiply, op } from '../../../../art/kit.ts';
import { hollow } from '../forest/lair.ts';
import { beast, type SasquatchPose, sasquatch } from '../forest/sasquatch.ts';
import { grade } from './inks.ts';

/** Teeth and eyes stay bright. */
const BRIGHT = ['#FFFFFF', '#FFF6E0', '#FFF3CF'];

/** The Sasquatch by moonlight: dark fur, a cold rim from the upper left; in the flash he is seen as by day. 100 × 120. */
export function big(pose: SasquatchPose) {
	if (pose === 'flash') return sasquatch(pose);
	const him = beast(pose);
	return join(
		ellipse(50, 113, 42, 8, '#011013', op(0.6)), at(-2.2, -2.4, grade(him, () => '#A9E4DF')),
		grade(him, (ink) => BRIGHT.includes(ink) ? ink : mix(multiply(ink, '#8FB3C0', 0.34), '#0A2029', 0.1)),
	);
}

/** The lair by moonlight, without the ground it lies on; two eyes shine. 100 × 100. */
export const nightLair = () => grade(
	hollow(), (ink) => ink === '#FFE9A0' ? ink : mix(multiply(ink, '#8FC0CC', 0.5), '#0C3640', 0.12),
);
