import type { Messages } from '@shutterbox/kernel';
import type { refusals as english } from './en-refusals.ts';

/** То же по-русски. */
export const refusals: Messages<keyof typeof english> = {
	'refusal.PST_BAD_MOVE': 'Такого хода в этой игре нет.',
	'refusal.PST_GAME_OVER': 'Партия окончена.',
	'refusal.PST_BAD_TIME': 'Позже этого мгновения уже что-то произошло.',
	'refusal.PST_TIME_UP': 'Песок кончился.',
	'refusal.PST_NOT_DUE': 'Сейчас стол этого не делает.',
	'refusal.PST_WRONG_PHASE': `{phase, select,
		repair {Сначала надо поправить сцену.}
		ready {Сначала фотографы готовятся, и часы переворачивают.}
		running {Фотографы работают.}
		called {Заявлено об ошибке: сначала её называют.}
		paused {Часы стоят: сначала их надо пустить.}
		check {Последнее действие ещё проверяют.}
		lastCall {Время вышло: можно только оспорить или исправить то, что ещё открыто.}
		other {Сейчас это не нужно.}
	}`,
	'refusal.PST_NOT_STARTER': 'Сцену поправляет только тот, кто ходит первым.',
	'refusal.PST_NOT_PHOTOGRAPHER': 'Это для фотографов, а вы в этом раунде следите.',
	'refusal.PST_NOT_CONTROL': 'Это для тех, кто следит, а вы в этом раунде снимаете.',
	'refusal.PST_NOT_CALLER': 'Ошибку называет только тот, кто о ней заявил.',
	'refusal.PST_STALE': 'За это время уже кто-то сходил.',
	'refusal.PST_BAD_REPAIR': 'От этого сцена не станет ближе к тому, чего требуют оранжевые эффекты.',
	'refusal.PST_NOT_READY': 'Готовы ещё не все фотографы.',
	'refusal.PST_BAD_CELL': 'На сцене 9 клеток.',
	'refusal.PST_SAME_CELL': 'Местами меняют двух разных.',
	'refusal.PST_NO_PUSH': 'Джо толкает только у команды с его картой.',
	'refusal.PST_NO_OBJECTIVE': 'Снимать нечего: карты кончились.',
	'refusal.PST_TOO_SOON': 'Сцена ещё не успокоилась.',
	'refusal.PST_BAD_HOLD': 'На такое долгое движение не было времени.',
	'refusal.PST_NOT_YOUR_TURN': 'Сейчас не ваш ход.',
	'refusal.PST_JOE_PUSHES': 'Джо не меняют местами: он толкает свой ряд или столбец.',
	'refusal.PST_PUSH_EMPTY': 'Там перед Джо никого нет.',
	'refusal.PST_CHLOE_DIAGONAL': 'Хлою меняют только с соседом по диагонали или с подругой.',
	'refusal.PST_NOT_ADJACENT': 'Меняют двух соседей по стороне или двух подруг: Оливию, Алису и Хлою.',
	'refusal.PST_ARTHUR_NEAR_MAX': 'Артур и Макс оказались бы рядом.',
	'refusal.PST_JAMES_LEFT_OLIVIA': 'Джеймс остался бы не рядом с Оливией.',
	'refusal.PST_BAD_TARGET': `{kind, select,
		pet {Гладят только Макса.}
		shake {Тормошат только напарника.}
		other {Пять дают только напарнику.}
	}`,
	'refusal.PST_RITUAL_LIMIT': 'Для одного хода ритуалов достаточно.',
	'refusal.PST_TALK_MUTED': 'За этим столом фотографы молчат.',
	'refusal.PST_TALK_LIMIT': 'В этом раунде вы уже наговорились.',
	'refusal.PST_NOTHING_TO_UNDO': 'Вашего действия, которое можно вернуть, нет.',
	'refusal.PST_UNDO_LIMIT': 'Вы уже 3 раза возвращали это действие.',
	'refusal.PST_REFEREE': 'Здесь об ошибках не заявляют: судит сам стол.',
	'refusal.PST_NOTHING_TO_CALL': 'Оспаривать нечего.',
	'refusal.PST_WINDOW_CLOSED': 'Поздно: это действие уже не оспорить.',
	'refusal.PST_OWN_ACTION': 'Своё действие не судят.',
	'refusal.PST_BAD_POINT': 'Назовите обмен, кадр, очередь, разговор или эффект, который есть у фотографов.',
};
