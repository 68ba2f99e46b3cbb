/** In front of the stage: the evidence, the judge's slip, the count of a round, a card. */
import type { EffectId } from '@shutterbox/photoshoot/client';
import { stillsOf } from './disputed.ts';
import { exhibitsOf } from './evidence.ts';
import type { Ruling } from './last-ruling.ts';
import { CountSheet, EffectCard, Evidence, Stills, Verdict } from './parts/Verdict.tsx';
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
	/** A card that is new to those who photograph now. */
	binding: EffectId | null;
	again: Again;
}

/** What was called, seen again. */
interface Again {
	readonly isPlaying: boolean;
	play: () => void;
}

export function Front({ scene, sheet, ruling, reading, binding, again }: Props) {
	if (sheet?.kind === 'count') return <CountSheet {...sheet.count} isLaying={!scene.isStill} />;
	if (sheet) return <EffectCard {...sheet.card} />;
	if (scene.showsEvidence)
		return (
			<>
				{again.isPlaying && scene.isStill && <Stills stills={stillsOf(scene)} />}
				<Evidence
					label={say('evidence.label')}
					exhibits={exhibitsOf(scene)}
					slow={scene.isNaming ? { word: say('evidence.slow'), speed: '¼×', onSlow: again.play } : null}
				/>
			</>
		);
	if (reading !== null) return <EffectCard {...cardOf(reading)} />;
	if (binding !== null) return <EffectCard {...cardOf(binding)} />;
	return ruling && <Verdict {...verdictOf(scene, ruling)} />;
}
