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
	rerollOdds,
	spendable,
} from '@shutterbox/snapshot/client';
import { padEnd, table, unbroken } from '../../text.ts';
import { label, type Told } from './layout.ts';

/** The plan on the table: dice, tokens, what became of it and the exact odds of what is left. */
export function drawPlan(told: Told): string[] {
	const { position, voice } = told;
	if (position.targets.length === 0) return [];
	const odds = planOdds(prospectOf(position));
	const { say } = voice;
	const heads = (['dice', 'tokens', 'needs', 'roll', 'all'] as const).map((name) => say(`plan.${name}`));
	const rows: string[][] = [[` ${say('plan.label')}`, ...heads]];
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
		...label(say('photos.label'), `${photosWords(voice, odds)}${rerollNote(told)}`),
	];
}

function habitatCells({ position, voice }: Told, habitat: Habitat, odds: PlanOdds): string[] {
	const dice = position.habitatDice[habitat];
	const status = position.habitatStatus[habitat];
	const isRolled = position.current === habitat && position.phase === 'reroll';
	const paid = position.current === habitat && position.habitatTokens > 0 ? String(position.habitatTokens) : '';
	const name = padEnd(` ${habitatName(voice, habitat)}`, NAME);
	const head = [name, String(dice), paid, `${EXPLORE_VALUES[habitat]}+`];
	if (status === EXPLORED) return [...head, '', voice.say('plan.explored')];
	if (status === FAILED) return [...head, '', voice.say('plan.failed')];
	const explored = odds.habitats.find((each) => each.habitat === habitat)?.explored ?? 0;
	return [
		...head,
		isRolled ? voice.say('plan.failed') : percent(voice, exploreOdds(habitat, dice)),
		percent(voice, explored),
	];
}

function targetCells({ position, voice }: Told, animal: Animal, index: number, odds: PlanOdds): string[] {
	const { targetDice, targetTokens, targetStatus } = position;
	const dice = targetDice[index];
	const tokens = targetTokens[index];
	const name = `   ${animalName(voice, animal)}`;
	const head = [name, String(dice), tokens === 0 ? '' : String(tokens), String(DIFFICULTY[animal])];
	if (targetStatus[index] !== OPEN)
		return [...head, '', voice.say(targetStatus[index] === PHOTOGRAPHED ? 'plan.photo' : 'plan.gone')];
	const photographed = odds.habitats.flatMap(({ targets }) => targets).find((each) => each.animal === animal);
	return [...head, percent(voice, photoOdds(animal, dice, tokens)), percent(voice, photographed?.photographed ?? 0)];
}

const NAME = 26;

function drawRoll({ position, voice }: Told): string[] {
	const { roll, current, phase } = position;
	if (phase !== 'reroll') return [];
	const { say } = voice;
	const again = say('roll.again', {
		dice: roll.map((value, die) => say('roll.die', { number: die + 1, value })).join(', '),
		value: EXPLORE_VALUES[current],
		tokens: say('tokens', { count: REROLL_PRICE }),
		chance: percent(voice, rerollOdds(position)),
	});
	return label(say('roll.label'), again);
}

/** By number of photos still to come: `no photo 11% · one 45.6% · two 43.4%`. */
function photosWords(voice: Told['voice'], { photos }: PlanOdds): string {
	return photos.map((odds, count) => voice.say('photos.count', { count, chance: percent(voice, odds) })).join(' · ');
}

/** Which re-rolls the odds count on, if any. */
function rerollNote({ position, viewer, voice }: Told): string {
	const { phase, habitatDice, active } = position;
	const isMoreToExplore = phase === 'reroll' || habitatDice.some((_, habitat) => isPlannedAndOpen(position, habitat));
	if (!isMoreToExplore || spendable(position) < REROLL_PRICE) return '';
	return `  ${unbroken(voice.say('photos.rerolls', { who: active === viewer ? 'you' : 'other' }))}`;
}
