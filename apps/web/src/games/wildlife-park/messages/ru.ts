import type { Messages } from '@shutterbox/kernel';
import type { messages as english } from './en.ts';
import { board } from './ru-board.ts';

const points = '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}';

export const messages: Messages<keyof typeof english> = {
	...board,

	'keep.verb': 'Оставить все',

	'swap.keep': 'Оставить все 3',

	'protect.letGo': 'Отпустить',

	'corner.legend': 'Угол её части',

	'park.title': 'Ваш парк',
	'park.of': 'Парк: {name}',

	'supply.title': 'Запас',
	'supply.next': 'Следующий планшет ({name})',
	'display.title': 'Ваша витрина',
	'workers.title': 'Ваши работники',

	'score.title': 'Ваши очки',
	'missions.title': 'Задания',

	'others.title': 'Другие парки',
	'others.towers': 'Вышки',
	'others.species': 'Виды',

	'brief.took': 'взято {supply} и {display}',
	'brief.on': '{item} на {hex}',
	'brief.away': '{item} в сброс',
	'brief.turned': '{hex} {from} → {to}',
	'brief.with': '{what}, помогает {workers}',
	'brief.worker.green': 'зелёный',
	'brief.worker.blue': 'синий',
	'brief.worker.grey': 'серый',
	'brief.worker.orange': 'оранжевый',
	'brief.worker.multi': 'пёстрый',
	'brief.entrance': 'вход +{points}',
	'brief.final': points,
	'brief.starts': 'начало: {items}',
	'brief.rolled': 'бросок: {items}',
	'brief.rerolled': 'переброшено: {items}',
	'brief.keptDice': 'все кубики остаются',
	'brief.swapped': 'обмен: начало {start} на плитку {slot}',
	'brief.kept': 'все 3 начала остаются',
	'brief.missions': 'задания: {names}',
	'brief.declared': '{kind, select, die {объявлен кубик} other {объявлена плитка}}',
	'brief.token': 'жетон {number}',
	'brief.lost': 'потеряно: {item}',
	'brief.saved': 'спасение: {worker}',
	'brief.keptTiles': 'все плитки остаются',
	'brief.thrown': 'выброшено: {items}',
	'brief.refilled': 'новое: {items}',
};
