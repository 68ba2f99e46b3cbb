// biome-ignore-all format: drawings are rows of coordinates
import { circle, ellipse, group, join, op, path, rect } from '../../../../art/kit.ts';
import { INK, WHITE } from './parts.ts';

export function camera(id: string) {
	return join(
		`<defs><clipPath id="${id}l"><circle cx="150" cy="172" r="52"/></clipPath></defs>`,
		ellipse(150, 262, 118, 12, INK, op(0.18)),
		path('M104 92L118 56Q121 48 130 48H170Q179 48 182 56L196 92Z', '#3A3341'), rect(124, 58, 52, 24, '#FFE9A8', 6),
		path('M132 58H150L138 82H124V64Z', '#FFF8DE'), rect(216, 68, 34, 22, '#FF4D6D', 8),
		rect(52, 74, 34, 16, '#3A3341', 6), rect(28, 84, 244, 172, '#F2433F', 26),
		path('M28 128H272V214H28Z', '#2B2531'),
		path('M28 214H272V230A26 26 0 0 1 246 256H54A26 26 0 0 1 28 230Z', '#C92D33'),
		path('M54 84H246A26 26 0 0 1 268 98H32A26 26 0 0 1 54 84Z', '#FF7A68'), circle(150, 172, 76, '#F6F1EA'),
		circle(150, 172, 68, '#D5CCD2'), circle(150, 172, 60, '#2B2531'), circle(150, 172, 52, '#1D63B8'),
		group([circle(150, 190, 46, '#2B83E6'), ellipse(150, 206, 34, 24, '#63B2FA')], { 'clip-path': `url(#${id}l)` }),
		circle(150, 172, 20, '#12243F'), path('M116 160A36 36 0 0 1 148 136A44 44 0 0 0 124 166Z', WHITE),
		circle(178, 196, 6, WHITE, op(0.8)), circle(244, 108, 8, '#FFC42B'),
	);
}
