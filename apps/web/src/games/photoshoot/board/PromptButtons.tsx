import { Button } from '../../../ui/Button.tsx';
import { undoOf } from '../draft.ts';
import { takerBack } from './device.ts';
import { disputedOf } from './disputed.ts';
import { roleOf, type Scene } from './scene.ts';
import { Until } from './Until.tsx';
import type { HandsOn } from './use-hands-on.ts';
import { say } from './words.ts';

interface Props {
	scene: Scene;
	hands: HandsOn;
	onGoOn: (() => void) | null;
	onSlow: () => void;
	now: () => number;
}

/** At the end of the prompt: taking back, going on, seeing again what was called, or the seconds that are left. */
export function PromptButtons({ scene, hands, onGoOn, onSlow, now }: Props) {
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
	return (
		<>
			{/* Counted apart from the sentence: that is read aloud whenever it changes. */}
			{(scene.isNaming || view.phase === 'lastCall') && (
				<span class="time-left" aria-hidden="true">
					<Until {...{ view, now }} />
				</span>
			)}
			{mayUndo && (
				<Button icon="undo" kind="quiet" onPress={() => hands.make(undoOf(view), takerBack(scene) ?? undefined)}>
					{say('act.undo')}
				</Button>
			)}
		</>
	);
}
