import { SOLO_SPACES } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { hit } from '../rules/solo.ts';
import { NO_HIT, type State, soloOf, UNKNOWN_TOKEN } from '../rules/state.ts';
import { useUp } from './told-building.ts';
import { fill, lose, rolledAgain } from './told-supply.ts';

type SoloEvent = Event & {
	type:
		| 'declared'
		| 'tokenRevealed'
		| 'supplyDiscarded'
		| 'protected'
		| 'soloRerolled'
		| 'soloTilesDiscarded'
		| 'soloRefilled'
		| 'tokensShuffled';
};

/** What only the solo challenge has. */
export function happenAlone(state: State, event: SoloEvent): void {
	const solo = soloOf(state);
	switch (event.type) {
		case 'declared':
			solo.side = event.kind === 'die' ? 'left' : 'right';
			return;
		case 'tokenRevealed':
			solo.tokens.shift();
			hit(state, event.number);
			return;
		case 'protected':
			useUp(state, 0, event.token);
			solo.hit = NO_HIT;
			state.phase = 'turn';
			return;
		case 'supplyDiscarded':
			lose(state, [event]);
			solo.hit = NO_HIT;
			state.phase = 'turn';
			return;
		case 'soloRerolled':
			rolledAgain(state.supply[0], event.dice, 1);
			state.phase = 'soloDiscard';
			return;
		case 'soloTilesDiscarded':
			lose(state, event.items);
			return;
		case 'soloRefilled':
			fill(state, 0, event.items);
			return;
		case 'tokensShuffled':
			solo.tokens = unknownTokens();
			solo.drawn = [];
			state.turn++;
			state.phase = 'soloReroll';
			return;
	}
}

export function unknownTokens(): number[] {
	return new Array(SOLO_SPACES).fill(UNKNOWN_TOKEN);
}
