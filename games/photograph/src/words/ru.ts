import type { Messages } from '@shutterbox/kernel';
import type { Key } from './en.ts';

const colors =
	'{color, select, blue {синий} red {красный} yellow {жёлтый} green {зелёный} brown {коричневый} grey {серый} purple {фиолетовый} other {?}}';
const cards =
	'{color, select, blue {синяя} red {красная} yellow {жёлтая} green {зелёная} brown {коричневая} grey {серая} purple {фиолетовая} other {?}}';
const bands = '{band, select, low {1–6} other {7–12}}';
const who = '{who, select, you {Вы} other {{name}}}';
const sides = '{side, select, left {слева} other {справа}}';

export const messages: Messages<Key> = {
	color: colors,
	'card.photo': `${cards} {value}`,
	'card.back': `${cards} ${bands}`,
	'card.blank': 'карта рубашкой вверх',
	'card.sunset': 'карта заката',
	'card.band': bands,

	'fits.any': 'любая карта',
	'fits.starts': 'начнёт её',
	'fits.anyNext': 'подойдёт любая',
	'fits.above': 'любая больше {value}',
	'fits.below': 'любая меньше {value}',
	'fits.none': 'дальше некуда',
	'fits.values': 'дальше {values}',

	'prompt.pick': 'Возьмите карты',
	'prompt.pickText': 'Возьмите от 1 до 3 карт с одного края ряда. Столько же снимется с другого конца вашей плёнки.',
	'prompt.wind': 'Намотайте плёнку',
	'prompt.windText':
		'Сдвиньте одну карту к свежему концу. Потом {count, plural, =1 {карта у затвора будет снята} =2 {две карты у затвора будут сняты} other {три карты у затвора будут сняты}}.',
	'prompt.sunset': 'Снимайте закат',
	'prompt.sunsetText': 'Тайно сдвиньте одну карту. Когда выберут все, каждый снимет две; удачных кадров сейчас нет.',
	'prompt.final': 'Снимите две последние',
	'prompt.finalText':
		'Тайно сдвиньте одну карту. Две будут сняты, третья уйдёт непоказанной; удачных кадров сейчас нет.',
	'prompt.finalMissedText': 'Тайно сдвиньте одну карту. Две будут сняты, а плёнка цвета третьей не пойдёт в счёт.',
	'prompt.sending': 'Минуту',
	'prompt.sendingText': 'Ваш ход уже в пути.',
	'prompt.wait': 'Подождите',
	'prompt.waitPick': '{name} берёт карты.',
	'prompt.waitWind': '{name} мотает плёнку.',
	'prompt.waitSecret': 'Ещё выбирают втайне: {names}.',
	'prompt.watch': 'Смотрите',
	'prompt.over': 'Поле разобрано',
	'prompt.overText': 'Все плёнки проявлены. Полистайте альбомы.',

	'log.setup': 'Цвета в игре: {colors}. {who, select, you {Начинаете вы} other {Начинает {name}}}.',
	'log.picked': `{who, select, you {Вы берёте} other {{name} берёт}} ${sides} из ряда {row}: {cards}.`,
	'log.wound': '{who, select, you {Вы мотаете} other {{name} мотает}} карту {from} на место {to}.',
	'log.committed': '{who, select, you {Вы выбрали} other {{name}: выбор сделан}}.',
	'log.played': '{who, select, you {Вы снимаете} other {{name} снимает}}: {card}, резко.',
	'log.blurredDirection': `${who}: снимок смазан ({color}), пошёл вспять, −2.`,
	'log.blurredStep': `${who}: снимок смазан ({color}), дальше чем на 3, −2.`,
	'log.goodShot': '{who, select, you {Вы получаете} other {{name} получает}} удачный кадр ({color}), +5.',
	'log.refilled':
		'Поле пополнено; {count, plural, =0 {из игры ничего не ушло} one {из игры ушла # карта} few {из игры ушли # карты} many {из игры ушло # карт} other {из игры ушло # карты}}.',
	'log.carried': 'Перенесены в левый столбец, лицом вверх: {cards}.',
	'log.sunset': 'Закат. Все тайно мотают по карте и снимают по две.',
	'log.handSize':
		'Теперь между ходами в руке {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
	'log.finalPhase': 'Последние кадры. Все тайно мотают по карте и снимают по две.',
	'log.lastCard': `${who}: последняя карта убрана, {card}.`,
	'log.missed': `${who}: упущенный кадр — {card}; {color} цвет не в счёт.`,
	'log.scored': 'Альбомы подсчитаны. {scores}.',
	'log.score': '{name}: {points}',

	'forecast.takes':
		'{count, plural, one {Войдёт: {cards}; затем # карта будет снята.} few {Войдут: {cards}; затем # карты будут сняты.} other {Войдут: {cards}; затем # карт будет снято.}}',
	'forecast.shots': 'Снимки: {shots}. Очки: {now}, станет {after}.',
	'forecast.shot': '{card} ({look, select, sharp {резко} good {резко, удачный кадр} other {смаз}})',
	'forecast.missed': `В счёт не пойдёт ${cards} плёнка.`,

	'refusal.BAD_MOVE': 'Такого хода в этой игре нет.',
	'refusal.GAME_OVER': 'Партия окончена.',
	'refusal.ALREADY_COMMITTED': 'Вы уже выбрали; остальные ещё думают.',
	'refusal.NOT_YOUR_TURN': 'Сейчас не ваш ход.',
	'refusal.WRONG_PHASE':
		'{phase, select, pick {Сначала возьмите карты с поля; намотка потом.} other {Теперь сдвиньте карту в руке; карты берут в начале хода.}}',
	'refusal.BAD_ROW': 'В поле есть ряды с 1 по {rows}.',
	'refusal.BAD_SIDE': 'Берите слева или справа.',
	'refusal.BAD_COUNT': 'Возьмите 1, 2 или 3 карты.',
	'refusal.ROW_EMPTY': 'Ряд {row} пуст.',
	'refusal.ROW_TOO_SHORT':
		'В ряду {row} осталось всего {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
	'refusal.BAD_POSITION': 'В руке есть места с 1 по {cards}.',
	'refusal.TOP_CARD': 'Карту на свежем конце сдвинуть нельзя.',
	'refusal.NOT_TOWARD_TOP': 'Карта сдвигается только к свежему концу.',

	'source.film': `Плёнка, ${cards}`,
	'source.frames': 'резких {sharp}, смазанных {blurred}{shot, select, good {, удачный кадр} other {}}',
	'source.missed': 'упущенный кадр',
	'end.fieldSpent': 'Поле разобрано.',

	'value.seat': 'Место {number}',
	'value.random': 'Случайно',
	'value.open': 'Открыто',
	'value.exact': 'Точно',
	'value.faceUp': 'Резкие кадры',
	'value.all': 'Все кадры',
	'option.informativeBacks': 'На рубашках видны цвет и половина',
	'option.informativeBacks.help':
		'По рубашке снимка видно, какого он цвета и из какой половины: нижней (1–6) или верхней (7–12). Если выключить, все рубашки пустые.',
	'option.missedShot': 'Упущенный кадр',
	'option.missedShot.help': 'Для знатоков: плёнка того цвета, что у вашей последней карты, не идёт в счёт.',
	'option.removedColors': 'Цвета, оставленные в коробке',
	'option.removedColors.help': 'Вдвоём без двух цветов, втроём без одного. Пусть решит случай, или назовите их.',
	'option.startSeat': 'Первый игрок',
	'option.startSeat.help': 'Кто ходит первым: решает случай или место за столом.',
	'option.lateGoodShot': 'Удачные кадры после заката',
	'option.lateGoodShot.help':
		'Открыто: плёнка, которая доросла до числа на закате, ещё может получить удачный кадр следующей картой. Точно: его получает только карта, которая доводит плёнку до числа.',
	'option.tieBreakLength': 'Самая длинная плёнка при равенстве',
	'option.tieBreakLength.help': 'Считать ли смазанные кадры, когда равенство решает самая длинная плёнка.',
	'option.memoryAid': 'Подсказка памяти',
	'option.memoryAid.help': 'Экран и дальше показывает карты, которые все видели и на которые больше нельзя смотреть.',
};
