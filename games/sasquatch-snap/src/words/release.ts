import { type Voice, who } from '@shutterbox/kernel';
import { cardsOf } from '../rules/commit.ts';
import { isEntrapped } from '../rules/entrapment.ts';
import { worthOf } from '../rules/exchange.ts';
import type { Commit, Whistle } from '../rules/move.ts';
import { needsTile } from './draft-cards.ts';
import type { Drafting } from './drafting.ts';
import { type Key, objects } from './phrases.ts';

/** What handing in a draft does, and what follows. */
export interface Release {
	readonly verb: string;
	readonly detail: string;
}

export function releaseWords(voice: Voice<Key>, drafting: Drafting): Release {
	const { say } = voice;
	const { view, move } = drafting;
	switch (move?.type) {
		case 'whistle':
			return whistleWords(voice, move);
		case 'commit':
			return needsTile(drafting)
				? { verb: say('release.layNone'), detail: say('release.tileFirst') }
				: { verb: layWords(voice, move), detail: cardsDetail(voice, drafting) };
		case 'set':
			return { verb: say('release.set', { tile: move.tile }), detail: tileDetail(voice, drafting) };
		case 'lure':
			return {
				verb: say('release.lure', { dist: move.dist, direction: say(`direction.${move.dir}`) }),
				detail: lureDetail(voice, drafting),
			};
		default:
			if (view.phase === 'commit')
				return {
					verb: say('release.layNone'),
					detail: say(needsTile(drafting) ? 'release.tileFirst' : 'release.wayFirst'),
				};
			return view.phase === 'set'
				? { verb: say('release.setNone'), detail: say('release.tileFirst') }
				: { verb: say('release.lureNone'), detail: say('release.lineFirst') };
	}
}

function whistleWords({ say }: Voice<Key>, { give = {}, get = {} }: Whistle): Release {
	const [given, received] = [worthOf(give), worthOf(get)];
	if (given !== received) return { verb: say('release.blow'), detail: say('release.uneven') };
	return { verb: say(given === 0 ? 'release.blow' : 'release.trade'), detail: say('release.opens') };
}

function layWords({ say }: Voice<Key>, { dir, trap, tile }: Commit): string {
	const direction = say(`direction.${dir}`);
	if (tile !== undefined) return say('release.layTile', { direction, tile });
	return say('release.lay', { direction, trap: trap ? 'card' : 'none' });
}

function cardsDetail({ say }: Voice<Key>, drafting: Drafting): string {
	const { view, seat, outlook } = drafting;
	const { events, winners } = outlook;
	if (winners.length > 0) return say('release.wouldWin', who(drafting, winners[0]));
	const mauled = events.find((event) => event.type === 'mauled');
	if (mauled) return say('release.mauled', { snaps: view.snaps[seat] });
	const paid = events.reduce(
		(sum, event) => sum + (event.type === 'tollPaid' && event.from === seat ? event.paid : 0),
		0,
	);
	return paid > 0 ? say('release.pays', { snaps: paid }) : say('release.secret');
}

/** The most that is to be said of the tile: what it costs others, what it costs herself, what it may bring. */
function tileDetail(voice: Voice<Key>, drafting: Drafting): string {
	const { say } = voice;
	const { view, seat, outlook } = drafting;
	const { events, lines } = outlook;
	const end = endDetail(voice, drafting);
	if (end !== null) return end;
	const destroyed = events.flatMap((event) => (event.type === 'trapsDestroyed' ? event.list : []));
	const own = destroyed.find(({ owner }) => owner === seat);
	if (own) return say('release.destroysOwn', { tile: own.tile });
	if (destroyed.length > 0) return say('release.destroys', { count: destroyed.length });
	const held = events.flatMap((event) => (event.type === 'entrapped' ? [event.seat] : []));
	if (held.length > 0) return say('release.entraps', { names: objects(voice, drafting, held) });
	const line = lines.find(({ changes }) => changes[seat] > 0);
	if (line) return say('release.linePays', { direction: say(`direction.${line.dir}`), snaps: line.changes[seat] });
	if (isEntrapped(view, seat)) return say('release.held');
	return say('release.thenWalk', { direction: say(`direction.${cardsOf(view.commits[seat]).dir}`) });
}

function lureDetail(voice: Voice<Key>, drafting: Drafting): string {
	const { say } = voice;
	const { view, seat, outlook } = drafting;
	const end = endDetail(voice, drafting);
	if (end !== null) return end;
	const changes = outlook.after.snaps.map((snaps, each) => snaps - view.snaps[each]);
	const gains = changes.flatMap((change, other) => (change > 0 ? [other] : []));
	const told = changes[seat] !== 0 ? seat : gains[0];
	if (told === undefined) return say('release.noGain');
	const before = view.snaps[told];
	return say('release.change', { ...who(drafting, told), before, after: before + changes[told] });
}

/** Who would win by it, if that is the end of the match; null while it goes on. */
function endDetail(voice: Voice<Key>, drafting: Drafting): string | null {
	const { winners } = drafting.outlook;
	if (winners.length === 0) return null;
	return winners.length > 1
		? voice.say('release.winsShared', { names: objects(voice, drafting, winners) })
		: voice.say('release.wins', who(drafting, winners[0]));
}
