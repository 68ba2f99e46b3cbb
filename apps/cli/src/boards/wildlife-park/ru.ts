import type { Messages } from '@shutterbox/kernel';
import type { BoardKey } from './en.ts';

const forms = (one: string, few: string, many: string) =>
	`{count, plural, one {# ${one}} few {# ${few}} many {# ${many}} other {# ${few}}}`;

export const messages: Messages<BoardKey> = {
	'cell.green': 'зелёный',
	'cell.blue': 'синий',
	'cell.grey': 'серый',
	'cell.orange': 'оранж.',
	'cell.entrance': '  ВХОД',

	'legend.tiles': '♥ сердце: кубики 1 и 2   ★ звезда: 6   прочие: от 1 до 5, у вышки и 6',
	'legend.parts': '△ чёрная □ коричневая ○ бежевая часть вышки, у своего угла; у готовой закрашена',

	'label.others': 'Другие',
	'label.points': 'Очки',
	'label.missions': 'Задания',
	'label.next': 'Дальше',
	'next.board': 'планшет {number} ({name}): {items}',

	'display.title': 'ВИТРИНА',
	'display.empty': 'пусто',
	'display.more': 'рубашкой вверх ещё {count}',
	'supply.title': 'ЗАПАС, планшет {number}',
	'supply.solo': 'ЗАПАС',
	'supply.empty': 'пусто',
	'supply.tokens': 'осталось жетонов: {tokens}',
	'supply.noTokens': 'нет',
	'supply.hit': 'осталось жетонов: {tokens}; жетон {token} бьёт по {space}',
	'workers.title': 'РАБОТНИКИ',
	'workers.none': 'никого',
	'chosen.title': 'СТРОИТЬ',
	'chosen.supply': 'запас',
	'chosen.display': 'витрина',

	'seat.points': forms('очко', 'очка', 'очков'),
	'seat.tiles': forms('плитка', 'плитки', 'плиток'),
	'seat.dice': forms('кубик', 'кубика', 'кубиков'),
	'seat.towers': forms('вышка', 'вышки', 'вышек'),
	'seat.workers': forms('работник', 'работника', 'работников'),
	'seat.missions': 'задания {marks}',

	'explain.keepDice': 'оставить все кубики',
	'explain.roll': 'перебросить: {dice}',
	'explain.keepTiles': 'оставить все плитки',
	'explain.throw': 'выбросить: {tiles}',
	'explain.placed': '{item} на {hex}',
	'explain.turned': '{item} на {hex}, станет {value}',
	'explain.discarded': '{item} в сброс',
	'explain.build': '{steps}: {change}; оценка {rating}',

	'typing.keep': 'оставить начальные плитки; swap 1 2 меняет\nпервую из них на tile:2',
	'typing.reroll': 'перебросить эти кубики; reroll - ни одного',
	'typing.turn':
		'взять и построить эти два, в таком порядке:\nплитку на b3, часть у угла 5, и кубик на c2\n(углы: 1 восток, по часовой до 6 северо-восток)',
	'typing.workers': 'grey+ поворачивает кубик вверх, grey- вниз,\ngrey+ multi+ вверх на два; - сбрасывает',
	'typing.choose': 'где выбор отдельным шагом, а потом',
	'typing.atEnd': 'в конце раунда; workers - никого',
	'typing.alone': 'в одиночку; protect - отпускает предмет',
	'typing.supply': '\nв одиночку: что перебросить, что заменить',
	'typing.many': 'Ходов бывает до 250 000; «moves» показывает хорошие, лучшие первыми.',
	'typing.range': '«{number}» должно быть от 1 до {most}',
};
