import type { GameCard } from '../cards.ts';

export const card: GameCard = {
	accent: { light: '#0e5f6b', dark: '#58c7d4' },
	line: {
		en: 'Four reporters, one whistle, and something large in the trees.',
		ru: 'Четыре репортёра, один свисток и кто-то большой среди деревьев.',
	},
	unit: {
		en: { one: 'snap', other: 'snaps' },
		ru: { one: 'снимок', few: 'снимка', many: 'снимков', other: 'снимка' },
	},
	credits: { ru: 'Авторы — Джастин Донато, Скотт Хоффер, Занна Марш и Ямини Патодиа.' },
};
