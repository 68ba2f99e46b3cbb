import type { Messages } from '@shutterbox/kernel';
import type { BoardKey } from './en.ts';

export const messages: Messages<BoardKey> = {
	'field.label': 'Поле',
	'field.left': 'слева',
	'field.down': 'рубашкой вверх',
	'field.right': 'справа',
	'field.row': 'ряд {row}',

	'deck.label': 'Колода',
	'deck.cards': '{count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
	'deck.top': 'сверху {card}',
	'deck.now': 'солнце садится',
	'deck.past': 'солнце село',
	'deck.next': 'закат придёт с ближайшим пополнением',
	'deck.after': 'закат через {most, plural, one {# карту} few {# карты} many {# карт} other {# карты}}',
	'deck.between': 'закат через {fewest}–{most, plural, one {# карту} few {# карты} many {# карт} other {# карты}}',
	'supply.label': 'Удачные',
	'supply.none': 'все разобраны',
	'supply.rule': '+{points} за первую плёнку, где резких {needs}',
	'out.label': 'Вне игры',

	'turn.label': 'Ход',
	'turn.pick': '{who, select, you {вы выбираете} other {{name} выбирает}} сюжет',
	'turn.wind':
		'{who, select, you {вы мотаете плёнку; потом снимете} other {{name} мотает плёнку; потом снимет}} {count}',
	'turn.sunset': 'закат, все вместе: намотать и снять {count}',
	'turn.final': 'последние кадры, все вместе: намотать и снять {count}',
	'turn.chosen': 'уже выбрали: {names}',

	'films.label': 'Ваши плёнки',
	'films.next': 'подойдёт',
	'films.shot': 'удачный кадр',
	'films.points': 'очки',
	'films.blurred': '× смаз, −2',
	'shot.yours': '★ ваш',
	'shot.theirs': 'у {name}',
	'shot.open': '{have} из {needs}',

	'seat.hand': 'рука',
	'seat.films': 'плёнки',
	'seat.noFilms': 'пока нет',
	'seat.points': 'очки',
	'seat.last': 'последняя карта {card}',
	'seat.noCards': 'карт нет',

	'hand.label': 'Ваша рука',
	'hand.shutter': 'затвор',
	'hand.leaving': '← уходят',
	'hand.fresh': 'свежий',
	'hand.entering': 'конец ←',
	'hand.color':
		'{color, select, blue {синяя} red {красн.} yellow {жёлтая} green {зелён.} brown {корич.} grey {серая} purple {фиол.} other {?}}',
	'hand.due':
		'после намотки {count, plural, one {будет снята # карта} few {будут сняты # карты} other {будет снято # карт}}',

	'explain.kept': 'Останутся: {cards}.',
	'explain.last': 'Последняя карта: {card}.',
	'score.missed': '{points}, упущена',

	'typing.pick': '1L3    взять 3 карты с левого края ряда 1 (L — слева, R — справа; ряд 1 нижний)',
	'typing.wind': '3>8    сдвинуть карту с места 3 вашей руки на место 8',
	'typing.problem': 'карты берут по ряду, стороне и числу (1L3), сдвигают с места на место (3>8), а считают всё от 1',
};
