import { words as gameWords } from '@shutterbox/photoshoot/client';
import { Button } from '../../../ui/Button.tsx';
import { undoOf } from '../draft.ts';
import { voice } from '../words.ts';
import { takerBack } from './device.ts';
import { disputedOf } from './disputed.ts';
import { type PhotoshootProps, roleOf, type Scene } from './scene.ts';
import { Until } from './Until.tsx';
import type { HandsOn } from './use-hands-on.ts';
import { say } from './words.ts';

interface Props {
	scene: Scene;
	hands: HandsOn;
	check: PhotoshootProps['check'];
	onGoOn: (() => void) | null;
	onSlow: () => void;
	now: () => number;
}

/** At the end of the prompt: taking back, going on, seeing again what was called, or the seconds that are left. */
export function PromptButtons({ scene, hands, check, onGoOn, onSlow, now }: Props) {
	const { view, seat } = scene;
	if (onGoOn)
		return (
			<Button key="goOn" kind="main" onPress={onGoOn}>
				{say('act.goOn')}
			</Button>
		);
	if (view.phase === 'paused' && !scene.isStill && disputedOf(view))
		return (
			<Button key="slow" icon="play" kind="quiet" onPress={onSlow}>
				{say('evidence.slow')}
			</Button>
		);
	const mayUndo = roleOf(view, seat).shoots && ['running', 'check', 'lastCall'].includes(view.phase);
	const back = takerBack(scene) ?? undefined;
	const refused = mayUndo ? check(undoOf(view), back) : null;
	return (
		<>
			{/* Counted apart from the sentence: that is read aloud whenever it changes. */}
			{(scene.isNaming || view.phase === 'lastCall') && (
				<span class="time-left" aria-hidden="true">
					<Until {...{ view, now }} />
				</span>
			)}
			{mayUndo && (
				<Button
					icon="undo"
					kind="quiet"
					dim={refused !== null}
					{...(refused && { hint: gameWords.refusal(voice, refused) ?? '' })}
					onPress={() => hands.make(undoOf(view), back)}
				>
					{say('act.undo')}
				</Button>
			)}
		</>
	);
}
