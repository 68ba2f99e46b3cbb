import type { GameCard } from '../cards.ts';

export const card: GameCard = {
	accent: { light: '#8a4f00', dark: '#f2a83b' },
	line: {
		en: 'Creep closer, roll the dice, get the picture before it bolts.',
		ru: 'Подкрадитесь, бросьте кубики и снимите животное, пока оно не сбежало.',
	},
	unit: {
		en: { other: 'prestige' },
		ru: { one: 'очко', few: 'очка', many: 'очков', other: 'очка' },
	},
	credits: { ru: 'Авторы — Маркос Авлонитис, Мартин Дейн и Ричард Кейвс; издатель — Paper Boat Games.' },
};
