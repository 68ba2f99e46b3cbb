import { type Animal, HABITAT_IDS, habitatOf } from '../rules/components.ts';
import { type State, wouldSpook } from '../rules/state.ts';
import { nextCards } from './odds.ts';

/** What the next draw may bring, from what everybody knows. */
export interface SpookRisk {
	/** The cards it may be, each as likely as the others. */
	readonly cards: readonly Animal[];
	/** Per habitat: those of them that would spook it. */
	readonly spooking: readonly (readonly Animal[])[];
	/** That it is one of these; 0 if there is no next card. */
	readonly chance: number;
}

export function spookRisk(view: State): SpookRisk {
	const cards = nextCards(view);
	const spooking = HABITAT_IDS.map((_, habitat) =>
		cards.filter((animal) => habitatOf(animal) === habitat && wouldSpook(view, animal)),
	);
	const count = spooking.reduce((sum, { length }) => sum + length, 0);
	return { cards, spooking, chance: cards.length === 0 ? 0 : count / cards.length };
}
