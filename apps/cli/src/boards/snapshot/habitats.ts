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
	habitatOf,
	hasCover,
	highestDifficulty,
	isOnCover,
	nextCards,
	PRESTIGE,
	percent,
	photoOdds,
	type State,
	spookOdds,
	UNKNOWN,
	wouldSpook,
} from '@shutterbox/snapshot/client';
import widthOf from 'string-width';
import { counted, padEnd, padStart } from '../../text.ts';
import { symbolsOf } from './cards.ts';
import { hundredths, label, type Told } from './layout.ts';

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
	const lines = [cardHeader('Habitats')];
	for (let habitat = 0; habitat < HABITATS; habitat++) {
		lines.push(habitatRow(told, habitat));
		lines.push(...position.table[habitat].toReversed().map((animal) => animalRow(told, animal)));
	}
	return [...lines, legend(told)];
}

/** What the columns of animals mean. */
export function cardHeader(title: string): string {
	const dice = Array.from({ length: MOST_DICE }, (_, i) => padStart(String(i + 1), ODDS)).join('');
	const needs = padStart('needs', NAME + NEEDS - widthOf(title) - 1);
	const odds = '% with dice:';
	return ` ${title}${needs}${padStart('★', STARS)}  ${padEnd('class, diet, age', SYMBOLS - odds.length)}${odds}${dice}`;
}

function habitatRow({ position, voice }: Told, habitat: Habitat): string {
	const needs = padStart(`${EXPLORE_VALUES[habitat]}+`, NEEDS);
	const words = padEnd(spookWords(position, habitat), STARS + SYMBOLS);
	const odds = oddsColumns((dice) => exploreOdds(habitat, dice));
	return `${padEnd(` ${habitatName(voice, habitat)}`, NAME)}${needs}  ${words}${odds}`;
}

function spookWords(state: State, habitat: Habitat): string {
	if (state.table[habitat].length === 0) return '(empty)';
	const spooking = nextCards(state).filter((animal) => habitatOf(animal) === habitat && wouldSpook(state, animal));
	const line = `under ${highestDifficulty(state, habitat)} spooks it`;
	return spooking.length === 0 ? `${line}: none left` : `${line}: ${counted(spooking.length, 'card')}`;
}

/** One animal on one line; `mark` tells what is special about it. */
export function animalRow(told: Told, animal: Animal): string {
	const wanted = wantedSymbols(told);
	const name = padEnd(` ${markOf(told, animal)} ${animalName(told.voice, animal)}`, NAME);
	const values = padStart(String(DIFFICULTY[animal]), NEEDS) + padStart(String(PRESTIGE[animal]), STARS);
	const symbols = padEnd(symbolsOf(animal, wanted).join(' '), SYMBOLS);
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
	const words = [
		'★ prestige',
		animals.some((animal) => symbolsOf(animal, wanted).some((symbol) => symbol.endsWith('*'))) && '* for your article',
		animals.some((animal) => isWantedForCover(told, animal)) && '+ for your cover',
		position.committed.length > 0 && '! must be shot',
	].filter((word) => word !== false);
	return `   ${words.join(' · ')}`;
}

/** How many cards there are to draw, and the exact chance that the next one spooks a habitat. */
export function drawDeck({ position, voice }: Told): string[] {
	const { deck, discard } = position;
	const next = nextCards(position);
	if (next.length === 0) return label('Next card', 'none: deck and discard pile are empty');
	const piles =
		deck.length === 0
			? `deck empty, the ${counted(discard.length, 'discarded card')} will be shuffled`
			: `${deck.length} in the deck, ${discard.length} discarded`;
	const spooking = next.filter((animal) => wouldSpook(position, animal)).length;
	const risk = `${spooking} of ${next.length}, ${percent(voice, spookOdds(position))}`;
	return label('Next card', `${piles} · spooks a habitat: ${risk}`);
}
