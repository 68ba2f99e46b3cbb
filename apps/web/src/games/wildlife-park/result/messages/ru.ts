import type { Messages } from '@shutterbox/kernel';
import type { MapKey } from './en.ts';

export const messages: Messages<MapKey> = {
	map: '{whose, select, you {Ваш парк} other {Парк: {name}}}',
	cartouche: '{whose, select, you {Ваш парк} other {Парк: {name}}}',
	stands:
		'{species, plural, one {# вид} few {# вида} many {# видов} other {# вида}}, {towers, plural, =0 {вышек нет} one {# вышка} few {# вышки} many {# вышек} other {# вышки}}',
	rows: 'Откуда очки',
	others: 'Чей парк раскрыт',
	open: '{place}. {name}, {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
};
