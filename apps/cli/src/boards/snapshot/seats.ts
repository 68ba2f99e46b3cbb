import type { Seat } from '@shutterbox/kernel';
import {
	AWARD_CATEGORIES,
	AWARD_PRESTIGE,
	animalName,
	animalNames,
	assignmentTitle,
	categoryOf,
	EACH,
	FIRST_AWARD,
	HABITATS,
	habitatName,
	habitatOf,
	IN_STACK,
	PRESTIGE,
	photoTarget,
	scoreSheet,
	UNKNOWN,
} from '@shutterbox/snapshot/client';
import widthOf from 'string-width';
import { unbroken } from '../../text.ts';
import { LABEL, label, type Told, WIDTH } from './layout.ts';

/** What lies in front of a seat for all to see. */
export function drawSeat(told: Told, seat: Seat): string[] {
	const { position, names, voice } = told;
	const { tokens, photos, seats } = position;
	const target = photoTarget(seats);
	const isHidden = position.assignments[seat] === UNKNOWN;
	const { total } = scoreSheet(position, seat);
	const count = photos[seat].length;
	const facts = [
		voice.say('tokens', { count: tokens[seat] }),
		count < target ? voice.say('seats.photos', { count, target }) : voice.say('photos', { count }),
		voice.say('seats.prestige', { total, isHidden: isHidden ? 'yes' : 'no' }),
		...reservedWords(told, seat),
	];
	return [...label(names[seat], facts.join(' · ')), ...photoLines(told, seat), ...assignmentLine(told, seat)];
}

/** The own ones are drawn as cards. */
function reservedWords({ position, viewer, options, voice }: Told, seat: Seat): string[] {
	const hand = position.hands[seat];
	if (seat === viewer || hand.length === 0) return [];
	const isShown = viewer === 'open' || options.reservedCards === 'open' || position.phase === 'over';
	if (!isShown) return [voice.say('seats.reservedCount', { count: hand.length })];
	return [unbroken(voice.say('seats.reserved', { animals: animalNames(voice, hand, 'mid') }))];
}

/** Photos by habitat with their prestige, then awards. */
function photoLines({ position, voice }: Told, seat: Seat): string[] {
	const groups: string[] = [];
	for (let habitat = 0; habitat < HABITATS; habitat++) {
		const here = position.photos[seat].filter((animal) => habitatOf(animal) === habitat);
		const photos = here.map((animal) => unbroken(`${animalName(voice, animal)} ${PRESTIGE[animal]}`));
		if (here.length > 0) groups.push(together(`${habitatName(voice, habitat)}: ${photos.join(', ')}`));
	}
	const awards = position.awards.flatMap((owner, award) =>
		owner === seat ? [unbroken(awardWords(voice, award))] : [],
	);
	return [...(groups.length === 0 ? [] : label('', groups.join(' · '))), ...awardLine(voice, awards)];
}

/** On one line, if it fits. */
function together(text: string): string {
	return widthOf(text) < WIDTH - LABEL ? unbroken(text) : text;
}

function awardLine({ say }: Told['voice'], awards: readonly string[]): string[] {
	return awards.length === 0 ? [] : label('', say('seats.awards', { awards: awards.join(', ') }));
}

function awardWords(voice: Told['voice'], award: number): string {
	const category = categoryOf(award);
	const name = category === EACH ? voice.say('seats.each') : habitatName(voice, category);
	return `${name} ${AWARD_PRESTIGE[award]}`;
}

/** Of others an assignment is known when the match is over. */
function assignmentLine({ position, viewer, voice }: Told, seat: Seat): string[] {
	const assignment = position.assignments[seat];
	if (assignment === UNKNOWN || (seat === viewer && position.phase !== 'over')) return [];
	const { cover, article, symbols } = scoreSheet(position, seat);
	const facts = {
		title: assignmentTitle(voice, assignment),
		cover,
		article,
		symbols: voice.say('symbols', { count: symbols }),
	};
	return label('', voice.say('seats.assignment', facts));
}

/** What is left of each stack, the top first. */
export function drawAwards({ position: { awards }, voice }: Told): string[] {
	const stacks = AWARD_CATEGORIES.map((_, category) => {
		const left: number[] = [];
		for (let award = FIRST_AWARD[category]; award < FIRST_AWARD[category + 1]; award++)
			if (awards[award] === IN_STACK) left.push(AWARD_PRESTIGE[award]);
		return left.length === 0 ? voice.say('awards.none') : left.join(' ');
	});
	const habitats = stacks.slice(0, EACH).map((left, habitat) => `${habitatName(voice, habitat)} ${left}`);
	return [
		...label(voice.say('awards.label'), habitats.join('  ')),
		...label('', voice.say('awards.each', { left: stacks[EACH] })),
	];
}
