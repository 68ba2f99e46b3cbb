import type { Reader, Seat } from '@shutterbox/kernel';
import {
	EFFECTS,
	isCoop,
	isTurnShown,
	kindOf,
	photographingTeam,
	ritualWords,
	type State,
	seatsOfTeam,
	type Team,
	targetOf,
	teamName,
} from '@shutterbox/photoshoot/client';
import { list } from '../../../i18n/format.ts';
import { Typed } from '../../../ui/Typed.tsx';
import { needsMark } from '../../own-name.ts';
import { t, voice } from '../words.ts';
import { say } from './words.ts';

/** How long a ritual can be seen at its seat, in milliseconds. */
const BUBBLE = 2_000;

const SIGNS = ['●', '◆'] as const;

/** Who plays with whom, points and tokens, and what each is seen doing right now. */
export function Teams({ view, reader, at }: { view: State; reader: Reader; at: number }) {
	const teams: readonly Team[] = isCoop(view) ? [0] : [0, 1];
	return (
		<section class="teams" aria-labelledby="teams-title">
			<h2 id="teams-title">{say(isCoop(view) ? 'teams.titleAll' : 'teams.title')}</h2>
			<div class="pair">
				{teams.map((team) => (
					<TeamCard key={team} {...{ view, reader, at, team }} />
				))}
			</div>
		</section>
	);
}

function TeamCard({ view, reader, at, team }: { view: State; reader: Reader; at: number; team: Team }) {
	const isShooting = team === photographingTeam(view);
	const isAlone = isCoop(view);
	const tokens = t('count.tokens', { count: view.tokens[team] });
	const others = isShooting ? [] : view.held[team].map((effect) => t(`effect.${EFFECTS[effect].id}`));
	return (
		<div class={`team team-${team}`}>
			<h3>
				<span aria-hidden="true">{SIGNS[team]}</span>
				<span class="name">{teamName(voice, reader, team === 0 ? 'A' : 'B')}</span>
				{/* Keyed: a longer number is a new one, not the old one pushed aside. */}
				<b key={view.scores[team]} class="score">
					{t('count.points', { count: view.scores[team] })}
				</b>
			</h3>
			<p class="role">
				{isAlone
					? say('teams.tokensAgainst', { tokens })
					: `${say(isShooting ? 'teams.photographs' : 'teams.controls')}, ${say('teams.tokens', { tokens })}`}
			</p>
			<ul>
				{seatsOfTeam(view, team).map((seat) => (
					<li key={seat}>
						<span class="name">
							{seat === reader.viewer && needsMark(reader.names[seat]) ? (
								t('seat.you', { who: reader.names[seat] })
							) : (
								<Typed>{reader.names[seat]}</Typed>
							)}
						</span>
						<span class="doing">{doing(view, reader, seat, at)}</span>
					</li>
				))}
			</ul>
			<p class="role">{others.length > 0 && say('teams.holds', { effects: list(others) })}</p>
		</div>
	);
}

/** What somebody is seen doing: a ritual for a moment, being ready, being on turn where that is told. */
function doing(view: State, reader: Reader, seat: Seat, at: number): string {
	const { acts, phase, readySeats, turn } = view;
	const ritual = acts.findLast((act) => act.type === 'ritual' && act.seat === seat && at - act.at < BUBBLE);
	if (ritual?.type === 'ritual') return ritualWords(voice, reader, kindOf(ritual.ritual), targetOf(ritual.ritual));
	if (phase === 'ready' && readySeats & (1 << seat)) return say('teams.ready');
	const isActing = (phase === 'running' || phase === 'paused') && seat === turn;
	return isActing && isTurnShown(view) ? say('teams.turn') : '';
}
