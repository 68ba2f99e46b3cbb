import type { Seat } from '@shutterbox/kernel';
import {
	ASSIGNMENT_TITLES,
	AWARD_CATEGORIES,
	AWARD_PRESTIGE,
	EACH,
	FIRST_AWARD,
	HABITATS,
	habitatOf,
	IN_STACK,
	PRESTIGE,
	photoTarget,
	type State,
	scoreSheet,
	UNKNOWN,
} from '@shutterbox/snapshot/client';
import { counted, listed, unbroken, widthOf } from '../../text.ts';
import type { Scene } from '../board.ts';
import { animalName, habitatName } from './cards.ts';
import { LABEL, label, WIDTH } from './layout.ts';

/** What lies in front of a seat for all to see. */
export function drawSeat(scene: Scene<State>, seat: Seat): string[] {
	const { position, names } = scene;
	const { tokens, photos, seats } = position;
	const target = photoTarget(seats);
	const isHidden = position.assignments[seat] === UNKNOWN;
	const { total } = scoreSheet(position, seat);
	const facts = [
		counted(tokens[seat], 'token'),
		photos[seat].length < target ? `${photos[seat].length} of ${target} photos` : `${photos[seat].length} photos`,
		`${total} prestige${isHidden ? ' + assignment' : ''}`,
		...reservedWords(scene, seat),
	];
	return [...label(names[seat], facts.join(' · ')), ...photoLines(position, seat), ...assignmentLine(scene, seat)];
}

/** The own ones are drawn as cards. */
function reservedWords({ position, viewer, options }: Scene<State>, seat: Seat): string[] {
	const hand = position.hands[seat];
	if (seat === viewer || hand.length === 0) return [];
	const isShown = viewer === 'open' || options.reservedCards === 'open' || position.phase === 'over';
	return [isShown ? unbroken(`reserved ${listed(hand.map(animalName))}`) : `${hand.length} reserved`];
}

/** Photos by habitat with their prestige, then awards. */
function photoLines(position: State, seat: Seat): string[] {
	const groups: string[] = [];
	for (let habitat = 0; habitat < HABITATS; habitat++) {
		const here = position.photos[seat].filter((animal) => habitatOf(animal) === habitat);
		const photos = here.map((animal) => unbroken(`${animalName(animal)} ${PRESTIGE[animal]}`));
		if (here.length > 0) groups.push(together(`${habitatName(habitat)}: ${photos.join(', ')}`));
	}
	const awards = position.awards.flatMap((owner, award) => (owner === seat ? [unbroken(awardWords(award))] : []));
	return [...(groups.length === 0 ? [] : label('', groups.join(' · '))), ...awardLine(awards)];
}

/** On one line, if it fits. */
function together(text: string): string {
	return widthOf(text) < WIDTH - LABEL ? unbroken(text) : text;
}

function awardLine(awards: readonly string[]): string[] {
	return awards.length === 0 ? [] : label('', `awards: ${awards.join(', ')}`);
}

function awardWords(award: number): string {
	const category = FIRST_AWARD.findLastIndex((first) => first <= award);
	const name = category === EACH ? 'one of each' : habitatName(category);
	return `${name} ${AWARD_PRESTIGE[award]}`;
}

/** Of others an assignment is known when the match is over. */
function assignmentLine({ position, viewer }: Scene<State>, seat: Seat): string[] {
	const assignment = position.assignments[seat];
	if (assignment === UNKNOWN || (seat === viewer && position.phase !== 'over')) return [];
	const { cover, article, symbols } = scoreSheet(position, seat);
	const words = `assignment “${ASSIGNMENT_TITLES[assignment]}”: cover ${cover}, article ${article}`;
	return label('', `${words} (${counted(symbols, 'symbol')})`);
}

/** What is left of each stack, the top first. */
export function drawAwards({ awards }: State): string[] {
	const stacks = AWARD_CATEGORIES.map((_, category) => {
		const left: number[] = [];
		for (let award = FIRST_AWARD[category]; award < FIRST_AWARD[category + 1]; award++)
			if (awards[award] === IN_STACK) left.push(AWARD_PRESTIGE[award]);
		return left.length === 0 ? 'none' : left.join(' ');
	});
	const habitats = stacks.slice(0, EACH).map((left, habitat) => `${habitatName(habitat)} ${left}`);
	return [
		...label('Awards left', habitats.join('  ')),
		...label('', `the top one for 3 photos of its habitat; for one of each ${stacks[EACH]}`),
	];
}
