/** The judge's slip: what was found, by which rule, and where the token goes. */
import {
	type EffectId,
	type FaultKind,
	faultWords,
	isCoop,
	ruleBroken,
	type Team,
	wrongWords,
} from '@shutterbox/photoshoot/client';
import { RuleLink } from '../../../table/RuleLink.tsx';
import { voice } from '../words.ts';
import { stillsOf } from './disputed.ts';
import type { Ruling } from './last-ruling.ts';
import type { VerdictProps } from './parts/props.ts';
import { teamTitle } from './people.ts';
import type { Scene } from './scene.ts';
import { say } from './words.ts';

type Judged = Ruling['judged'];

export function verdictOf(scene: Scene, { judged, by }: Ruling): VerdictProps {
	const { view } = scene;
	const { verdict, kind, effect, token } = judged;
	return {
		kind: verdict,
		stamp: say(`stamp.${verdict}`),
		reason: <Reason {...{ verdict, kind, effect }} />,
		token:
			token === null
				? null
				: {
						sign: by === 'table' && verdict === 'right' ? 'whistle' : 'camera',
						team: isCoop(view) ? null : teamNamed(token),
						words: isCoop(view)
							? say('stamp.tokenAgainst')
							: say('stamp.token', { team: teamTitle(view, teamNamed(token), 'dat') }),
					},
		stills: stillsOf(scene),
	};
}

function Reason({ verdict, kind, effect }: Pick<Judged, 'verdict' | 'kind' | 'effect'>) {
	const rule = verdict === 'void' ? 'PST-72' : kind === null ? 'PST-50' : ruleBroken(kind, effect);
	return (
		<>
			{reasonWords(verdict, kind, effect)} {rule && <RuleLink game="photoshoot" rule={rule} />}
		</>
	);
}

function reasonWords(verdict: Judged['verdict'], kind: FaultKind | null, effect: EffectId | null): string {
	if (verdict === 'void') return say('stamp.voidReason');
	if (kind === null) return say('stamp.noReason');
	if (verdict === 'right') return wrongWords(voice, kind, effect);
	return say('stamp.wrongReason', { fault: faultWords(voice, kind, effect) });
}

function teamNamed(name: 'A' | 'B'): Team {
	return name === 'A' ? 0 : 1;
}
