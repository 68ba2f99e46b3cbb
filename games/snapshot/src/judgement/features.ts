import type { Seat, View } from '@shutterbox/kernel';
import { nextCards } from '../analysis/odds.ts';
import { awardWorth, worthTo } from '../bots/worth.ts';
import { COVERS, hasCover, symbolsOn } from '../rules/assignments.ts';
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
	PRESTIGE,
} from '../rules/components.ts';
import { highestDifficulty, IN_STACK, type State, wouldSpook } from '../rules/state.ts';
import { DiceWorth, hitOdds } from './dice-worth.ts';
import { ONE, share } from './scale.ts';
import { secrets } from './secrets.ts';
import * as at from './slots.ts';
import { type Counts, others, own } from './standing.ts';

const MOST_WORTH = 16;
const SLOT_DICE = 3;

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
	own(view, seat, counts, ownDice.best(), into);
	others(view, seat, counts, rivalDice.best(), into);
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

function collection(view: State, seat: Seat, habitat: Habitat, counts: Counts, awards: number, into: Int8Array): void {
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
	counts: Counts,
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
