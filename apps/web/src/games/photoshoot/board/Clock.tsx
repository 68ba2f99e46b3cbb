import {
	glassAloud,
	isControl,
	isTimed,
	NOT_RUNNING,
	photographingTeam,
	remainingAt,
	type State,
} from '@shutterbox/photoshoot/client';
import { useEffect, useMemo } from 'preact/hooks';
import { playSound } from '../../../board/sound-kit.ts';
import { voice } from '../words.ts';
import { clockWords } from './clock-words.ts';
import { Glass } from './parts/Glass.tsx';
import { isGlassToTurn } from './people.ts';
import type { Scene } from './scene.ts';
import type { HandsOn } from './use-hands-on.ts';
import { useSeconds } from './use-seconds.ts';
import { say } from './words.ts';

interface Props {
	scene: Scene;
	hands: HandsOn;
	now: () => number;
}

/** Seconds from which they are counted aloud. */
const LATE = 10;
const TOLD = [60, 30, 10, 5];

/** The hourglass, which alone is drawn again every second; or the film of actions of a table without hurry. */
export function Clock({ scene, hands, now }: Props) {
	const { view, seat } = scene;
	const isRunning = view.runningSince !== NOT_RUNNING;
	const seconds = useSeconds(now, isRunning ? view.runningSince + view.remainingMs : null);
	const sand = useMemo(() => sandOf(view, now()), [view.runningSince, remainsIn(view), view.rules.hourglassSec]);
	const left = isRunning ? seconds * 1000 : remainsIn(view);
	const isLate = isTimed(view) && left <= LATE * 1000;
	useEffect(() => {
		if (isRunning && isLate && seconds > 0) playSound('tick');
	}, [isLate && isRunning && seconds]);
	const isDown = view.phase === 'ready' || view.phase === 'repair';
	const mayTurn = isGlassToTurn(view) && seat !== null && isControl(view, seat);
	const { turnBudget } = view.rules;
	const whole = Math.ceil(left / 1000);
	return (
		<>
			<Glass
				label={
					isTimed(view)
						? say(isRunning ? 'glass.running' : 'glass.standing', { seconds: whole })
						: say('glass.actions', { left: turnBudget - view.spent, all: turnBudget })
				}
				team={photographingTeam(view)}
				counter={isTimed(view) ? clockWords(left) : String(Math.max(0, turnBudget - view.spent))}
				sand={isTimed(view) ? sand : null}
				film={isTimed(view) ? null : { frames: turnBudget, used: view.spent, word: say('glass.left') }}
				isLate={isLate}
				isDown={isTimed(view) && isDown}
				turn={mayTurn ? { label: say('act.turnGlass'), onTurn: () => hands.make({ type: 'flip' }) } : null}
			/>
			<span class="aloud" aria-live="polite">
				{isRunning && TOLD.includes(seconds) ? glassAloud(voice, seconds) : ''}
			</span>
		</>
	);
}

/** When all is over it has run out, though it would be full for another round. */
function remainsIn({ phase, remainingMs }: State): number {
	return phase === 'over' ? 0 : remainingMs;
}

function sandOf(view: State, at: number) {
	return {
		totalMs: view.rules.hourglassSec * 1000,
		leftMs: view.phase === 'over' ? 0 : remainingAt(view, at),
		isRunning: view.runningSince !== NOT_RUNNING,
	};
}
