import type { GameCard } from '../cards.ts';

export const card: GameCard = {
	accent: { light: '#1b6e40', dark: '#63cc90' },
	line: {
		en: 'Build a park where dice, herds and towers all fit together.',
		ru: 'Постройте парк, где кубики, стада и вышки подходят друг другу.',
	},
	credits: { ru: 'Авторы — Эйлиф и Осмунд Свенссон; издатель — Chilifox Games.' },
};
