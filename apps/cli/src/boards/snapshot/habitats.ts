import {
	type Animal,
	ARTICLES,
	animalName,
	DIFFICULTY,
	EXPLORE_VALUES,
	exploreOdds,
	HABITATS,
	type Habitat,
	habitatName,
	hasCover,
	highestDifficulty,
	isOnCover,
	PRESTIGE,
	percent,
	photoOdds,
	type State,
	SYMBOL_BITS,
	spookRisk,
	UNKNOWN,
} from '@shutterbox/snapshot/client';
import widthOf from 'string-width';
import { padEnd, padStart } from '../../text.ts';
import { symbolsOf } from './cards.ts';
import { type BoardVoice, hundredths, label, type Told } from './layout.ts';

const NAME = 24;
const NEEDS = 4;
const STARS = 4;
const SYMBOLS = 30;
const ODDS = 4;
/** How many dice the columns of odds go up to; more are rarely put on one card. */
const MOST_DICE = 4;

/** Four habitats with their animals, the latest on top, and how likely 1, 2, 3 and 4 dice are enough for each. */
export function drawHabitats(told: Told): string[] {
	const { position } = told;
	const lines = [cardHeader(told.voice, 'habitats.label')];
	for (let habitat = 0; habitat < HABITATS; habitat++) {
		lines.push(habitatRow(told, habitat));
		lines.push(...position.table[habitat].toReversed().map((animal) => animalRow(told, animal)));
	}
	return [...lines, legend(told)];
}

/** What the columns of animals mean. */
export function cardHeader({ say }: BoardVoice, heading: 'habitats.label' | 'habitats.drawn'): string {
	const title = say(heading);
	const dice = Array.from({ length: MOST_DICE }, (_, i) => padStart(String(i + 1), ODDS)).join('');
	const needs = padStart(say('habitats.needs'), NAME + NEEDS - widthOf(title) - 1);
	const odds = say('habitats.odds');
	return ` ${title}${needs}${padStart('★', STARS)}  ${padEnd(say('habitats.symbols'), SYMBOLS - odds.length)}${odds}${dice}`;
}

function habitatRow({ position, voice }: Told, habitat: Habitat): string {
	const needs = padStart(`${EXPLORE_VALUES[habitat]}+`, NEEDS);
	const words = padEnd(spookWords(voice, position, habitat), STARS + SYMBOLS);
	const odds = oddsColumns((dice) => exploreOdds(habitat, dice));
	return `${padEnd(` ${habitatName(voice, habitat)}`, NAME)}${needs}  ${words}${odds}`;
}

function spookWords({ say }: BoardVoice, state: State, habitat: Habitat): string {
	if (state.table[habitat].length === 0) return say('habitats.empty');
	const count = spookRisk(state).spooking[habitat].length;
	return say('habitats.spooks', { highest: highestDifficulty(state, habitat), count });
}

/** One animal on one line; `mark` tells what is special about it. */
export function animalRow(told: Told, animal: Animal): string {
	const wanted = wantedSymbols(told);
	const name = padEnd(` ${markOf(told, animal)} ${animalName(told.voice, animal)}`, NAME);
	const values = padStart(String(DIFFICULTY[animal]), NEEDS) + padStart(String(PRESTIGE[animal]), STARS);
	const symbols = padEnd(symbolsOf(told.voice, animal, wanted).join(' '), SYMBOLS);
	return `${name}${values}  ${symbols}${oddsColumns((dice) => photoOdds(animal, dice, 0))}`;
}

function oddsColumns(odds: (dice: number) => number): string {
	return Array.from({ length: MOST_DICE }, (_, i) => padStart(hundredths(odds(i + 1)), ODDS)).join('');
}

/** `!` must be shot this turn, `+` would make the own cover. */
function markOf(told: Told, animal: Animal): string {
	if (told.position.committed.includes(animal)) return '!';
	return isWantedForCover(told, animal) ? '+' : ' ';
}

function isWantedForCover({ position, viewer }: Told, animal: Animal): boolean {
	if (typeof viewer !== 'number') return false;
	const assignment = position.assignments[viewer];
	return assignment !== UNKNOWN && isOnCover(assignment, animal) && !hasCover(assignment, position.photos[viewer]);
}

/** The symbols the viewer's own article asks for, as bits. */
function wantedSymbols({ position, viewer }: Told): number {
	if (typeof viewer !== 'number' || position.assignments[viewer] === UNKNOWN) return 0;
	return ARTICLES[position.assignments[viewer]];
}

/** What the marks mean. */
function legend(told: Told): string {
	const { position, viewer } = told;
	const animals = [...position.table.flat(), ...(typeof viewer === 'number' ? position.hands[viewer] : [])];
	const wanted = wantedSymbols(told);
	const { say } = told.voice;
	const words = [
		say('legend.prestige'),
		...(animals.some((animal) => SYMBOL_BITS[animal] & wanted) ? [say('legend.article')] : []),
		...(animals.some((animal) => isWantedForCover(told, animal)) ? [say('legend.cover')] : []),
		...(position.committed.length > 0 ? [say('legend.committed')] : []),
	];
	return `   ${words.join(' · ')}`;
}

/** How many cards there are to draw, and the exact chance that the next one spooks a habitat. */
export function drawDeck({ position, voice }: Told): string[] {
	const { deck, discard } = position;
	const { cards, spooking, chance } = spookRisk(position);
	const { say } = voice;
	if (cards.length === 0) return label(say('deck.label'), say('deck.none'));
	const piles =
		deck.length === 0
			? say('deck.empty', { discard: discard.length })
			: say('deck.holds', { deck: deck.length, discard: discard.length });
	const risk = { count: spooking.flat().length, all: cards.length, chance: percent(voice, chance) };
	return label(say('deck.label'), say('deck.risk', { piles, ...risk }));
}
