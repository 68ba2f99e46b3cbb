import { EFFECTS, isTimed, type Move, openDeeds } from '@shutterbox/photoshoot/client';
import { Ruled } from '../../../table/RuleLink.tsx';
import { Release } from '../../../ui/Release.tsx';
import { stopOf } from '../draft.ts';
import { pointsOf, type Reason } from '../points.ts';
import { reason, t, voice } from '../words.ts';
import { Keyed } from './Keyed.tsx';
import type { PartProps } from './Part.tsx';
import { say } from './words.ts';

/** What control touches: one big button, and after it the reasons. */
export function Calls({ view, seat, reader, check, isOpen, onMove }: PartProps) {
	const stop: Move = stopOf(view) ?? { type: 'stop', seen: 0 };
	const refusal = check(stop);
	const isNaming = view.phase === 'called' && view.caller === seat;
	const isListed = view.phase === 'called' || view.phase === 'check' || !isTimed(view);
	const deeds = isListed ? openDeeds(voice, reader, view) : [];
	return (
		<div class="calls">
			<div class="row thumb">
				<Release
					size="large"
					verb={say('act.stop')}
					detail={say(view.rules.calls === 'quick' ? 'act.stopQuick' : 'act.stopDetail')}
					shortcut="M"
					disabled={!isOpen || refusal !== null}
					onPress={() => onMove(stop)}
				/>
				<p class="why">{refusal && !isNaming && <Ruled game="photoshoot">{reason(refusal)}</Ruled>}</p>
			</div>
			{deeds.length > 0 && (
				<>
					<h3>{say('act.open')}</h3>
					<ol class="deeds">
						{deeds.map(({ act, words }) => (
							<li key={act.seq}>{words}</li>
						))}
					</ol>
				</>
			)}
			{isNaming && (
				<fieldset class="reasons">
					<legend>{say('act.reasons')}</legend>
					<div class="row">
						{pointsOf(view).map((move) => (
							<Keyed
								key={move.effect ?? move.kind}
								label={pointWords(move)}
								refusal={check(move)}
								isBarred={!isOpen}
								onPress={() => onMove(move)}
							/>
						))}
					</div>
				</fieldset>
			)}
		</div>
	);
}

function pointWords({ kind, effect }: Reason): string {
	const card = EFFECTS.find(({ id }) => id === effect);
	if (kind === 'effect') return say('act.pointEffect', { effect: card ? t(`effect.${card.id}`) : '' });
	return say(`act.point.${kind}`);
}
