// biome-ignore-all format: drawings are rows of coordinates
import { circle, join, times } from '../../../../art/kit.ts';
import { card, print } from './parts.ts';

export const cardBack = (id: string) => card(id, '#7A4526', '#8C5430', join(
	times(4, (i) => times(3, (k) => print(24 + k * 36, 24 + i * 42 + (k % 2 ? 18 : 0), 0.7, 12, '#6A3A1E'))),
	circle(60, 84, 31, '#F6DDA6'), circle(60, 84, 27, '#4E8A58'), print(60, 87, 1.5, 8, '#F6DDA6'),
));
