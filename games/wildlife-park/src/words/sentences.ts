import { type Telling, type Voice, who } from '@shutterbox/kernel';
import { COLOURS, DISPLAY_DICE, LEFT_COLOURS, ROUND_1, TURNS } from '../rules/components.ts';
import type { Event, PlacedItem, SlotChange } from '../rules/events.ts';
import { itemOf } from '../rules/items.ts';
import {
	achievementName,
	dieName,
	faceName,
	type Key,
	missionName,
	speciesName,
	towerName,
	workerName,
} from './names.ts';

/** One sentence for each step. What was decided in secret is told by what came of it. */
export function sentence(voice: Voice<Key>, event: Event, telling: Telling): string | null {
	const { say, list } = voice;
	const by = 'seat' in event ? who(telling, event.seat) : {};
	switch (event.type) {
		case 'boardsDealt': {
			// A star animal has the name of its board.
			const parks = event.boards.map((board, seat) =>
				say('log.board', { ...who(telling, seat), board: speciesName(voice, itemOf({ tile: board })) }),
			);
			return say('log.boards', { parks: list(parks) });
		}
		case 'personalDrawn':
			return say('log.starts', { ...by, tiles: list(event.starts.map((tile) => faceName(voice, { tile }))) });
		case 'diceRolled': {
			const dice = event.values.map((value, slot) => dieName(voice, displayColour(slot), value));
			return say('log.diceRolled', { ...by, dice: list(dice) });
		}
		case 'missionsDealt':
			return say('log.missions', {
				...by,
				missions: event.missions.map((each) => missionName(voice, each)).join('; '),
			});
		case 'boardFilled':
		case 'boardRefilled':
		case 'committed':
			return null;
		case 'rerolled':
			if (event.dice.length === 0) return say('log.keptDice', by);
			return say('log.rerolled', { ...by, dice: changeList(voice, event.dice, displayColour) });
		case 'swapped':
			return say('log.swapped', { ...by, start: event.start, slot: event.slot + 1 });
		case 'kept':
			return say('log.kept', by);
		case 'roundStarted':
			return say('log.round', { round: event.round, turns: event.round === 1 ? ROUND_1 : TURNS - ROUND_1 });
		case 'took': {
			const [supply, display] = event.items.map((face) => faceName(voice, face));
			return say('log.took', { ...by, supply, display });
		}
		case 'tilePlaced':
			return say('log.tilePlaced', { ...by, tile: faceName(voice, { tile: event.tile }), hex: event.hex });
		case 'towerBuilt':
			return say('log.towerBuilt', { ...by, tower: towerName(voice, event.colour), hexes: list(event.hexes) });
		case 'workerUsed':
			return say('log.workerUsed', { ...by, worker: workerName(voice, event.token) });
		case 'diePlaced': {
			const { hex, colour, value, rolled } = event;
			const die = faceName(voice, { die: colour, value });
			return say(value === rolled ? 'log.diePlaced' : 'log.dieTurned', { ...by, hex, die, rolled });
		}
		case 'discarded':
			return say('log.discarded', { ...by, item: faceName(voice, event.item) });
		case 'replenished':
			if (event.seat !== telling.viewer) return null;
			return say('log.replenished', { tile: faceName(voice, { tile: event.tile }) });
		case 'boardsPassed':
			return say('log.passed');
		case 'dieChanged':
			return say('log.dieChanged', { ...by, hex: event.hex, from: event.from, to: event.to });
		case 'entranceScored':
			return say('log.entrance', { ...by, points: event.points });
		case 'declared':
			return say('log.declared', { kind: event.kind });
		case 'tokenRevealed':
			return say('log.token', { number: event.number });
		case 'supplyDiscarded':
			return say('item.lost', { item: faceName(voice, event.item) });
		case 'protected':
			return say('log.saved', { worker: workerName(voice, event.token) });
		case 'soloRerolled':
			if (event.dice.length === 0) return say('log.soloKeptDice');
			return say('log.soloRerolled', { dice: changeList(voice, event.dice, soloColour) });
		case 'soloTilesDiscarded':
			if (event.items.length === 0) return say('log.soloKeptTiles');
			return say('log.thrownAway', { items: placedList(voice, event.items) });
		case 'soloRefilled':
			return say('log.refilled', { items: placedList(voice, event.items) });
		case 'tokensShuffled':
			return say('log.tokensShuffled');
		case 'finalScored':
			return say('log.finalScored', { ...by, points: event.rows.total });
		case 'soloResult':
			return event.achievement === null
				? say('end.challengeLost')
				: say('log.soloWon', { achievement: achievementName(voice, event.achievement) });
		case 'gameEnded':
			return say('log.ended');
	}
}

const displayColour = (slot: number) => Math.floor((slot * COLOURS.length) / DISPLAY_DICE);
const soloColour = (space: number) => LEFT_COLOURS[space - 1];

function changeList(voice: Voice<Key>, changes: readonly SlotChange[], colourAt: typeof displayColour): string {
	return voice.list(
		changes.map(({ slot, from, to }) => voice.say('log.change', { colour: COLOURS[colourAt(slot)], from, to })),
	);
}

function placedList(voice: Voice<Key>, items: readonly PlacedItem[]): string {
	return voice.list(items.map(({ item }) => faceName(voice, item)));
}
