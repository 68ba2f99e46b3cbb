import { EFFECTS, type Effect, TILE_CODES, type Tile, UNKNOWN_EFFECT } from '../rules/components.ts';
import { faultText } from '../rules/faults.ts';
import type { Gesture } from '../rules/move.ts';
import { NO_OBJECTIVE, type Objective, objectiveId, UNKNOWN_OBJECTIVE } from '../rules/objectives.ts';
import { optionsSchema, RULE_NAMES } from '../rules/options.ts';
import { doerOf, kindOf, targetOf } from '../rules/rituals.ts';
import { type Act, beforeActs } from '../rules/round-acts.ts';
import { NOBODY, NOT_RUNNING, type State } from '../rules/state.ts';

// The form of a position is described in notation.ts. Everything is written out, so that nothing depends on defaults.

export function printPosition(state: State): string {
	const { held, scores, photosScored, tokensScored, thresholds, tokens, acts } = state;
	const sections = [
		printHead(state),
		printCells(state.startCells),
		...['A', 'B'].flatMap((team, i) => (held[i].length > 0 ? [`${team} ${held[i].map(effectText).join(' ')}`] : [])),
		`scores ${scores.join('-')}`,
		`scored ${photosScored.join('-')} ${tokensScored.join('-')}`,
		`drew ${thresholds.join('-')}`,
		`tokens ${tokens.join('-')}`,
		...(state.open === NO_OBJECTIVE ? [] : [`open ${objectiveText(state.open)}`]),
		`deck ${printCards(state.deck, objectiveText, UNKNOWN_OBJECTIVE)}`,
		`known ${state.knownTop}`,
		`discard ${printCards(state.discard, objectiveText, UNKNOWN_OBJECTIVE)}`,
		`blue ${printCards(state.blue, effectText, UNKNOWN_EFFECT)}`,
		`orange ${printCards(state.orange, effectText, UNKNOWN_EFFECT)}`,
		printClock(state),
		...(state.readySeats === 0 ? [] : [`ready ${seatList(state)}`]),
		...(state.caller === NOBODY ? [] : [`caller ${state.caller}`]),
		`seq ${beforeActs(state).seq}`,
		...(acts.length === 0 ? [] : [`acts ${acts.map(printAct).join(' ')}`]),
		...(state.judge === null ? ['unjudged'] : []),
	];
	return sections.join(' | ');
}

function printHead({ seats, phase, round, startTeam, rules }: State): string {
	const options = RULE_NAMES.flatMap((name) => {
		const value = JSON.stringify(rules[name]);
		return value === JSON.stringify(optionsSchema[name].default) ? [] : [`${name}=${value.replaceAll('"', '')}`];
	});
	return [`${seats}p ${phase} round ${round} first ${startTeam === 0 ? 'A' : 'B'}`, ...options].join(' ');
}

export function printCells(cells: readonly Tile[]): string {
	return cells.map((tile, cell) => `${cell === 3 || cell === 6 ? '/' : ''}${TILE_CODES[tile]}`).join('');
}

function printClock({ now, since, flippedAt, remainingMs, runningSince }: State): string {
	const clock = runningSince === NOT_RUNNING ? 'stands' : `runs ${runningSince}`;
	return `clock ${now} since ${since} flip ${flippedAt} left ${remainingMs} ${clock}`;
}

function seatList({ seats, readySeats }: State): string {
	return Array.from({ length: seats }, (_, seat) => seat)
		.filter((seat) => readySeats & (1 << seat))
		.join(' ');
}

function effectText(effect: Effect): string {
	return EFFECTS[effect].id;
}

function objectiveText(objective: Objective): string {
	return objective === NO_OBJECTIVE ? '-' : objectiveId(objective);
}

/** Unknown cards lie below the known ones. */
function printCards(cards: readonly number[], text: (card: number) => string, unknown: number): string {
	if (cards.length === 0) return '-';
	const known = cards.filter((card) => card !== unknown);
	const words = known.map(text);
	if (known.length < cards.length) words.push(`?*${cards.length - known.length}`);
	return words.join(' ');
}

function printAct(act: Act): string {
	switch (act.type) {
		case 'swap':
			return `${act.seat}:${act.a}-${act.b}${handling(act)}@${act.at}`;
		case 'push':
			return `${act.seat}:${act.dir}${handling(act)}@${act.at}`;
		case 'photo':
			return `${act.seat}:photo(${objectiveText(act.objective)}>${objectiveText(act.next)})@${act.at}`;
		case 'ritual': {
			const target = targetOf(act.ritual);
			return `${doerOf(act.ritual)}:!${kindOf(act.ritual)}${target === null ? '' : `>${target}`}@${act.at}`;
		}
		case 'undo':
			return `${act.seat}:undo#${act.seq}@${act.at}`;
		case 'stop':
			return `${act.by}:stop@${act.at}`;
		case 'ok':
			return `${act.seat === NOBODY ? 'table' : act.seat}:ok@${act.at}`;
		case 'talk':
			return `${act.seat}:talk@${act.at}`;
		case 'verdict':
			return `=${act.verdict}#${act.seq}:${faultText(act.fault)}@${act.at}`;
	}
}

function handling({ gesture, holdMs }: { readonly gesture: Gesture; readonly holdMs: number }): string {
	return gesture === 'tap' && holdMs === 0 ? '' : `~${gesture}${holdMs}`;
}
