export const messages = {
	title: 'Моя студия',
	again: 'Попробовать снова',

	'empty.title': 'Партий пока нет',
	'empty.text': 'Выберите картинку и нажмите на кнопку.',

	'figures.matches': '{count, plural, one {партия} few {партии} many {партий} other {партии}}',
	'figures.won': '{count, plural, one {победа} few {победы} many {побед} other {победы}}',
	'figures.row': '{count, plural, one {победа подряд} few {победы подряд} many {побед подряд} other {победы подряд}}',
	'figures.longest': 'лучшая серия',

	'games.label': 'Игра',
	'games.all': 'Все игры',

	'unfinished.title': 'Не доиграны',
	'unfinished.play': 'Доиграть',
	'unfinished.look': 'Посмотреть',
	'unfinished.more': 'Показать ещё {count}',
	'unfinished.fewer': 'Показать меньше',

	'past.title': 'Завершены',
	'past.none': 'Пока пусто. Здесь появится всё, что вы доиграете, вместе с повтором.',
	'past.alone': 'в одиночку',
	'past.with': 'с вами: {names}',
	'past.points': '{score} {points, plural, one {очко} few {очка} many {очков} other {очка}}',
	'past.record': 'рекорд',
	'past.rated': 'на рейтинг',
	'past.advised': 'с подсказками',
	'past.branch': 'не в счёт: начата из повтора',
	'past.replay': 'Повтор',
	'past.result': 'Итог',
	'past.older': 'Показать более ранние',

	'fate.won': 'победа',
	'fate.shared': 'поделили победу',
	'fate.together': 'победили вместе',
	'fate.lost': 'не удалось',
	'fate.place': '{place}-е из {of}',
	'fate.placeShared': 'поделили {place}-е из {of}',
	'fate.left': 'вышли, не доиграв',
	'fate.several': '{names}: победа',
	'fate.stopped': 'остановлена из-за сбоя',
	'fate.over': 'завершена',

	'home.device': 'только на этом устройстве',
	'home.server': 'на сервере',
	'home.away': 'Партий с сервера здесь сейчас нет.',
	'home.most': 'Из партий на сервере здесь последние {count}.',

	'tidy.begin': 'Удалить лишнее',
	'tidy.end': 'Больше не удалять',
	'tidy.remove': 'Удалить',
	'tidy.title': 'Удалить эту партию?',
	'tidy.past':
		'{game}, {day}: партия исчезнет с этого устройства вместе с повтором, и в цифрах её больше не будет. Вернуть её нельзя.',
	'tidy.unfinished': '{game}, {day}: партия исчезнет с этого устройства, доиграть её будет нельзя. Вернуть её нельзя.',
	'tidy.yes': 'Удалить',
	'tidy.no': 'Оставить',
	'tidy.removed': 'Партия удалена.',
	'tidy.elsewhere': 'Эта партия открыта на другой странице этого устройства. Закройте её там, потом удалите здесь.',

	'save.all': 'Сохранить всё в файл',
	'save.failed': 'Файл не получился. Попробуйте ещё раз.',

	'plot.title': '{game}, {count, plural, one {# партия} few {# партии} many {# партий} other {# партии}}',
	'plot.about': 'Каждый кадр — партия, линия — среднее по пяти.',
	'plot.sentence':
		'{game}: счёт {count, plural, =1 {последней партии, {high}} other {последних партий (#), от {low} до {high}; среднее по пяти изменилось с {from} до {to}}}.',
	'plot.numbers': 'в числах',
	'plot.match': 'Партия',
	'plot.points': 'Счёт',
	'plot.average': 'Среднее по пяти',

	'places.title': 'Места',
	'places.sentence': 'Места в партиях против других: {count}',
	'places.place': 'Место',
	'places.matches': 'Партии',
	'places.none': 'Здесь будут места в партиях против других.',
	'places.together': 'Вместе или в одиночку против игры: удалось {won}, не удалось {lost}.',

	'records.title': 'Рекорды',
	'records.none': 'Рекорд может принести уже вторая партия в ту же игру.',
	'records.game': '{game}, {day}',
	'records.seats':
		'{count, plural, =1 {в одиночку} one {# игрок} few {# игрока} many {# игроков} other {# игрока}}, {day}',

	'ratings.title': 'Рейтинги',
	'ratings.matches':
		'{count, plural, one {# партия на рейтинг} few {# партии на рейтинг} many {# партий на рейтинг} other {# партии на рейтинг}}',
	'ratings.about': 'Число — лучшая оценка, полоса — насколько она может быть неточной. С каждой партией полоса короче.',
} as const;
