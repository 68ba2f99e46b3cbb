import {
	type Animal,
	animalName,
	DIFFICULTY,
	EXPLORE_VALUES,
	EXPLORED,
	exploreOdds,
	FAILED,
	HABITATS,
	type Habitat,
	habitatName,
	habitatOf,
	isPlannedAndOpen,
	OPEN,
	PHOTOGRAPHED,
	type PlanOdds,
	percent,
	photoOdds,
	planOdds,
	prospectOf,
	REROLL_PRICE,
	spendable,
} from '@shutterbox/snapshot/client';
import { padEnd, table, unbroken } from '../../text.ts';
import { label, type Told } from './layout.ts';

/** The plan on the table: dice, tokens, what became of it and the exact odds of what is left. */
export function drawPlan(told: Told): string[] {
	const { position, voice } = told;
	if (position.targets.length === 0) return [];
	const odds = planOdds(prospectOf(position));
	const rows: string[][] = [[' Plan', 'dice', 'tokens', 'needs', 'this roll', 'in all']];
	for (let habitat = 0; habitat < HABITATS; habitat++) {
		if (position.habitatDice[habitat] === 0) continue;
		rows.push(habitatCells(told, habitat, odds));
		position.targets.forEach((animal, i) => {
			if (habitatOf(animal) === habitat) rows.push(targetCells(told, animal, i, odds));
		});
	}
	return [
		...table(rows, ['left', 'right', 'right', 'right', 'right', 'right']),
		...drawRoll(told),
		...label('Photos', `${photosWords(voice, odds)}${rerollNote(told)}`),
	];
}

function habitatCells({ position, voice }: Told, habitat: Habitat, odds: PlanOdds): string[] {
	const dice = position.habitatDice[habitat];
	const status = position.habitatStatus[habitat];
	const isRolled = position.current === habitat && position.phase === 'reroll';
	const paid = position.current === habitat && position.habitatTokens > 0 ? String(position.habitatTokens) : '';
	const name = padEnd(` ${habitatName(voice, habitat)}`, NAME);
	const head = [name, String(dice), paid, `${EXPLORE_VALUES[habitat]}+`];
	if (status === EXPLORED) return [...head, '', 'explored'];
	if (status === FAILED) return [...head, '', 'failed'];
	const explored = odds.habitats.find((each) => each.habitat === habitat)?.explored ?? 0;
	return [...head, isRolled ? 'failed' : percent(voice, exploreOdds(habitat, dice)), percent(voice, explored)];
}

function targetCells({ position, voice }: Told, animal: Animal, index: number, odds: PlanOdds): string[] {
	const { targetDice, targetTokens, targetStatus } = position;
	const dice = targetDice[index];
	const tokens = targetTokens[index];
	const name = `   ${animalName(voice, animal)}`;
	const head = [name, String(dice), tokens === 0 ? '' : String(tokens), String(DIFFICULTY[animal])];
	if (targetStatus[index] !== OPEN) return [...head, '', targetStatus[index] === PHOTOGRAPHED ? '★ photo' : 'gone'];
	const photographed = odds.habitats.flatMap(({ targets }) => targets).find((each) => each.animal === animal);
	return [...head, percent(voice, photoOdds(animal, dice, tokens)), percent(voice, photographed?.photographed ?? 0)];
}

const NAME = 26;

function drawRoll({ position: { roll, current, phase }, voice }: Told): string[] {
	if (phase !== 'reroll') return [];
	const dice = roll.map((value, die) => `die ${die + 1} shows ${value}`).join(', ');
	const again = `a re-roll costs ${REROLL_PRICE} tokens and succeeds with ${percent(voice, exploreOdds(current, 1))}`;
	return label('Roll', `${dice}; needs ${EXPLORE_VALUES[current]}+; ${again}`);
}

/** By number of photos still to come: `no photo 11% · one 45.6% · two 43.4%`. */
function photosWords(voice: Told['voice'], { photos }: PlanOdds): string {
	return photos.map((odds, count) => `${COUNTS[count]} ${percent(voice, odds)}`).join(' · ');
}

/** A plan has at most five targets. */
const COUNTS = ['no photo', 'one', 'two', 'three', 'four', 'five'];

/** Which re-rolls the odds count on, if any. */
function rerollNote({ position, viewer }: Told): string {
	const { phase, habitatDice, active } = position;
	const isMoreToExplore = phase === 'reroll' || habitatDice.some((_, habitat) => isPlannedAndOpen(position, habitat));
	if (!isMoreToExplore || spendable(position) < REROLL_PRICE) return '';
	return `  ${unbroken(`(with re-rolls while ${active === viewer ? 'your' : 'the'} supply lasts)`)}`;
}
