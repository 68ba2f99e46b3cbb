import { type Prompt, type Reader, type Seat, type Situation, type Voice, who } from '@shutterbox/kernel';
import { canTrap, cardsOf } from '../rules/commit.ts';
import { NO_TILE, ownerOf, TILE_TYPES, typeOf } from '../rules/components.ts';
import { isEntrapped } from '../rules/entrapment.ts';
import { labelOf } from '../rules/forest.ts';
import { standings } from '../rules/scoring.ts';
import { NOT_COMMITTED, type State } from '../rules/state.ts';
import { type Key, object, subject, winners as winnerWords } from './phrases.ts';

/** What to decide, or who is waited for. */
export function prompt(voice: Voice<Key>, situation: Situation<State>): Prompt {
	const { say } = voice;
	const { view, viewer, toMove } = situation;
	if (view.phase === 'over') return overPrompt(voice, view, situation);
	if (typeof viewer === 'number' && toMove.includes(viewer))
		return { verb: say(`prompt.verb.${view.phase}`), sentence: askedOf(voice, view, viewer) };
	return viewer === 'spectator' ? watchPrompt(voice, situation) : waitPrompt(voice, situation, viewer);
}

function askedOf(voice: Voice<Key>, view: State, seat: Seat): string {
	const { say } = voice;
	switch (view.phase) {
		case 'commit':
			return [
				say(canTrap(view, seat) ? 'prompt.commit.say' : 'prompt.commit.plain'),
				...trapWords(voice, view, seat),
			].join(' ');
		case 'set': {
			const square = labelOf(view.rules.boardSize, view.journalists[seat]);
			if (isEntrapped(view, seat)) return say('prompt.set.held', { square });
			return say('prompt.set.say', { square, direction: say(`direction.${cardsOf(view.commits[seat]).dir}`) });
		}
		case 'lure':
			return say('prompt.lure.say');
		default:
			return say('prompt.whistle.say');
	}
}

/** What is to be said of Trap! where it would not set a tile. */
export function trapWords({ say }: Voice<Key>, view: State, seat: Seat): string[] {
	const tile = view.tiles[view.journalists[seat]];
	if (tile !== NO_TILE && ownerOf(tile) === seat)
		return [say('prompt.commit.uproot', { tile: TILE_TYPES[typeOf(tile)] })];
	if (canTrap(view, seat)) return [];
	return [say(tile === NO_TILE ? 'prompt.commit.empty' : 'prompt.commit.rival')];
}

function watchPrompt({ say, list }: Voice<Key>, { view, names, toMove }: Situation<State>): Prompt {
	const { phase } = view;
	const seats = list(toMove.map((seat) => names[seat]));
	return {
		verb: say('prompt.verb.watch'),
		sentence: phase === 'over' ? '' : say(`prompt.watch.${phase}`, { names: seats, count: toMove.length }),
	};
}

/** One who is waited for is named in the verb, several in the sentence. */
function waitPrompt({ say, list }: Voice<Key>, { view, names, toMove }: Situation<State>, viewer: Seat): Prompt {
	const waitedFor = toMove.map((seat) => names[seat]);
	const isOne = waitedFor.length === 1;
	const verb = isOne ? say('prompt.verb.waitFor', { name: waitedFor[0] }) : say('prompt.verb.wait');
	const others = isOne ? [] : [say('prompt.wait.others', { names: list(waitedFor) })];
	switch (view.phase) {
		case 'commit': {
			const hasLaid = view.commits[viewer] !== NOT_COMMITTED;
			return { verb, sentence: [...others, ...(hasLaid ? [say('prompt.wait.laid')] : [])].join(' ') };
		}
		case 'set': {
			const [seat] = toMove;
			const square = labelOf(view.rules.boardSize, view.journalists[seat]);
			if (isEntrapped(view, seat)) return { verb, sentence: say('prompt.wait.setHeld', { square }) };
			const direction = say(`direction.${cardsOf(view.commits[seat]).dir}`);
			return { verb, sentence: say('prompt.wait.set', { square, direction }) };
		}
		case 'lure':
			return { verb, sentence: say('prompt.wait.lure') };
		default:
			return { verb, sentence: say('prompt.wait.whistle') };
	}
}

function overPrompt(voice: Voice<Key>, view: State, reader: Reader): Prompt {
	const { say } = voice;
	const table = standings(view);
	const seats = table.map((_, seat) => seat).toSorted((a, b) => table[a].place - table[b].place);
	const winners = seats.filter((seat) => table[seat].place === 1);
	const rest = seats.filter((seat) => table[seat].place > 1);
	const facts = { snaps: table[winners[0]].snaps, turns: view.turn };
	return {
		verb:
			winners.length === 1
				? say('prompt.over', who(reader, winners[0]))
				: say('prompt.overShared', { names: winnerWords(voice, reader, winners) }),
		sentence:
			rest.length === 0
				? say('prompt.over.none', facts)
				: say('prompt.over.say', {
						...facts,
						rest: rest
							.map((seat, i) => {
								const name = (i === 0 ? subject : object)(voice, reader, seat);
								return say('prompt.over.seat', { name, snaps: view.snaps[seat] });
							})
							.join(', '),
					}),
	};
}
