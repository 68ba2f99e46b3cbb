import type { Messages } from '@shutterbox/kernel';
import type { AlbumKey } from './en.ts';

export const messages: Messages<AlbumKey> = {
	label: '{whose, select, you {Ваш альбом} other {Альбом: {name}}}',
	best: 'лучшая',
	blurred: 'смазано',
	film: '{story}, {way, select, rising {по возрастанию, } falling {по убыванию, } other {}}{sharp, plural, =0 {резких нет} one {# резкий} few {# резких} many {# резких} other {# резкого}}, {blurred, plural, =0 {} one {# смазанный, } few {# смазанных, } many {# смазанных, } other {# смазанного, }}{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
	empty: 'Никто не пришёл.',
	missed: 'Цвет последней карты: плёнка не в счёт.',
	goodShot: 'удачный кадр',
	moment: 'решающий момент',
	picture: 'Альбом: {name}',
	others: 'Чей альбом',
	'joint.backwards': 'Задом наперёд:',
	'joint.blurred': 'дальше никто не видел',
	'joint.two': ', и ',
	'joint.more': ', и ',
	'joint.nothing': 'Никто ничего не видел.',
};
