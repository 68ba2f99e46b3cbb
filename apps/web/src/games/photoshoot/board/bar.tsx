/** What the table's bar and its talk say of a match on the drawn board. */
import type { Viewer } from '@shutterbox/kernel';
import {
	COOP_ROUNDS,
	isCoop,
	isLastRound,
	isPhotographer,
	isTalkMuted,
	type State,
	TARGET,
	type Team,
} from '@shutterbox/photoshoot/client';
import type { Role } from '../../game-ui.ts';
import { isBetweenRounds } from '../log.ts';
import { TeamShape } from './parts/Sign.tsx';
import { teamTitle } from './people.ts';
import { say } from './words.ts';

/** `You photograph`, `20 : 14`, and `round 7, to 25`. */
export function role(view: State, viewer: Viewer): Role | null {
	if (view.phase === 'over') return null;
	const isShooting = viewer !== 'spectator' && isPhotographer(view, viewer);
	const does = viewer === 'spectator' ? null : say(isShooting ? 'bar.photographs' : 'bar.controls');
	return {
		does,
		where: whereOf(view),
		standing: <Standing view={view} />,
		isSilent: isShooting && !isBetweenRounds(view),
	};
}

function whereOf(view: State): string {
	const { round } = view;
	if (isLastRound(view)) return say('bar.lastRound', { round });
	return isCoop(view) ? say('bar.roundOf', { round, rounds: COOP_ROUNDS }) : say('bar.round', { round, goal: TARGET });
}

/** Phones show no team cards. */
function Standing({ view }: { view: State }) {
	const teams: readonly Team[] = isCoop(view) ? [0] : [0, 1];
	return (
		<span class="studio-standing">
			{teams.map((team) => (
				<span key={team}>
					{!isCoop(view) && <TeamShape team={team} />}
					<span class="aloud">{teamTitle(view, team)} </span>
					{view.scores[team]}
				</span>
			))}
		</span>
	);
}

/** PST-53: who photographs is silent, or writes at their own risk. */
export function talkNote(view: State, viewer: Viewer): string | null {
	const isShooting = viewer !== 'spectator' && isPhotographer(view, viewer) && !isBetweenRounds(view);
	return isShooting ? say(isTalkMuted(view) ? 'talk.muted' : 'talk.callable') : null;
}
