import type { Viewer } from '@shutterbox/kernel';
import { COLOURS, DISPLAY_DICE, type Event, LEFT_COLOURS, ROUND_1, TURNS } from '@shutterbox/wildlife-park/client';
import { list } from '../../i18n/format.ts';
import { capitalised, colourName, faceName, missionName, t, workerName } from './words.ts';

type SlotChange = Extract<Event, { type: 'rerolled' }>['dice'][number];

/** One sentence for each step. What was decided in secret is told by what came of it. */
export function sentence(event: Event, names: readonly string[], viewer: Viewer): string | null {
	const name = 'seat' in event ? names[event.seat] : '';
	switch (event.type) {
		case 'boardsDealt': {
			const boardOf = (board: string, seat: number) =>
				t('log.board', { name: names[seat], board: t(`species.${board}` as 'species.saola') });
			return t('log.boards', { parks: list(event.boards.map(boardOf)) });
		}
		case 'personalDrawn':
			return t('log.starts', { name, tiles: event.starts.map((tile) => faceName({ tile })).join('; ') });
		case 'diceRolled':
			return t('log.diceRolled', { name, dice: list(event.values.map((value, slot) => rolledWords(slot, value))) });
		case 'missionsDealt':
			return t('log.missions', { name, missions: event.missions.map(missionName).join('; ') });
		case 'boardFilled':
		case 'boardRefilled':
		case 'committed':
			return null;
		case 'rerolled':
			if (event.dice.length === 0) return t('log.keptDice', { name });
			return t('log.rerolled', { name, dice: changeList(event.dice, displayColour) });
		case 'swapped':
			return t('log.swapped', { name, start: event.start });
		case 'kept':
			return t('log.kept', { name });
		case 'roundStarted':
			return t('log.round', { round: event.round, turns: event.round === 1 ? ROUND_1 : TURNS - ROUND_1 });
		case 'took':
			return t('log.took', { name, supply: faceName(event.items[0]), display: faceName(event.items[1]) });
		case 'tilePlaced':
			return t('log.tilePlaced', { name, tile: faceName({ tile: event.tile }), hex: event.hex });
		case 'towerBuilt':
			if (event.colour === 'heart') throw new Error('hearts build no towers');
			return t('log.towerBuilt', { name, tower: t(`tower.${event.colour}`), hexes: list(event.hexes) });
		case 'workerUsed':
			return t('log.workerUsed', { name, worker: workerName(event.token) });
		case 'diePlaced': {
			const { hex, colour, value, rolled } = event;
			const known = { name, hex, die: faceName({ die: colour, value }) };
			return value === rolled ? t('log.diePlaced', known) : t('log.dieTurned', { ...known, rolled });
		}
		case 'discarded':
			return t('log.discarded', { name, item: faceName(event.item) });
		case 'replenished':
			return event.seat === viewer ? t('log.replenished', { tile: faceName({ tile: event.tile }) }) : null;
		case 'boardsPassed':
			return t('log.passed');
		case 'dieChanged':
			return t('log.dieChanged', { name, hex: event.hex, from: event.from, to: event.to });
		case 'entranceScored':
			return t('log.entrance', { name, points: t('points', { count: event.points }) });
		case 'declared':
			return t(event.kind === 'die' ? 'log.declaredDie' : 'log.declaredTile');
		case 'tokenRevealed':
			return t('log.token', { number: event.number });
		case 'supplyDiscarded':
			return t('log.lost', { item: capitalised(faceName(event.item)) });
		case 'protected':
			return t('log.saved', { worker: workerName(event.token) });
		case 'soloRerolled':
			if (event.dice.length === 0) return t('log.soloKeptDice');
			return t('log.soloRerolled', { dice: changeList(event.dice, soloColour) });
		case 'soloTilesDiscarded':
			if (event.items.length === 0) return t('log.soloKeptTiles');
			return t('log.thrownAway', { items: event.items.map(({ item }) => faceName(item)).join('; ') });
		case 'soloRefilled':
			return t('log.refilled', { items: event.items.map(({ item }) => faceName(item)).join('; ') });
		case 'tokensShuffled':
			return t('log.tokensShuffled');
		case 'finalScored':
			return t('log.finalScored', { name, points: t('points', { count: event.rows.total }) });
		case 'soloResult':
			return t(event.won ? 'log.soloWon' : 'log.soloLost');
		case 'gameEnded':
			return t('log.ended');
	}
}

const displayColour = (slot: number) => Math.floor((slot * COLOURS.length) / DISPLAY_DICE);
const soloColour = (space: number) => LEFT_COLOURS[space - 1];

function rolledWords(slot: number, value: number): string {
	return t('item.short', { colour: colourName(displayColour(slot)), value });
}

function changeList(changes: readonly SlotChange[], colourAt: (slot: number) => number): string {
	return list(changes.map(({ slot, from, to }) => t('log.change', { colour: colourName(colourAt(slot)), from, to })));
}
