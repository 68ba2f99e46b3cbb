import { Button } from '../../../ui/Button.tsx';
import { undoOf } from '../draft.ts';
import { takerBack } from './device.ts';
import { disputedOf } from './disputed.ts';
import { roleOf, type Scene } from './scene.ts';
import type { HandsOn } from './use-hands-on.ts';
import { say } from './words.ts';

interface Props {
	scene: Scene;
	hands: HandsOn;
	onGoOn: (() => void) | null;
	onSlow: () => void;
}

/** At the end of the prompt: taking back, going on, or seeing again what was called. */
export function PromptButtons({ scene, hands, onGoOn, onSlow }: Props) {
	const { view, seat } = scene;
	if (onGoOn)
		return (
			<Button kind="main" onPress={onGoOn}>
				{say('act.goOn')}
			</Button>
		);
	if (view.phase === 'paused' && disputedOf(view))
		return (
			<Button icon="play" kind="quiet" onPress={onSlow}>
				{say('evidence.slow')}
			</Button>
		);
	if (!roleOf(view, seat).shoots || !['running', 'check', 'lastCall'].includes(view.phase)) return null;
	return (
		<Button icon="undo" kind="quiet" onPress={() => hands.make(undoOf(view), takerBack(scene) ?? undefined)}>
			{say('act.undo')}
		</Button>
	);
}
