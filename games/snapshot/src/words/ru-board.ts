import { goes, pointsOf, tokensOf } from './ru-forms.ts';

/** What a drawn board asks, shows and says aloud. */
export const boardMessages = {
	'asks.start': 'Ваше задание',
	'asks.start.say': 'Его видите только вы. Снимите то, что нужно редактору, и в конце страницы принесут очки.',
	'asks.order': 'Когда тянут другие',
	'asks.order.say': 'Стол ответит за вас. Видите это только вы.',
	'asks.research': 'Тяните или планируйте',
	'asks.research.say': 'Берите карты, пока решаетесь, или разложите шесть кубиков по животным и местам.',
	'asks.research.committed': '{count, plural, other {{animals} надо снять в этот ход.}}',
	'asks.research.final': 'Последний круг: это ваш последний ход.',
	'asks.noTarget': 'Тяните или пасуйте',
	'asks.noTarget.say': 'Снимать пока некого.',
	'asks.noCard': 'Планируйте или пасуйте',
	'asks.noCard.say': 'Карт больше нет. Разложите шесть кубиков по животным и местам.',
	'asks.nothing': 'Пасуйте',
	'asks.nothing.say': 'Карт больше нет, и снимать некого.',
	'asks.dice': 'Разложите кубики',
	'asks.dice.say':
		'{left, plural, one {Остался # кубик} few {Осталось # кубика} many {Осталось # кубиков} other {Осталось # кубика}}: положите на {card}, и шанс будет {after} вместо {before}.',
	'asks.dice.refused':
		'В плане {all, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}, а {left} ещё в кювете.',
	'asks.prepare': 'Подготовьтесь',
	'asks.prepare.bag': '{animals} {count, plural, =1 {выходит} other {выходят}} из вашей сумки, и только на этот ход.',
	'asks.prepare.say': 'Все шесть кубиков лежат. До первого броска это можно отменить.',
	'asks.fate': 'В сумку или на место',
	'asks.fate.say': '{animal} нужно {difficulty}, очков даёт {prestige}. Положите карту в сумку или {place}.',
	'asks.spooks': 'Спугнёт',
	'asks.spooks.say':
		'У {animal} {difficulty}, {place} уже {highest}: если выложить карту, {count, plural, =1 {животное убежит} =2 {убегут оба} =3 {убегут все трое} =4 {убегут все четверо} other {убегут все #}}.',
	'asks.upfront': 'В сумку, на место или обещать',
	'asks.upfront.say': 'Обещание не отдаёт карту другим, но снять её придётся в этот ход.',
	'asks.claims': 'Взять или отказаться',
	'asks.claims.say': `{name} тянет {animal}: за ${tokensOf('count')} карта ваша.`,
	'asks.offered.stays': 'Карту предлагают: {names}. Если никто не возьмёт, {animal} останется.',
	'asks.offered.spooks': 'Карту предлагают: {names}. Если никто не возьмёт, {animal} спугнёт всех {place}.',
	'asks.deny': 'Продать или оставить',
	'asks.deny.say': '{name} хочет {animal} за {tokens}. Оставить можно, только взяв в сумку или пообещав снять.',
	'asks.explore': 'Исследуйте',
	'asks.explore.say':
		'{count, plural, =1 {Нажмите на {places}, чтобы бросить кубики.} =2 {Нажмите на место, чтобы бросить его кубики. Исследовать надо оба, порядок ваш.} other {Нажмите на место, чтобы бросить его кубики. Исследовать надо все #, порядок ваш.}}',
	'asks.reroll': 'Перебросить или отступить',
	'asks.reroll.say':
		'Нужно было {value} или больше. Нажмите на {dice, plural, =1 {кубик} other {один из кубиков}}: переброс стоит {tokens}.',
	'asks.shoot': 'Снимайте',
	'asks.shoot.say': 'Вы нашли {place}. Нажмите на животное, чтобы снять его.',

	'watch.research': '{name} тянет карты или строит план.',
	'watch.fate': '{name} тянет {animal}: в сумку или {place}?',
	'watch.deny': `${goes('хотите', 'хочет')} {animal} за {tokens}. Продать или оставить, решает {owner}.`,
	'watch.explore': '{name} исследует {places} ради {animals}.',
	'watch.reroll': '{name} не находит {place}: переброс или отступление?',
	'watch.shoot': '{name} находит {place} и снимает {animals}.',

	'shown.rolling': 'Бросок',
	'shown.rolling.explore':
		'{dice, plural, =1 {На кубике нужно} other {Хотя бы на одном кубике нужно}} {value} или больше.',
	'shown.rolling.shot':
		'{animal} нужно {difficulty}{tokens, plural, =0 {} one {, # жетон помогает} few {, # жетона помогают} other {, # жетонов помогают}}.',
	'shown.found': 'Нашли',
	'shown.notFound': 'Не нашли',
	'shown.hit': 'Есть кадр',
	'shown.hit.say': '{sum}, хватило бы {difficulty}.',
	'shown.miss': 'Мимо',
	'shown.miss.say':
		'{sum}, а {animal} нужно {difficulty}.{back, plural, =0 {} =1 { {who, select, you {Ваш жетон} other {Жетон}} возвращается.} other { {who, select, you {Ваши жетоны} other {Жетоны}} возвращаются.}}',
	'shown.spooked': 'Спугнули',
	'shown.spooked.say':
		'У {animal} {difficulty}, меньше {highest}. {count, plural, =1 {Животное убежало} =2 {Двое убежали} =3 {Трое убежали} =4 {Четверо убежали} other {Убежало #}}, {who, select, you {ваш ход окончен} other {ход игрока {name} окончен}}.',
	'shown.award': 'Награда',
	'shown.award.habitat': `{nth, select, 1 {Третий} 2 {Шестой} other {Девятый}} кадр {place} приносит{who, select, you { вам} other { игроку {name}}} ${pointsOf('prestige')}.`,
	'shown.award.each': `Кадр с каждого места приносит{who, select, you { вам} other { игроку {name}}} ${pointsOf('prestige')}.`,

	'aloud.drew': `${goes('тянете', 'тянет')} {animal}, нужно {difficulty}.{spooks, select, yes { Спугнёт всех {place}.} other {}}`,
	'aloud.explored': '{habitat}: нашли, выпало {value}.',
	'aloud.notExplored': '{habitat}: не нашли, выпало {dice}.',
	'aloud.shot': 'Снимок: {animal}, {sum}, нужно {difficulty}.',
	'aloud.sum': '{parts}, всего {total}',
	'aloud.plus': '{one} плюс {other}',
	'aloud.photographed': `Есть кадр, ${pointsOf('prestige')}.`,
	'aloud.escaped': '{animal} уходит.',
	'aloud.offer':
		'Предложение: {animal} за {tokens}{seconds, plural, =0 {} one {, # секунда} few {, # секунды} many {, # секунд} other {, # секунды}}.',
	'aloud.yourTurn': 'Ваш ход.',
} as const;
