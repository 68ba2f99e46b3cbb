import type { Messages } from '@shutterbox/kernel';
import type { boardMessages as english } from './en-board.ts';

/** То же по-русски. */
export const boardMessages: Messages<keyof typeof english> = {
	'hand.verb.turn': 'Ваш ход',
	'hand.lifted': 'В руке {tile}. Коснитесь того, с кем поменять, или отпустите.',
	'hand.slid': '{tile} не отрывается от фона. Отпустите над тем, с кем поменять.',
	'hand.joe': 'В руке Джо. Стрелка толкает его ряд или столбец.',
	'hand.push': `{dir, select,
		up {Столбец Джо идёт за ним: {tile} уходит сверху и входит снизу.}
		down {Столбец Джо идёт за ним: {tile} уходит снизу и входит сверху.}
		left {Ряд Джо идёт за ним: {tile} уходит слева и входит справа.}
		other {Ряд Джо идёт за ним: {tile} уходит справа и входит слева.}
	}`,
	'hand.waits': 'Будет сделано, как только сцена успокоится.',
	'hand.owed': 'Сначала {rituals}.',
	'hand.owedBy': '{who, select, you {вы: {ritual}} other {{name}: {ritual}}}',

	'verdict.right': 'Верно',
	'verdict.wrong': 'Мимо',
	'verdict.void': 'Уже исправлено',
	'verdict.whistle': 'Свисток',
	'verdict.void.say': 'Заявление не считается.',
	'verdict.wrong.say': 'Такой ошибки не было.',
	'wrong.max-pet': 'Макса подвинули, а погладить его забыли.',
	'wrong.max-goodboy': 'Макса подвинули без «Молодец!».',
	'wrong.olivia-highfive': 'Оливию подвинули, не дав перед этим пять.',
	'wrong.olivia-applaud': 'Оливию подвинули, не похлопав перед этим.',
	'wrong.alice-contact': 'Алису подняли или вели слишком быстро.',
	'wrong.alice-shake': 'Алису подвинули, никого перед этим не растормошив.',
	'wrong.pam-wave': 'Пэм подвинули, а волна не обошла всех.',
	'wrong.pam-frame': 'Пэм подвинули без «Ещё в кадре?».',
	'wrong.edgar-cheese': 'Эдгара подвинули без «Сы-ыр!».',
	'wrong.edgar-ready': 'Эдгара подвинули, а спросить всех или ответить «Да!» забыли.',
	'wrong.joe-push': 'Джо поменяли местами или толкнули туда, где никого нет.',
	'wrong.chloe-diagonal': 'Хлою поменяли не с соседом по диагонали и не с подругой.',
	'wrong.arthur-max': 'Артур и Макс оказались рядом.',
	'wrong.james-olivia': 'Джеймс остался не рядом с Оливией.',
	'wrong.swap': 'Эти двое не соседи по стороне и не подруги.',
	'wrong.photo': 'Не все четверо стояли там, где на кадре.',
	'wrong.turn': 'Ходить должен был другой.',
	'wrong.talk': 'Фотограф заговорил.',

	'clock.left': '{seconds}\u00a0с',
	'clock.starts': 'Само начнётся через {seconds}\u00a0с.',
	'clock.resumes': 'Само продолжится через {seconds}\u00a0с.',

	'aloud.glass':
		'{seconds, plural, one {Осталась # секунда} few {Осталось # секунды} many {Осталось # секунд} other {Осталось # секунды}}.',
	'aloud.chosen': 'в руке',
	'aloud.inPlace': 'на месте',
};
