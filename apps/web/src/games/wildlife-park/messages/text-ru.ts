import type { Messages } from '@shutterbox/kernel';
import type { messages as english } from './text-en.ts';

const points = '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}';
const countOf = (one: string, few: string, many: string) =>
	`{count, plural, one {# ${one}} few {# ${few}} many {# ${many}} other {# ${few}}}`;
const dice = countOf('кубик', 'кубика', 'кубиков');

export const messages: Messages<keyof typeof english> = {
	'mission.line': `{words}. ${points}, {isMet, select, true {выполнено} other {пока нет}}.`,

	'decision.title': 'Ваше решение',
	'decision.waiting': 'Что сейчас',
	'decision.none': 'Вы решили. Другие ещё думают.',
	'decision.watching': 'Решают другие.',
	'decision.over': 'Партия окончена.',

	'legend.reroll': 'Кубики для переброса',
	'reroll.verb': 'Перебросить',
	'picked.reroll': `${dice}, все разом, один раз за партию.`,
	'legend.soloReroll': 'Кубики запаса для переброса',
	'picked.soloReroll': `${dice}, все разом, один раз за раунд.`,
	'keep.detail': 'Ничего не перебрасывается.',
	'keep.detailTiles': 'Ничего не выбрасывается.',
	'legend.soloDiscard': 'Лишние плитки запаса',
	'soloDiscard.verb': 'Выбросить',
	'picked.soloDiscard': `${countOf('плитка', 'плитки', 'плиток')}; вместо них откроются новые.`,

	'swap.start': 'Какую начальную плитку обменять',
	'swap.startTile': '{tile} на {hex}',
	'swap.slot': 'Какая плитка витрины встанет на её место',
	'swap.verb': 'Обменять',
	'swap.keepVerb': 'Оставить',

	'declare.die': 'Объявить кубик',
	'declare.tile': 'Объявить плитку',
	'protect.with': 'Спасти',

	'take.supply': 'Взять из запаса',
	'take.display': 'Взять с витрины',
	'place.supply': 'Поставить из запаса: {item}',
	'place.display': 'Поставить с витрины: {item}',
	'place.where': 'Куда',
	'place.gain': '{hex} {points}',
	'place.discard': 'Сбросить',
	'place.none': 'Как есть, это никуда не подходит.',
	'place.refused': 'Не на {hexes}: {reason}',
	'corner.meets': '{corner}, рядом {hexes}',
	'corner.alone': '{corner}, вышки там не будет',
	'corner.builds': '{corner}, рядом {hexes}: встанет вышка',
	'corner.continues': '{corner}, рядом {hexes}: 1 часть уже там',
	'turning.legend': 'Повернуть кубик',
	'turning.none': 'Как есть, {value}',
	'turning.to': '{value}, помогает {workers}',

	'turn.verb': 'Построить',
	'turn.open': 'Возьмите два предмета и скажите, куда поставить каждый.',
	'turn.openBuild': 'Скажите, куда поставить каждый предмет.',
	'turn.detail': '{change}.',
	'turn.clear': 'Начать заново',
	'choose.verb': 'Выбрать',
	'choose.open': 'Возьмите один предмет из запаса и один с витрины.',

	'workers.keep': 'Отдыхает',
	'workers.offer': '{hex}, {colour}: {from} → {to}',
	'workers.refused': '{offer}. {reason}',
	'workers.verb': 'Послать работников',
	'workers.none': 'Не посылать',

	'park.vacant': 'свободно',
	'park.die': 'кубик {value}',
	'park.planned': 'намечено',
	'park.part': '{symbol} {corner}',
	'park.entrance': 'вход',
	'park.next': 'Рядом {hexes}.',

	'supply.board': 'Планшет {number}, перед вами',
	'supply.solo': 'Запас',
	'supply.empty': 'Ничего не осталось.',
	'supply.tokens': 'Осталось жетонов: {tokens}.',
	'supply.hit': 'Жетон {token}. Под ударом: {item}.',
	'display.more':
		'{count, plural, =0 {Закрытых плиток больше нет.} one {Ещё # закрытая плитка.} few {Ещё # закрытые плитки.} many {Ещё # закрытых плиток.} other {Ещё # закрытой плитки.}}',
	'workers.unused': '{workers}.',
	'workers.allUsed': 'Заняты все.',

	'score.caption': 'Сколько парк приносит сейчас',
	'score.row': 'За что',
	'score.points': 'Очки',
	'score.after': 'После хода',
	'score.total': 'Вместе',

	'rest.title': 'Запас и другие парки',
	'others.all': 'Все парки',
	'others.board': 'Планшет запаса {number}',
	'others.display': 'Витрина',
	'others.points': 'Очки',
	'others.tiles': 'Плитки',
	'others.dice': 'Кубики',
	'others.workers': 'Работники',

	'help.signs':
		'♥ сердце, ★ звезда; ▲ чёрная, ■ коричневая, ● бежевая часть, стрелка показывает её угол; у готовой вышки знак двойной.',
	'help.text':
		'Кубик ставят на плитку его цвета. На сердце встают 1 и 2, на звезду 6, на прочие плитки от 1 до 5, а 6 — когда построена их вышка. 3 части одного цвета, которые сошлись у угла, — это вышка.',
};
