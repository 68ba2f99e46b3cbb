/** The disputed action once more, at a quarter of its speed: by itself for whoever calls it, and once judged for everybody. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { slowness } from '../../../settings/preferences.ts';
import { disputedOf, isSeenAgain } from './disputed.ts';
import type { Scene } from './scene.ts';
import { slowly } from './use-motion.ts';

/** Milliseconds for which two stills lie on the stage, where nothing moves. */
const STILLS = 4000;

export function useSlowly(root: RefObject<HTMLElement | null>, scene: Scene) {
	const { view, isStill } = scene;
	const [isPlaying, setPlaying] = useState(false);
	const running = useRef<readonly Animation[]>([]);
	const stop = () => {
		for (const animation of running.current) animation.cancel();
		setPlaying(false);
	};
	const play = () => {
		stop();
		const [paper, disputed] = [root.current?.querySelector<HTMLElement>('.stage'), disputedOf(view)];
		if (!paper || !disputed) return;
		const animations = isStill ? [paper.animate(null, STILLS)] : slowly(paper, disputed);
		running.current = animations;
		setPlaying(true);
		const end = () => setPlaying(false);
		// What is cancelled was ended by `stop`.
		Promise.all(animations.map(({ finished }) => finished)).then(end, () => undefined);
	};
	const isDue = isSeenAgain(scene) && (isStill || slowness.value > 0);
	useLayoutEffect(() => {
		if (isDue) play();
		return stop;
	}, [isDue, view.phase]);
	return {
		/** What lies on the stage makes way. */
		isPlaying,
		play,
	};
}
