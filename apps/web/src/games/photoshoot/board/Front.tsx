/** In front of the stage: the evidence, the judge's slip, the count of a round, a card. */
import type { EffectId } from '@shutterbox/photoshoot/client';
import { exhibitsOf } from './evidence.ts';
import type { Ruling } from './last-ruling.ts';
import { CountSheet, EffectCard, Evidence, Verdict } from './parts/Verdict.tsx';
import type { Scene } from './scene.ts';
import { type BetweenSheet, cardOf } from './sheets.tsx';
import { verdictOf } from './verdict.tsx';
import { say } from './words.ts';

interface Props {
	scene: Scene;
	sheet: BetweenSheet | null;
	ruling: Ruling | null;
	/** A card that is looked at. */
	reading: EffectId | null;
	onSlow: () => void;
}

export function Front({ scene, sheet, ruling, reading, onSlow }: Props) {
	const { view } = scene;
	if (sheet?.kind === 'count') return <CountSheet {...sheet.count} isLaying={!scene.isStill} />;
	if (sheet) return <EffectCard {...sheet.card} />;
	if (scene.isNaming)
		return (
			<Evidence
				label={say('evidence.label')}
				exhibits={exhibitsOf(scene)}
				slow={{ word: say('evidence.slow'), speed: '¼×', onSlow }}
			/>
		);
	if (reading !== null) return <EffectCard {...cardOf(reading)} />;
	return ruling && <Verdict {...verdictOf(view, ruling)} />;
}
