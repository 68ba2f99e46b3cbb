import type { BySeat, Seat } from '@shutterbox/kernel';
import {
	COLOURS,
	DISPLAY_DICE,
	type Event,
	itemOf,
	LEFT_COLOURS,
	ROUND_1,
	type SlotChange,
	SOLO_SPACES,
	TURNS,
} from '@shutterbox/wildlife-park/client';
import { capitalised, counted, listed, unbroken } from '../../text.ts';
import type { Telling } from '../board.ts';
import { missionWords } from './seats.ts';
import { faceWords, isReader, itemWords, paint, possessive, verb, workerName } from './words.ts';

/** One sentence for each small step. What was decided in secret is told by what came of it. */
export function sentence(event: Event, names: BySeat<string>, { before }: Telling<Event>): string | null {
	const seat = 'seat' in event ? event.seat : 0;
	const who = names[seat];
	const isSame = before !== null && 'seat' in before && before.seat === seat;
	/** `You laid …`, and within a paragraph `Laid …`. */
	const told = (words: string) => (isSame ? capitalised(words) : `${who} ${words}`);
	switch (event.type) {
		case 'boardsDealt':
			return `Parks: ${event.boards.map((board, i) => `${names[i]} ${verb(names, i, 'have', 'has')} the ${board}`).join(', ')}.`;
		case 'personalDrawn':
			return `${who} ${verb(names, seat, 'start', 'starts')} with ${listed(event.starts.map((tile) => animalWords(tile)))}.`;
		case 'diceRolled':
			return told(
				`rolled ${COLOURS.map((colour, i) => paint(i, unbroken(`${colour} ${pair(event.values, i)}`))).join(', ')}.`,
			);
		case 'missionsDealt':
			return `${possessive(names, seat)} missions: ${event.missions.map(missionWords).join('; ')}.`;
		case 'boardFilled':
		case 'boardRefilled':
		case 'committed':
			return null;
		case 'rerolled':
			return event.dice.length === 0
				? told('kept all dice.')
				: told(`rolled again: ${changeWords(event.dice, displayColour)}.`);
		case 'swapped':
			return told(`exchanged starting tile ${event.start} for display tile ${event.slot}.`);
		case 'kept':
			return told('kept the starting tiles.');
		case 'roundStarted':
			return `ROUND ${event.round}: ${event.round === 1 ? ROUND_1 : TURNS - ROUND_1} turns.`;
		case 'took':
			return `${who} took ${faceWords(event.items[0])} from the supply and ${faceWords(event.items[1])} from the display.`;
		case 'tilePlaced':
			return told(`laid ${animalWords(event.tile)} on ${event.hex}.`);
		case 'towerBuilt':
			return `A ${event.colour.toUpperCase()} TOWER stands between ${listed(event.hexes)}!`;
		case 'workerUsed':
			return `The ${workerName(event.token)} worker turned a die by ${event.delta === 1 ? '+1' : '−1'}.`;
		case 'diePlaced': {
			const rolled = event.value === event.rolled ? '' : ` (rolled ${event.rolled})`;
			return told(`put ${faceWords({ die: event.colour, value: event.value })}${rolled} on ${event.hex}.`);
		}
		case 'discarded':
			return told(`discarded ${faceWords(event.item)}.`);
		case 'replenished':
			if (names.includes('You') && !isReader(names, seat)) return null;
			return `${isSame ? 'New' : `New for ${isReader(names, seat) ? 'you' : who}`}: ${faceWords({ tile: event.tile })}.`;
		case 'boardsPassed':
			return 'The supply boards went to the left.';
		case 'dieChanged':
			return told(`changed the die on ${event.hex} from ${event.from} to ${event.to}.`);
		case 'entranceScored':
			return entranceWords(event, names);
		case 'declared':
			return `A ${event.kind} was declared.`;
		case 'tokenRevealed':
			return `Token ${event.number} came.`;
		case 'supplyDiscarded':
			return `${capitalised(event.space)}, ${faceWords(event.item)}, is out of the game.`;
		case 'protected':
			return `The ${workerName(event.token)} worker saved ${event.space}.`;
		case 'soloRerolled':
			return event.dice.length === 0
				? 'No supply dice were rolled again.'
				: `Rolled again: ${changeWords(event.dice, soloColour)}.`;
		case 'soloTilesDiscarded':
			if (event.items.length === 0) return 'No supply tiles were thrown away.';
			return `Thrown away: ${listed(event.items.map(({ item }) => faceWords(item)))}.`;
		case 'soloRefilled':
			return `New in the supply: ${event.items.map(({ space, item }) => `${space} ${faceWords(item)}`).join(', ')}.`;
		case 'tokensShuffled':
			return `All ${SOLO_SPACES} tokens were shuffled.`;
		case 'finalScored':
			return `${possessive(names, seat)} park: ${counted(event.rows.total, 'point')}.`;
		case 'soloResult':
			return event.won ? `The challenge is WON. ${event.achievement}!` : 'The challenge is lost.';
		case 'gameEnded':
			return 'THE END.';
	}
}

/** A turn is one paragraph for each seat; what concerns the whole table stands alone. */
export function continues(event: Event, before: Event): boolean {
	if (event.type === 'took' || event.type === 'finalScored') return false;
	if ('seat' in event || 'seat' in before) return seatIn(event) === seatIn(before);
	return !TABLE_EVENTS.has(event.type);
}

const TABLE_EVENTS: ReadonlySet<Event['type']> = new Set(['roundStarted', 'gameEnded', 'soloResult']);

function seatIn(event: Event): Seat | null {
	return 'seat' in event ? event.seat : null;
}

/** A tile without its colour: `ibex △`. */
function animalWords(tile: string): string {
	return unbroken(itemWords(itemOf({ tile })));
}

function pair(values: readonly number[], colour: number): string {
	return values.slice(2 * colour, 2 * colour + 2).join(' ');
}

const displayColour = (slot: number) => Math.floor((slot * COLOURS.length) / DISPLAY_DICE);
const soloColour = (space: number) => LEFT_COLOURS[space - 1];

/** `green 3 → 5, blue 3 → 1`. */
function changeWords(changes: readonly SlotChange[], colourAt: (slot: number) => number): string {
	return changes
		.map(({ slot, from, to }) => paint(colourAt(slot), unbroken(`${COLOURS[colourAt(slot)]} ${from} → ${to}`)))
		.join(', ');
}

function entranceWords({ seat, groups, points }: Event & { type: 'entranceScored' }, names: BySeat<string>): string {
	const hexes = listed(groups.map((group) => `${group.hexes.join(' ')} (${group.points})`));
	return `${possessive(names, seat)} entrance: ${counted(points, 'point')}${points === 0 ? '' : `, ${hexes}`}.`;
}
