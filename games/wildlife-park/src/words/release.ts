import type { Voice } from '@shutterbox/kernel';
import { scoreSheet } from '../rules/scoring.ts';
import type { Drafting } from './drafting.ts';
import { signed } from './forecasts.ts';
import type { Key } from './names.ts';

/** What handing in a draft does, and what follows; `detail` is empty where there is nothing to add. */
export interface Release {
	readonly verb: string;
	readonly detail: string;
}

export function releaseWords(voice: Voice<Key>, drafting: Drafting): Release {
	const { say } = voice;
	const { view, marked, swap, changes, kind, saviour, taken } = drafting;
	const count = marked.length;
	switch (view.phase) {
		case 'reroll':
		case 'soloReroll':
			return { verb: say('release.reroll', { count }), detail: count > 1 ? say('release.once') : '' };
		case 'soloDiscard':
			return { verb: say('release.discard', { count }), detail: '' };
		case 'swap':
			return { verb: say('release.swap', { what: swap === null ? 'keep' : 'swap' }), detail: '' };
		case 'choose': {
			const isChosen = taken.supply !== null && taken.display !== null;
			return { verb: say('release.choose'), detail: isChosen ? '' : say('release.takeBoth') };
		}
		case 'workers': {
			const used = changes.reduce((sum, { workers }) => sum + workers.length, 0);
			return { verb: say('release.workers', { count: used }), detail: used === 0 ? '' : pointsAfter(voice, drafting) };
		}
		case 'declare':
			return {
				verb: say('release.declare', { kind: kind ?? 'none' }),
				detail: say(kind === null ? 'release.sideFirst' : 'release.token'),
			};
		case 'protect':
			return {
				verb: say('release.protect', { what: saviour === null ? 'lose' : 'save' }),
				detail: say(saviour === null ? 'release.lost' : 'release.usedUp'),
			};
		default: {
			const isPlaced = [taken.supply, taken.display].every((each) => each !== null && each.to !== undefined);
			return { verb: say('release.ready'), detail: isPlaced ? pointsAfter(voice, drafting) : say('release.placeBoth') };
		}
	}
}

/** `+36, 110 points`. */
function pointsAfter({ say }: Voice<Key>, { view, seat, plan }: Drafting): string {
	const change = plan?.change.total ?? 0;
	return say('release.points', { change: signed(change), points: scoreSheet(view, seat).total + change });
}
