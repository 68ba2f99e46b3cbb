import type { Messages } from '@shutterbox/kernel';
import type { ResultKey } from './en.ts';

export const messages: Messages<ResultKey> = {
	'verdict.left': 'Вы ушли: поражение',
	'verdict.lost': 'В этот раз не вышло',
	'verdict.allWin': 'Победили все вместе',
	'verdict.won': '{count, plural, one {Победа: {names}} other {Победу делят: {names}}}',
	'verdict.youWin': '{who, select, team {Ваша команда победила} other {Вы победили}}',
	'verdict.youShareWin': '{who, select, team {Ваша команда делит победу} other {Вы делите победу}}',
	'verdict.placed': '{who, select, team {Ваша команда} other {Вы}} на {place}-м месте',
	'verdict.shared':
		'{who, select, team {Ваша команда делит} other {Вы делите}} {place, select, 2 {второе} 3 {третье} 4 {четвёртое} 5 {пятое} other {шестое}} место',

	'verdict.advised': 'с подсказками',
	'nearest.points': '{count, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
	'nearest.ahead':
		'{amount}, на {by} больше, чем на {place, select, 2 {втором} 3 {третьем} 4 {четвёртом} 5 {пятом} other {шестом}} месте.',
	'nearest.behind':
		'{amount}. Ещё {more}, и вы догнали бы {place, select, 1 {первое} 2 {второе} 3 {третье} 4 {четвёртое} other {пятое}} место.',
	'nearest.tie':
		'{amount}, столько же, сколько на {place, select, 1 {первом} 2 {втором} 3 {третьем} 4 {четвёртом} 5 {пятом} other {шестом}} месте: решило правило ничьей.',
	'nearest.alone': '{amount}.',
	'nearest.left': 'На вашем месте в конце было {amount}, но ушедший проигрывает при любом счёте.',

	'moment.decisive': 'Решающий момент',
	'moment.best': '{who, select, you {Ваш лучший момент} other {Лучший момент}}',
	'moment.worth': 'Это принесло {points}.',
	'moment.since': '{who, select, you {С этой минуты вы впереди.} other {С этой минуты впереди {name}.}}',
	'moment.entry': 'Шаг {n} в повторе.',
	'moment.none': 'Ни один ход не выделяется.',
	'moment.unknown': 'Записи, в которой его можно найти, нет.',
	'moment.see': 'Посмотреть',

	'dock.label': 'Что дальше',
	'dock.again': 'Сыграть ещё',
	'dock.wanted': 'Вы хотите сыграть ещё',
	'dock.link': 'Ссылка',
	'dock.copied': 'Скопировано',
	'dock.notCopied': 'Браузер не даёт копировать. Ссылка есть в адресной строке.',
	'dock.picture': 'Картинка',
	'dock.noPicture':
		'Нарисовать картинку не удалось: браузер не умеет или на устройстве нет места. Освободите место и попробуйте ещё раз.',
	'keys.again': 'сыграть ещё',
	'keys.replay': 'смотреть повтор',
	'dock.over': 'Партия окончена',

	'once.title': 'Ещё раз',
	'once.text': 'Новый стол откроется, когда согласятся все, кто остаётся.',
	'once.you': 'Вы',
	'once.wants': '{who, select, you {хотите сыграть ещё} other {хочет сыграть ещё}}',
	'once.looks': 'смотрит альбом',
	'once.ask': 'Спросить',
	'once.asked': 'ждём ответа',
	'once.gone': 'место пустует',
	'once.seat': 'Место свободно: {name}. Кто сядет?',
	'once.free': 'Пусть пустует',
	'once.waiting': 'Ждём: {names}',
	'once.choose': 'Выберите, кто сядет',
	'once.withdraw': 'Не сегодня',
	'once.now': 'Начать, не ждать',

	'wants.some': '<b>{names}</b> {count, plural, one {хочет сыграть ещё} other {хотят сыграть ещё}}',
};
