import type { Messages } from '@shutterbox/kernel';
import type { messages as english } from './en.ts';

export const messages: Messages<keyof typeof english> = {
	'seat.you': '{who} (вы)',

	'brief.round': 'раунд {round}',
	'brief.repaired': 'сцена поправлена: {what}',
	'brief.ready': 'готово',
	'brief.flipped': 'часы перевёрнуты',
	'brief.wanted': 'нужен {id}',
	'brief.lifted': 'обмен {a} ↔ {b}',
	'brief.slid': 'не отрывая {a} ↔ {b}, {seconds, number} с',
	'brief.cells': '{a} ↔ {b}',
	'brief.pushed': 'толчок {direction}',
	'brief.pushedSlide': 'толчок {direction}, {seconds, number} с',
	'brief.photo': 'кадр {id}',
	'brief.talked': 'разговор',
	'brief.undone': 'возврат',
	'brief.stopped': 'ошибка?',
	'brief.whistled': 'свисток',
	'brief.right': 'верно: {fault}',
	'brief.wrong': 'мимо',
	'brief.void': 'уже исправлено',
	'brief.back':
		'{count, plural, one {# действие назад} few {# действия назад} many {# действий назад} other {# действия назад}}',
	'brief.token': '{team} +1',
	'brief.approved': 'всё верно',
	'brief.timeUp': 'время вышло',
	'brief.scored': 'раунд окончен, {photos}: {a} : {b}',
	'brief.scoredAll': 'раунд окончен, {photos}: {total}',
	'brief.drew': '{team}: {effect}',
	'brief.reshuffled': 'новая колода',
};
