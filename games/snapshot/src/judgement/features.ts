import type { Seat, View } from '@shutterbox/kernel';
import { nextCards } from '../analysis/odds.ts';
import { awardWorth, worthTo } from '../bots/worth.ts';
import { articlePrestige, COVERS, hasCover, symbolsIn, symbolsOn } from '../rules/assignments.ts';
import {
	AWARD_PRESTIGE,
	awardsEarned,
	EACH,
	FIRST_AWARD,
	NO_AWARD,
	PHOTOS_PER_HABITAT_AWARD,
	photosByHabitat,
	topAward,
} from '../rules/awards.ts';
import {
	ANIMALS,
	type Animal,
	DIFFICULTY,
	HABITATS,
	HARDEST,
	type Habitat,
	habitatOf,
	MAX_SEATS,
	PRESTIGE,
	photoTarget,
} from '../rules/components.ts';
import { scoreSheet } from '../rules/scoring.ts';
import { highestDifficulty, IN_STACK, type State, wouldSpook } from '../rules/state.ts';
import { DiceWorth, hitOdds } from './dice-worth.ts';
import { Secrets } from './secrets.ts';
import * as at from './slots.ts';

const ONE = 64;
const MOST = 127;
const MOST_WORTH = 16;
const SLOT_DICE = 3;

const secrets = new Secrets();
const ownDice = new DiceWorth();
const rivalDice = new DiceWorth();
const rivalWorth = new Float64Array(ANIMALS);

/** Describes what a seat knows of a table between two turns or cards: its own view alone. */
export function features(view: View<State>, seat: Seat, into: Int8Array): void {
	into.fill(0);
	const worth = worthTo(view, seat);
	const rival = nextRival(view, seat);
	judgeAsRival(view, rival);
	const counts = view.photos.map(photosByHabitat);
	const awards = view.photos.map((photos) => awardWorth(view, photos));
	const next = nextCards(view);
	for (let habitat = 0; habitat < HABITATS; habitat++) {
		const part = habitat * at.PART_SIZE;
		into[part + at.WHICH + habitat] = ONE;
		collection(view, seat, habitat, counts, awards[seat][habitat], into);
		faceUp(view, seat, habitat, worth, into);
		toCome(view, seat, habitat, next, worth, into);
		held(view, seat, habitat, worth, into);
		rivals(view, seat, habitat, counts, awards, into);
		dice(view, seat, rival, habitat, worth, into);
	}
	globals(view, seat, counts, into);
	others(view, seat, counts, into);
}

/** Whoever else has the next turn, or has it now. */
function nextRival({ active, seats }: State, seat: Seat): Seat {
	return active === seat ? (active + 1) % seats : active;
}

function judgeAsRival(view: State, rival: Seat): void {
	const awards = awardWorth(view, view.photos[rival]);
	const assignment = secrets.worthTo(view, rival);
	for (let animal = 0; animal < ANIMALS; animal++)
		rivalWorth[animal] = PRESTIGE[animal] + awards[habitatOf(animal)] + assignment[animal];
}

function share(value: number, of: number): number {
	const scaled = Math.round((value * ONE) / of);
	return scaled > MOST ? MOST : scaled < -MOST ? -MOST : scaled;
}

/** What the photos and awards of a habitat bring a seat. */
export function habitatPoints(state: State, seat: Seat, habitat: Habitat): number {
	let points = 0;
	for (const animal of state.photos[seat]) if (habitatOf(animal) === habitat) points += PRESTIGE[animal];
	for (let award = FIRST_AWARD[habitat]; award < FIRST_AWARD[habitat + 1]; award++)
		if (state.awards[award] === seat) points += AWARD_PRESTIGE[award];
	return points;
}

export function bestRivalPoints(state: State, seat: Seat, habitat: Habitat): number {
	let best = 0;
	for (let other = 0; other < state.seats; other++)
		if (other !== seat) best = Math.max(best, habitatPoints(state, other, habitat));
	return best;
}

function collection(
	view: State,
	seat: Seat,
	habitat: Habitat,
	counts: readonly (readonly number[])[],
	awards: number,
	into: Int8Array,
): void {
	const part = habitat * at.PART_SIZE;
	const count = counts[seat][habitat];
	const top = topAward(view, habitat);
	let left = 0;
	for (let award = FIRST_AWARD[habitat]; award < FIRST_AWARD[habitat + 1]; award++)
		if (view.awards[award] === IN_STACK) left++;
	into[part + at.OWN_STEP + (count % PHOTOS_PER_HABITAT_AWARD)] = ONE;
	into[part + at.OWN_COUNT] = share(count, 6);
	if (count > awardsEarned(counts[seat], EACH)) into[part + at.OWN_AHEAD] = ONE;
	into[part + at.OWN_POINTS] = share(habitatPoints(view, seat, habitat), MOST_WORTH);
	into[part + at.AWARD] = top === NO_AWARD ? 0 : share(AWARD_PRESTIGE[top], 8);
	into[part + at.AWARDS_LEFT] = share(left, 3);
	into[part + at.OWN_AWARDS] = share(awards, 8);
}

/** The animals of a habitat, the best for the seat first. */
function faceUp(view: State, seat: Seat, habitat: Habitat, worth: readonly number[], into: Int8Array): void {
	const part = habitat * at.PART_SIZE;
	const animals = view.table[habitat].toSorted((a, b) => worth[b] - worth[a] || a - b);
	const assignment = view.assignments[seat];
	let [symbols, most] = [0, 0];
	for (let i = 0; i < animals.length; i++) {
		const animal = animals[i];
		symbols += symbolsOn(assignment, animal);
		most = Math.max(most, rivalWorth[animal]);
		if (i >= at.ANIMAL_SLOTS) continue;
		const slot = part + at.ANIMAL + i * at.ANIMAL_FACTS;
		into[slot] = ONE;
		into[slot + 1] = share(DIFFICULTY[animal], HARDEST);
		into[slot + 2] = share(worth[animal], MOST_WORTH);
		into[slot + 3] = share(PRESTIGE[animal], 8);
		into[slot + 4] = share(hitOdds(animal, SLOT_DICE), 1);
	}
	into[part + at.FACE_UP] = share(animals.length, 4);
	into[part + at.HIGHEST] = share(highestDifficulty(view, habitat), HARDEST);
	into[part + at.SYMBOLS_UP] = share(symbols, 4);
	into[part + at.RIVAL_UP_WORTH] = share(most, MOST_WORTH);
	if (animals.some((animal) => isWantedCover(view, seat, animal))) into[part + at.COVER_UP] = ONE;
}

function isWantedCover({ assignments, photos }: State, seat: Seat, animal: Animal): boolean {
	const assignment = assignments[seat];
	return COVERS[assignment].includes(animal) && !hasCover(assignment, photos[seat]);
}

function toCome(
	view: State,
	seat: Seat,
	habitat: Habitat,
	next: readonly Animal[],
	worth: readonly number[],
	into: Int8Array,
): void {
	const part = habitat * at.PART_SIZE;
	let [count, spooking, sum, best, symbols] = [0, 0, 0, 0, 0];
	for (const animal of next) {
		if (habitatOf(animal) !== habitat) continue;
		count++;
		sum += worth[animal];
		best = Math.max(best, worth[animal]);
		symbols += symbolsOn(view.assignments[seat], animal);
		if (wouldSpook(view, animal)) spooking++;
		if (isWantedCover(view, seat, animal)) into[part + at.COVER_UNSEEN] = ONE;
	}
	if (count === 0) return;
	into[part + at.SPOOKING] = share(spooking, next.length);
	into[part + at.TO_COME] = share(count, next.length);
	into[part + at.UNSEEN_WORTH] = share(sum / count, 8);
	into[part + at.UNSEEN_BEST] = share(best, MOST_WORTH);
	into[part + at.SYMBOLS_UNSEEN] = share(symbols, count);
}

function held(view: State, seat: Seat, habitat: Habitat, worth: readonly number[], into: Int8Array): void {
	const part = habitat * at.PART_SIZE;
	let [count, sum, hit, symbols] = [0, 0, 0, 0];
	for (const animal of view.hands[seat]) {
		if (habitatOf(animal) !== habitat) continue;
		count++;
		sum += worth[animal];
		hit = Math.max(hit, hitOdds(animal, SLOT_DICE));
		symbols += symbolsOn(view.assignments[seat], animal);
		if (isWantedCover(view, seat, animal)) into[part + at.COVER_HELD] = ONE;
	}
	into[part + at.HELD] = share(count, 2);
	into[part + at.HELD_WORTH] = share(sum, MOST_WORTH);
	into[part + at.HELD_HIT] = share(hit, 1);
	into[part + at.SYMBOLS_HELD] = share(symbols, 4);
}

function rivals(
	view: State,
	seat: Seat,
	habitat: Habitat,
	counts: readonly (readonly number[])[],
	awards: readonly (readonly number[])[],
	into: Int8Array,
): void {
	const part = habitat * at.PART_SIZE;
	let [step, sum, most, cards, worth] = [0, 0, 0, 0, 0];
	for (let other = 0; other < view.seats; other++) {
		if (other === seat) continue;
		const count = counts[other][habitat];
		step = Math.max(step, count % PHOTOS_PER_HABITAT_AWARD);
		sum += count;
		most = Math.max(most, awards[other][habitat]);
		for (const animal of view.hands[other]) {
			if (habitatOf(animal) !== habitat) continue;
			cards++;
			worth += PRESTIGE[animal] + awards[other][habitat] + secrets.worthTo(view, other)[animal];
		}
	}
	into[part + at.RIVAL_STEP + step] = ONE;
	into[part + at.RIVAL_COUNT] = share(sum / (view.seats - 1), 6);
	into[part + at.RIVAL_POINTS] = share(bestRivalPoints(view, seat, habitat), MOST_WORTH);
	into[part + at.RIVAL_AWARDS] = share(most, 8);
	into[part + at.RIVAL_HELD] = share(cards, 2);
	into[part + at.RIVAL_HELD_WORTH] = share(worth, MOST_WORTH);
}

function dice(view: State, seat: Seat, rival: Seat, habitat: Habitat, worth: readonly number[], into: Int8Array): void {
	const part = habitat * at.PART_SIZE;
	const targetsOf = (one: Seat) => {
		const fromHand = view.hands[one].filter((animal) => habitatOf(animal) === habitat);
		return fromHand.length === 0 ? view.table[habitat] : [...view.table[habitat], ...fromHand];
	};
	ownDice.look(habitat, targetsOf(seat), worth);
	rivalDice.look(habitat, targetsOf(rival), rivalWorth);
	for (let i = 0; i < at.DICE_SLOTS; i++) {
		into[part + at.OWN_DICE + i] = share(ownDice.promise(habitat, i + 2), 8);
		into[part + at.RIVAL_DICE + i] = share(rivalDice.promise(habitat, i + 2), 8);
	}
}

function globals(view: State, seat: Seat, counts: readonly (readonly number[])[], into: Int8Array): void {
	const begin = HABITATS * at.PART_SIZE;
	const put = (slot: number, value: number) => {
		into[begin + slot] = value;
	};
	const { photos, seats, first, active } = view;
	const assignment = view.assignments[seat];
	const sheet = scoreSheet(view, seat);
	const symbols = symbolsIn(assignment, photos[seat]);
	const short = photoTarget(seats) - photos[seat].length;
	const placeOf = (one: Seat) => (one - first + seats) % seats;
	const isOver = view.phase === 'over';
	const sets = awardsEarned(counts[seat], EACH);
	const each = topAward(view, EACH);
	put(at.TOKENS, share(view.tokens[seat], 8));
	put(at.FEW_TOKENS, share(Math.min(view.tokens[seat], 2), 2));
	put(at.FEW_TOKENS + 1, share(Math.min(view.tokens[seat], 4), 4));
	put(at.POINTS, share(sheet.total, 50));
	put(at.SYMBOLS_FOUND + Math.min(symbols, 6), ONE);
	put(at.NEXT_SYMBOL, share(articlePrestige(symbols + 1) - articlePrestige(symbols), 3));
	put(at.ASSIGNMENT_POINTS, share(sheet.article + sheet.cover, 15));
	put(at.HAS_COVER, sheet.cover > 0 ? ONE : 0);
	put(at.PHOTOS, share(photos[seat].length, 9));
	if (short >= 1 && short <= 3) put(at.PHOTOS_SHORT + short - 1, ONE);
	put(at.FINAL_ROUND, view.finalRound ? ONE : 0);
	put(at.IS_OVER, isOver ? ONE : 0);
	put(at.HAS_TURN, !isOver && (!view.finalRound || placeOf(seat) >= placeOf(active)) ? ONE : 0);
	put(at.TURNS_AWAY + ((seat - active + MAX_SEATS * seats) % seats), ONE);
	put(at.PLACE_IN_ROUND + placeOf(seat), ONE);
	put(at.IN_HAND + view.hands[seat].length, ONE);
	put(at.DECK, share(view.deck.length, 30));
	put(at.DISCARD, share(view.discard.length, 30));
	put(at.SETS, share(sets, 2));
	put(at.HABITATS_AHEAD + counts[seat].filter((count) => count > sets).length, ONE);
	put(at.EACH_AWARD, each === NO_AWARD ? 0 : share(AWARD_PRESTIGE[each], 6));
	put(at.EACH_LEFT, share(each === NO_AWARD ? 0 : FIRST_AWARD[EACH + 1] - each, 4));
	put(at.BEST_PLAN, share(ownDice.best(), 16));
	put(
		at.FACE_UP_ALL,
		share(
			view.table.reduce((sum, { length }) => sum + length, 0),
			8,
		),
	);
	put(at.ONLY_PLACED, view.rules.cardToken === 'onlyPlaced' ? ONE : 0);
	put(at.UPFRONT, view.rules.denial === 'upfront' ? ONE : 0);
	put(at.BARREN, share(view.barrenTurns, 10));
}

function others(view: State, seat: Seat, counts: readonly (readonly number[])[], into: Int8Array): void {
	const begin = HABITATS * at.PART_SIZE;
	const put = (slot: number, value: number) => {
		into[begin + slot] = value;
	};
	const { total } = scoreSheet(view, seat);
	const target = photoTarget(view.seats);
	let [best, sum, tokens, richest, hands, ahead, photos, isFirst] = [0, 0, 0, 0, 0, 0, 0, 1];
	for (let other = 0; other < view.seats; other++) {
		if (other === seat) continue;
		const { animals, awards } = scoreSheet(view, other);
		const expected = animals + awards + secrets.expected(view, other, seat);
		best = Math.max(best, expected);
		sum += expected;
		tokens += view.tokens[other];
		richest = Math.max(richest, view.tokens[other]);
		hands += view.hands[other].length;
		photos = Math.max(photos, view.photos[other].length);
		const sets = awardsEarned(counts[other], EACH);
		ahead = Math.max(ahead, counts[other].filter((count) => count > sets).length);
		isFirst *= secrets.less(view, other, seat, total - animals - awards);
	}
	const progress = Math.max(photos, view.photos[seat].length) / target;
	const short = target - photos;
	put(at.RIVAL_TOKENS, share(tokens / (view.seats - 1), 8));
	put(at.RIVAL_TOKENS + 1, share(richest, 8));
	put(at.BEST_RIVAL, share(best, 50));
	put(at.MEAN_RIVAL, share(sum / (view.seats - 1), 50));
	put(at.LEAD, share(total - best, 20));
	put(at.LATE_LEAD, share((total - best) * progress * progress, 15));
	put(at.FIRST_NOW, share(isFirst, 1));
	put(at.RIVAL_PHOTOS, share(photos, 9));
	if (short >= 1 && short <= 3) put(at.RIVAL_SHORT + short - 1, ONE);
	put(at.RIVAL_HANDS, share(hands / (view.seats - 1), 2));
	put(at.RIVAL_AHEAD, share(ahead, 3));
	put(at.RIVAL_PLAN, share(rivalDice.best(), 16));
}
