import type { GameCard } from '../cards.ts';

export const card: GameCard = {
	accent: { light: '#a81f5e', dark: '#ff8db5' },
	line: {
		en: 'Ninety seconds to line up nine animals, and nobody may talk.',
		ru: 'Девяносто секунд, чтобы выстроить девять зверей, — и ни слова.',
	},
	credits: { ru: 'Авторы — Пьеррик и Рено Либралессо, художник — Лоик Бийо; издатель — Funnyfox.' },
};
