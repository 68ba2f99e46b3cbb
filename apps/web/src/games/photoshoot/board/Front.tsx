/** In front of the stage: the evidence, the judge's slip, the count of a round, a card. */
import type { Event } from '@shutterbox/photoshoot/client';
import type { TableEvent } from '@shutterbox/table';
import { useRecent } from '../../../board/use-recent.ts';
import { exhibitsOf } from './evidence.ts';
import { CountSheet, EffectCard, Evidence, Verdict } from './parts/Verdict.tsx';
import type { Scene } from './scene.ts';
import type { BetweenSheet } from './sheets.tsx';
import { verdictOf } from './verdict.tsx';
import { say } from './words.ts';

interface Props {
	scene: Scene;
	sheet: BetweenSheet | null;
	latest: readonly TableEvent[];
	history: readonly TableEvent[];
	onSlow: () => void;
}

/** Milliseconds for which a slip lies there where no clock stands for it. */
const SLIP = 4000;

export function Front({ scene, sheet, latest, history, onSlow }: Props) {
	const { view, seat } = scene;
	const isFresh = useRecent(latest, hasJudged, SLIP).includes(true);
	if (sheet?.kind === 'count') return <CountSheet {...sheet.count} isLaying={!scene.isStill} />;
	if (sheet) return <EffectCard {...sheet.card} />;
	if (view.phase === 'called' && seat !== null && view.caller === seat)
		return (
			<Evidence
				label={say('evidence.label')}
				exhibits={exhibitsOf(scene)}
				slow={{ word: say('evidence.slow'), speed: '¼×', onSlow }}
			/>
		);
	const last = view.phase === 'paused' || isFresh ? lastJudged(history) : null;
	return last && <Verdict {...verdictOf(view, last.judged, last.isWhistled)} />;
}

function hasJudged(latest: readonly TableEvent[]): boolean {
	return latest.some(({ event }) => event.type === 'judged');
}

function lastJudged(history: readonly TableEvent[]) {
	const judged = history.findLast(({ event }) => event.type === 'judged')?.event as Event | undefined;
	const stopped = history.findLast(({ event }) => event.type === 'stopped')?.event as Event | undefined;
	if (judged?.type !== 'judged') return null;
	return { judged, isWhistled: stopped?.type === 'stopped' && stopped.seat === 'table' };
}
