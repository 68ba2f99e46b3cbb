import type { Voice } from '@shutterbox/kernel';
import { canTrap, choosesTile } from '../rules/commit.ts';
import { NO_TILE, TILE_TYPES, type TileType, typeOf } from '../rules/components.ts';
import { labelOf } from '../rules/forest.ts';
import type { Commit } from '../rules/move.ts';
import { placesAfterWhistle, type State } from '../rules/state.ts';
import type { Drafting } from './drafting.ts';
import type { Key } from './phrases.ts';
import { trapWords } from './prompts.ts';
import { mauledWords, wayWords } from './ways.ts';

/** Trap! is on and goes with a tile that is not chosen yet. */
export function needsTile({ view, seat, draft }: Drafting): boolean {
	return draft.trap && draft.tile === null && choosesTile(view, seat);
}

/** The cards: where they would lead as the forest stands, and what may come between. */
export function cardsSentence(voice: Voice<Key>, drafting: Drafting): string {
	const { say } = voice;
	const { view, seat, draft, move } = drafting;
	if (needsTile(drafting)) return say('draft.tile');
	if (move?.type === 'commit') return chosenSentences(voice, drafting, move).join(' ');
	const square = labelOf(view.rules.boardSize, view.journalists[seat]);
	if (draft.trap) {
		const tile = tileHere(view, seat);
		return tile === null ? say('draft.trapWay', { square }) : say('draft.uprootWay', { tile, square });
	}
	return [
		say(canTrap(view, seat) ? 'draft.commit' : 'draft.commitPlain'),
		...trapWords(voice, view, seat),
		...lineWarning(voice, drafting, 'draft.inLine'),
	].join(' ');
}

function chosenSentences(voice: Voice<Key>, drafting: Drafting, move: Commit): string[] {
	const { say } = voice;
	const { view, seat, outlook } = drafting;
	const { events } = outlook;
	const way = wayWords(voice, events, drafting, move.dir, !move.trap);
	const square = labelOf(view.rules.boardSize, view.journalists[seat]);
	const tile = tileHere(view, seat);
	const first = !move.trap
		? say('draft.walk', { way })
		: tile !== null
			? say('draft.uprootFirst', { tile, square, way })
			: move.tile !== undefined
				? say('draft.tileFirst', { tile: move.tile, square, way })
				: say('draft.trapFirst', { square, way });
	const warnings = [
		...mauledWords(voice, events),
		...sharedWarning(voice, drafting),
		...lineWarning(voice, drafting, 'draft.inLineThere'),
	];
	return warnings.length === 0 && view.whistle === seat ? [first, say('draft.first')] : [first, ...warnings];
}

/** The tile under her; Trap! is offered only where it is none or her own. */
function tileHere(view: State, seat: number): TileType | null {
	const tile = view.tiles[view.journalists[seat]];
	return tile === NO_TILE ? null : TILE_TYPES[typeOf(tile)];
}

/** Those on her square who go first may trap it. */
function sharedWarning({ say, list }: Voice<Key>, { view, seat, names, isUnwarned }: Drafting): string[] {
	if (isUnwarned) return [];
	const place = placesAfterWhistle(view, seat);
	const before = view.journalists.flatMap((square, other) =>
		square === view.journalists[seat] && placesAfterWhistle(view, other) < place ? [other] : [],
	);
	if (before.length === 0) return [];
	return [say('draft.shared', { names: list(before.map((other) => names[other])), count: before.length })];
}

/** A rival has the Whistle and could lure him onto her, at her cost. */
function lineWarning(
	{ say }: Voice<Key>,
	{ view, seat, names, outlook, isUnwarned }: Drafting,
	key: 'draft.inLine' | 'draft.inLineThere',
): string[] {
	if (isUnwarned || view.whistle === seat) return [];
	const line = outlook.lines.find(({ prey, changes }) => prey.includes(seat) && changes[seat] < 0);
	if (line === undefined) return [];
	return [say(key, { direction: say(`direction.${line.dir}`), name: names[view.whistle] })];
}
