import type { Messages } from '@shutterbox/kernel';
import type { PageKey } from './en.ts';

export const messages: Messages<PageKey> = {
	label: 'Первая полоса',
	title: 'Вести с поляны',
	edition: 'Ночной выпуск',
	turn: 'Ход {turn}{limit, plural, =0 {} other { из #}}',
	price: 'Цена: {count, plural, one {# снимок} few {# снимка} many {# снимков} other {# снимка}}',
	headline: '{who, select, you {Снимок ваш} other {Автор снимка: {name}}}',
	shared: 'Авторы снимка: {names}',
	caption:
		'{square}, {steps, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}} {direction}. Фото: {name}.',
	captionWith:
		'{square}, {steps, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}} {direction}. На заднем плане: {others}. Фото: {name}.',
	noPhoto: 'Лес поздней ночью. Улыбаться никого не просили.',
	lead: '{snaps} из {target}.',
	'way.N': 'на север',
	'way.E': 'на восток',
	'way.S': 'на юг',
	'way.W': 'на запад',
	tally: 'Снимки',
	you: 'Вы',
	weather: 'Погода',
	'weather.0': 'Луна до четырёх. На севере ожидаются следы.',
	'weather.1': 'В низинах туман, к вспышке прояснится.',
	'weather.2': 'Позже дождь. Плёнку лучше держать под шляпой.',
	'weather.3': 'Тихая ночь. Ветки будут трещать без причины.',
	'weather.4': 'Ветер с юга, пахнет мокрой шерстью.',
	'weather.5': 'Первые заморозки. К утру ловушки могут заедать.',
};
