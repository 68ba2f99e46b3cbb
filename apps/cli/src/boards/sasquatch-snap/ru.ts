import type { Messages } from '@shutterbox/kernel';
import type { BoardKey } from './en.ts';

export const messages: Messages<BoardKey> = {
	'head.turn': 'Ход {turn}',
	'head.turnLimit': 'Ход {turn} из {limit}',
	'head.target': 'для победы {target}',
	'head.box': 'в коробке {count}',

	'lines.label': 'Его линии',
	'lines.clear': 'свободно: от 1 до {most} клеток',
	'pile.label': 'Его куча',
	'pile.empty': 'пусто',
	'pile.holds': '{snaps} для следующей ловушки, что его поймает',

	'legend.figures': '& Сасквоч   # логово   0–3 журналисты, ловушки под ними строкой ниже',
	'legend.tiles': '1b ловушка 1: b обычная, f лёд, k шип, s супер   +1 сеть супера 1',
	'legend.edge': '│ ─ его линии   Края у леса нет: за {column} снова A, за {size} снова 1.',

	'seats.order': 'В порядке свистка',
	'seats.hand': 'рука',
	'seats.bank': 'банк',
	'seats.empty': 'пусто',
	'status.choosing': 'выбор',
	'status.ready': 'готово',
	'status.done': 'закончено',
	'status.setting': '{cards} выбор',
	'status.held': '{cards} западня',

	'typing.whistle': 'дать свисток без обмена',
	'typing.trade': 'отдать 3 обычные и снимок за супер и дать свисток',
	'typing.worth': '(цена: b 1, f 2, k 3, s 4; снимок, n, 1)',
	'typing.walk': 'пройти 2 клетки на север (или E, S, W)',
	'typing.trap': 'с «Ловушкой!»: поставить или снять ловушку здесь, потом 1 на север',
	'typing.tile': 'то же, где ловушку выбирают вместе с картой',
	'typing.set': 'поставить лёд (b обычная, f лёд, k шип, s супер)',
	'typing.lure': 'приманить Сасквоча на 6 клеток на восток',
};
