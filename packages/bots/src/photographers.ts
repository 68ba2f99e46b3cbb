/** How well a bot plays, weakest first. */
export const STRENGTHS = ['easy', 'medium', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** How a player leans, from 1 (little) to 5 (much). It turns the style of a strength, never the strength itself. */
export interface Manner {
	/** Takes the long odds. */
	readonly risk: number;
	/** Hurries the end. */
	readonly tempo: number;
	/** Takes points now rather than a better place later. */
	readonly greed: number;
}

/** Somebody who plays where nobody sits. */
export interface Photographer {
	/** What seats and records call them. */
	readonly id: string;
	readonly name: { readonly en: string; readonly ru: string };
	/** Languages with genders need it. */
	readonly isWoman: boolean;
	readonly strength: Strength;
	/** Ids of games, the dearest first. */
	readonly favourites: readonly string[];
	readonly manner: Manner;
}

type Row = readonly [
	id: string,
	en: string,
	ru: string,
	who: 'she' | 'he',
	strength: Strength,
	favourites: string,
	risk: number,
	tempo: number,
	greed: number,
];

const ROWS: readonly Row[] = [
	['zoya', 'Zoya', 'Зоя', 'she', 'easy', 'photograph', 1, 1, 2],
	['bruno', 'Bruno', 'Бруно', 'he', 'easy', 'sasquatch-snap', 5, 4, 5],
	['kofi', 'Kofi', 'Кофи', 'he', 'easy', 'photoshoot', 3, 4, 4],
	['margot', 'Margot', 'Марго', 'she', 'easy', 'wildlife-park', 2, 2, 3],
	['diego', 'Diego', 'Диего', 'he', 'medium', 'photograph', 4, 3, 2],
	['noor', 'Noor', 'Нур', 'she', 'medium', 'wildlife-park', 2, 2, 1],
	['sven', 'Sven', 'Свен', 'he', 'medium', 'snapshot', 4, 5, 3],
	['aiko', 'Aiko', 'Айко', 'she', 'medium', 'photoshoot', 2, 3, 2],
	['otto', 'Otto', 'Отто', 'he', 'hard', 'wildlife-park', 1, 2, 1],
	['amara', 'Amara', 'Амара', 'she', 'hard', 'snapshot', 2, 3, 2],
	['min', 'Min', 'Мин', 'he', 'hard', 'sasquatch-snap', 4, 5, 3],
	['stella', 'Stella', 'Стелла', 'she', 'hard', 'photoshoot sasquatch-snap', 3, 4, 4],
];

/** The twelve, weakest first. */
export const PHOTOGRAPHERS: readonly Photographer[] = ROWS.map(
	([id, en, ru, who, strength, favourites, risk, tempo, greed]) => ({
		id,
		name: { en, ru },
		isWoman: who === 'she',
		strength,
		favourites: favourites.split(' '),
		manner: { risk, tempo, greed },
	}),
);

const BY_ID = new Map(PHOTOGRAPHERS.map((one) => [one.id, one]));

export function photographerOf(id: string): Photographer | null {
	return BY_ID.get(id) ?? null;
}
