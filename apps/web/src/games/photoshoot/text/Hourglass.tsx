import { due, isTimed, NOT_RUNNING, remainingAt, type State } from '@shutterbox/photoshoot/client';
import { say } from './words.ts';

/** What is left of the round: as a bar, as a number, in words. */
export function Hourglass({ view, at }: { view: State; at: number }) {
	const { rules, spent } = view;
	if (!isTimed(view)) {
		const left = rules.turnBudget - spent;
		return (
			<div class="glass">
				<span id="glass-title">{say('glass.actions')}</span>
				<progress max={rules.turnBudget} value={left} aria-labelledby="glass-title" />
				<b>{say('glass.actionsLeft', { left, all: rules.turnBudget })}</b>
			</div>
		);
	}
	const left = remainingAt(view, at);
	const isRunning = view.runningSince !== NOT_RUNNING;
	const next = isRunning ? null : due(view);
	return (
		<div class="glass">
			<span id="glass-title">{say('glass.title')}</span>
			<progress max={rules.hourglassSec * 1000} value={left} aria-labelledby="glass-title" />
			<b>{say('glass.left', { seconds: secondsLeft(left) })}</b>
			<span class="state">
				{say(isRunning ? 'glass.running' : 'glass.standing')}
				{next && `, ${say('glass.byItself', { seconds: secondsLeft(next.at - at) })}`}
			</span>
		</div>
	);
}

function secondsLeft(ms: number): number {
	return Math.max(0, Math.ceil(ms / 1000));
}
