import type { Seat, Voice } from '@shutterbox/kernel';
import { itemsChosen } from '../rules/choose.ts';
import { DISPLAY_TILE } from '../rules/items.ts';
import type { Choose, Declare, Protect, Swap, WorkerChange } from '../rules/move.ts';
import { layoutOf, type Park } from '../rules/park.ts';
import { SCORE_ROWS, type ScoreSheet } from '../rules/scoring.ts';
import { itemHit } from '../rules/solo.ts';
import type { State } from '../rules/state.ts';
import { turned } from '../rules/workers.ts';
import { itemName, type Key, workerName } from './names.ts';

// What would come of a move.

export function forecast(voice: Voice<Key>, view: State, seat: Seat, move: Swap | Declare | Protect | Choose): string {
	const { say } = voice;
	switch (move.type) {
		case 'swap': {
			if (move.swap === null) return say('forecast.keep');
			const park = view.parks[seat];
			const { starts, names } = layoutOf(park);
			const { hex } = starts[move.swap.start - 1];
			const coming = view.displays[seat][DISPLAY_TILE + move.swap.slot];
			return say('forecast.swap', {
				coming: itemName(voice, coming),
				hex: names[hex],
				going: itemName(voice, park.tiles[hex]),
			});
		}
		case 'declare':
			return say('forecast.declare', { kind: move.kind });
		case 'protect': {
			const item = itemName(voice, itemHit(view));
			if (move.token === null) return say('item.lost', { item });
			return say('forecast.save', { item, worker: workerName(voice, move.token) });
		}
		case 'choose': {
			const { supply, display } = itemsChosen(view, seat, move);
			return say('forecast.choose', {
				supply: itemName(voice, supply),
				display: itemName(voice, display),
			});
		}
	}
}

/** Workers at a round's end, and what they change on the score pad. */
export function workersForecast(
	voice: Voice<Key>,
	park: Park,
	changes: readonly WorkerChange[],
	change: ScoreSheet,
): string {
	if (changes.length === 0) return voice.say('forecast.rest');
	const dice = changes.map(({ hex, workers }) => {
		const value = park.dice[layoutOf(park).names.indexOf(hex)];
		return voice.say('forecast.die', { hex, to: turned(value, workers) });
	});
	return voice.say('forecast.workers', { dice: dice.join(', '), change: changeWords(voice, change) });
}

/** `+8 (Green habitats +6, Animals +2)`; the rows alone where there is only one. */
export function changeWords({ say }: Voice<Key>, change: ScoreSheet, isTowerBuilt = false): string {
	const rows = SCORE_ROWS.filter((row) => change[row] !== 0).map((row) =>
		say('forecast.row', { row: say(`source.${row}`), points: signed(change[row]) }),
	);
	const [first = say('forecast.none')] = rows;
	const words = rows.length > 1 ? say('forecast.rows', { total: signed(change.total), rows: rows.join(', ') }) : first;
	return isTowerBuilt ? say('forecast.tower', { change: words }) : words;
}

/** `+3`, `−2`. */
export function signed(points: number): string {
	return points < 0 ? `−${-points}` : `+${points}`;
}
