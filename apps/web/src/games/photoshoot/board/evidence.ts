/** The film below a stopped stage: what can be called, and the rituals since the action before it. Nothing older (PST-71). */
import { type Act, doerOf, isTimed, kindOf, ritualWords, type Tile, targetOf } from '@shutterbox/photoshoot/client';
import { voice } from '../words.ts';
import { clockWords } from './clock-words.ts';
import { actsShown, stagesBefore } from './open-acts.ts';
import type { Exhibit } from './parts/props.ts';
import { shotOf } from './photos.ts';
import { characterOf, type Scene, sitterOf } from './scene.ts';
import { say } from './words.ts';

export function exhibitsOf(scene: Scene): Exhibit[] {
	const { view } = scene;
	const before = stagesBefore(view);
	return actsShown(view).map((act, key) => exhibitOf(scene, act, before.get(act), key));
}

function exhibitOf(scene: Scene, act: Act, before: readonly Tile[] | undefined, key: number): Exhibit {
	const { view, reader } = scene;
	const time = isTimed(view) ? clockWords(view.remainingMs + Math.max(0, view.since - act.at)) : '';
	const by = (seat: number) => sitterOf(scene, seat);
	switch (act.type) {
		case 'swap': {
			const [a, b] = [before?.[act.a] ?? 0, before?.[act.b] ?? 0];
			return {
				key,
				time,
				by: by(act.seat),
				words: mannerOf(act),
				shows: { pair: [characterOf(a), characterOf(b)] },
				kind: 'deed',
			};
		}
		case 'push':
			return { key, time, by: by(act.seat), words: mannerOf(act), shows: { push: act.dir }, kind: 'deed' };
		case 'photo':
			return {
				key,
				time,
				by: by(act.seat),
				words: say('evidence.photo'),
				shows: { shot: shotOf(act.objective) },
				kind: 'deed',
			};
		case 'talk':
			return { key, time, by: by(act.seat), words: say('evidence.talked'), shows: { sign: 'talk' }, kind: 'deed' };
		case 'ritual': {
			const kind = kindOf(act.ritual);
			const words = ritualWords(voice, reader, kind, targetOf(act.ritual));
			return { key, time, by: by(doerOf(act.ritual)), words, shows: { sign: kind }, kind: 'ritual' };
		}
		default:
			return {
				key,
				time,
				by: act.type === 'stop' && act.by !== 'table' ? by(act.by) : null,
				words: say('evidence.stopped'),
				shows: { sign: 'hand' },
				kind: 'stop',
			};
	}
}

function mannerOf({ gesture, holdMs }: { readonly gesture: 'tap' | 'slide'; readonly holdMs: number }): string {
	return gesture === 'tap' ? say('evidence.lifted') : say('evidence.slid', { seconds: Math.round(holdMs / 100) / 10 });
}
