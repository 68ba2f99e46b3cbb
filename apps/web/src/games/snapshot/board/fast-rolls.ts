/** For who wants it: a roll that is the only one left is made by itself, once what is played is over. */
import type { View } from '@shutterbox/kernel';
import { explorations, type Move, type State, shots } from '@shutterbox/snapshot/client';
import { useEffect } from 'preact/hooks';
import { nameOf } from './mind.ts';
import type { Asked, Scene } from './scene.ts';

export function useFastRolls({ helps, asked, shown, deeds }: Scene): void {
	const only = helps.rolls ? onlyRoll(shown, asked) : null;
	useEffect(() => {
		if (only !== null) deeds.make(only);
	}, [only && nameOf(only)]);
}

export function onlyRoll(view: View<State>, asked: Asked): Move | null {
	const rolls = asked === 'explore' ? explorations(view) : asked === 'shoot' ? shots(view) : [];
	return rolls.length === 1 ? rolls[0] : null;
}
