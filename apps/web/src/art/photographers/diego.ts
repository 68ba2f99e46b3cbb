import { at, circle, ellipse, group, join, path, rect, stroke } from '../shapes.ts';
import { FILM, ground, inProfile, type Look, lens, type Mood, shoulders } from './parts.ts';

export function diego(mood: Mood): string {
	const look: Look = { skin: '#C98A5C', shade: '#A86C43', hair: '#2A1710' };
	return (
		ground('#E07A3A', '#EC9454') +
		group([
			at(
				104,
				90,
				join(
					path('M-30 -18C-60 -10 -62 34 -44 60C-34 70 -14 66 -8 50L-6 -10Z', look.hair),
					inProfile(look, mood),
					path(
						'M-36 2C-36 -16 -32 -28 -26 -34L32 -32C33 -26 32 -20 31 -16C18 -24 4 -22 -2 -14C-6 -8 -4 8 -10 18C-14 30 -26 34 -34 40C-38 30 -38 14 -36 2Z',
						look.hair,
					),
					ellipse(-12, 6, 7.5, 10, look.skin),
					circle(-12, 17, 3, '#F2C14E'),
					path('M-40 -22C-44 -54 -20 -68 2 -66C24 -64 38 -48 36 -24Z', '#1F3E5A'),
					path(
						'M-42 -18C-43 -30 -42 -34 -39 -36C-12 -48 14 -46 36 -36C39 -32 39 -26 37 -20C12 -30 -16 -30 -42 -18Z',
						'#2E5A80',
					),
					stroke('M-26 -37L-27 -26M-10 -41V-30M8 -41L8 -30M24 -38L23 -28', '#1F3E5A', 2.6),
					path('M18 19C24 14 32 15 37 18C35 22 26 21 19 25C15 25 15 22 18 19Z', look.hair),
					path('M20 36Q28 38 33 34Q33 44 24 45Q20 42 20 36Z', look.hair),
				),
			),
		]) +
		shoulders('#3F6FA0', '#335C88', { x: 94 }) +
		path('M76 140L92 160L110 140L118 146L96 176L66 148Z', '#EAD9C0') +
		stroke('M58 150Q70 176 92 178M128 146Q128 168 112 180', '#5A3420', 5) +
		at(
			100,
			182,
			join(
				rect(-34, -20, 68, 40, '#D9DDE0', 6),
				rect(-34, -8, 68, 20, FILM, 2),
				rect(-30, -28, 16, 10, '#AEB5BD', 3),
				rect(8, -26, 20, 8, '#AEB5BD', 3),
				lens(2, 2, 16, '#C9CED4'),
				rect(18, -17, 10, 6, '#8FD0EE', 1),
			),
			1,
			-5,
		)
	);
}
