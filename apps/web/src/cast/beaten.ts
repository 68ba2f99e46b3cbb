/** Who comes to tables against photographers: those who lost to this reader last come back first. */
import { castOf, companyOf, type Played, photographerOf } from '@shutterbox/bots';
import type { BySeat, Seat } from '@shutterbox/kernel';

const NAME = 'shutterbox.beaten';

type KeyValue = Pick<Storage, 'getItem' | 'setItem'>;

/** A match that is over, as far as revenge goes by it. */
interface Over {
	readonly game: string;
	/** Milliseconds since 1970. */
	readonly created: number;
	readonly seats: BySeat<{ readonly bot: string | null }>;
	readonly outcome: { readonly places: BySeat<number> } | null;
}

interface Beaten {
	readonly at: number;
	readonly bots: readonly string[];
}

export interface BeatenStore {
	/** Of the last match of a game in which anybody lost to this seat. */
	remember(over: Over, seat: Seat): void;
	/**
	 * Company for so many seats: the game's usual one, in which those who lost last take the places of their own strength,
	 * one of each, and come first. Nobody who is seated comes twice.
	 */
	companyAt(game: Played, count: number, seated?: readonly string[]): readonly string[];
}

export function beatenStore(open: () => KeyValue): BeatenStore {
	return {
		remember({ game, created, seats, outcome }, seat) {
			if (outcome === null) return;
			const bots = seats.flatMap(({ bot }, i) => {
				const isBeaten = bot !== null && photographerOf(bot) !== null && outcome.places[i] > outcome.places[seat];
				return isBeaten ? [bot] : [];
			});
			const kept = readFrom(open);
			if (bots.length === 0 || (kept[game]?.at ?? 0) > created) return;
			try {
				open().setItem(NAME, JSON.stringify({ ...kept, [game]: { at: created, bots } }));
			} catch {
				// Then the usual ones come.
			}
		},
		companyAt(game, count, seated = []) {
			const usual = companyOf(game, count, seated);
			const cast = castOf(game).map(({ id }) => id);
			const lost = (readFrom(open)[game.meta.id]?.bots ?? []).filter(
				(bot) => cast.includes(bot) && !seated.includes(bot),
			);
			const back = lost.filter((bot, i) => lost.findIndex((one) => strength(one) === strength(bot)) === i);
			const taken = new Set(back.map(strength));
			const others = usual.filter((bot) => !back.includes(bot));
			// Of a strength that sits there already, the others go.
			const rest = others.toSorted((a, b) => Number(taken.has(strength(a))) - Number(taken.has(strength(b))));
			return [...back, ...rest].slice(0, count);
		},
	};
}

function strength(bot: string) {
	return photographerOf(bot)?.strength;
}

/** What is stored; whatever makes no sense in it is left out. */
function readFrom(open: () => KeyValue): Readonly<Partial<Record<string, Beaten>>> {
	try {
		const stored: unknown = JSON.parse(open().getItem(NAME) ?? '{}');
		return Object.fromEntries(
			Object.entries(Object(stored)).filter((entry): entry is [string, Beaten] => isBeaten(entry[1])),
		);
	} catch {
		return {};
	}
}

function isBeaten(one: unknown): one is Beaten {
	const { at, bots } = Object(one);
	return typeof at === 'number' && Array.isArray(bots) && bots.every((bot) => typeof bot === 'string');
}

export const beaten = beatenStore(() => localStorage);
