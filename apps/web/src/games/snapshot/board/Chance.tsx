import { wholePercent } from '@shutterbox/snapshot/client';
import { classNames } from '../../../ui/class-names.ts';

interface Props {
	/** 0 to 1. */
	chance: number;
	/** What it would become with what is in the hand. */
	then?: number | undefined;
	/** It can be pressed: the roll is made there. */
	isRelease?: boolean;
	class?: string;
}

/** A light meter: the chance of a roll or a photo. Read aloud by whatever it stands beside. */
export function Chance({ chance, then, isRelease = false, class: look }: Props) {
	return (
		<span class={classNames('chance', isRelease && 'release-dot', look)} aria-hidden="true">
			{wholePercent(chance)}
			{then !== undefined && `→${wholePercent(then)}`}
			<small>%</small>
		</span>
	);
}
