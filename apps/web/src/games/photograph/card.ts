import type { GameCard } from '../cards.ts';

export const card: GameCard = {
	accent: { light: '#0739ac', dark: '#8fb0ff' },
	line: {
		en: 'Wind the film: every card you take pushes another one out.',
		ru: 'Мотайте плёнку: каждая взятая карта вытесняет другую.',
	},
	credits: {
		ru: 'Автор — Saashi, художник — Такако Такараи; издатель — Saashi & Saashi. Русское издание называется «Фотограф».',
	},
};
