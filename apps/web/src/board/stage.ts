/** Where a board plays what happened, before it shows how things are. */
import type { TableEvent } from '@shutterbox/table';
import { useEffect, useReducer, useState } from 'preact/hooks';
import { isStill, slowness } from '../settings/preferences.ts';
import { type Act, Director, type House, type Scene, type Script } from './director.ts';
import { buzz, playSound } from './sound-kit.ts';

export type { Act, Script } from './director.ts';

export interface Stage<Position, Event> {
	/** What is to be drawn: how the table lies after the act's event, or as it is. Parts move there from `act.before`. */
	readonly shown: Position;
	readonly act: Act<Position, Event> | null;
	/** Ends what is played at once: nobody waits for a play. Safe to call at any time. */
	skip(): void;
	/** Plays a stretch again. */
	replay(scenes: readonly Scene<Position, Event>[]): void;
}

export function useStage<Position, Event>(
	view: Position,
	latest: readonly TableEvent[],
	script: Script<Position, Event>,
	isLost = false,
): Stage<Position, Event> {
	const [, draw] = useReducer((times: number) => times + 1, 0);
	const [director] = useState(
		() =>
			new Director(
				houseOf(() => draw(null)),
				script,
				view,
				latest,
			),
	);
	director.follow(script, view, latest);
	useEffect(() => {
		const onHide = () => document.hidden && director.skip();
		document.addEventListener('visibilitychange', onHide);
		return () => {
			document.removeEventListener('visibilitychange', onHide);
			director.close();
		};
	}, []);
	useEffect(() => {
		if (isLost) director.skip();
	}, [isLost]);
	const { shown, act, skip, replay } = director;
	return { shown, act, skip, replay };
}

function houseOf(onChange: () => void): House {
	return {
		isStill: () => isStill.peek(),
		slowness: () => slowness.peek(),
		isWatched: () => !document.hidden,
		onCue({ sound, buzz: trembling }) {
			if (sound) playSound(sound);
			if (trembling) buzz(trembling);
		},
		onChange,
	};
}
