// biome-ignore-all format: drawings are rows of coordinates
import { circle, curve, ellipse, join, op, path, stroke } from '../../kit.ts';
import { drop, eye, inside, poolB, poolF } from './parts.ts';

export function vaquita(id: string) {
	const c = '#8D98A4';
	const s = '#66717F';
	const l = '#E6EBEC';
	const d = '#2F343F';
	const body = curve([
		[36, 172], [54, 132], [86, 98], [128, 80], [170, 80], [204, 96], [223, 120], [224, 140], [210, 154], [184, 162],
		[150, 166], [118, 176], [88, 192], [60, 206], [44, 200],
	]);
	return join(
		poolB(72, 66), drop(100, 198, 1, 20), drop(20, 176, 0.9, -20), drop(116, 208, 0.7, 40), drop(10, 188, 0.6, -30),
		path('M48 186C34 174 18 166 4 168C10 182 24 196 46 204C44 214 56 218 70 216C72 206 64 194 48 186Z', s),
		path('M88 106C93 82 96 60 86 42C113 52 136 68 146 90Z', s),
		path('M86 42C113 52 136 68 146 90L132 90C122 72 108 56 86 42Z', d, op(0.4)),
		inside(`${id}-b`, body, c, [
			path('M30 180C60 116 112 82 172 90Q206 96 236 122L200 60H90L20 150Z', s),
			path('M48 212C92 178 130 158 180 154Q210 156 234 140V190L150 190L60 226Z', l),
			path('M192 144Q168 148 148 164L146 154Q166 141 190 138Z', d, op(0.7)),
			path('M230 124C222 136 206 141 192 137C184 138 184 147 192 149C206 153 222 149 234 140Z', d),
		]),
		path('M158 152C152 172 138 190 120 198C117 180 126 162 138 150Z', d), ellipse(188, 117, 14.5, 12.5, d),
		circle(189, 116.6, 7.4, '#58606E'), eye(189.4, 116.8, 5.4), stroke('M193 143Q208 147 223 137', '#697380', 1.8),
		stroke('M148 88Q172 87 192 97', '#A3ADB8', 5), poolF(72, 66, 205, 4),
	);
}
