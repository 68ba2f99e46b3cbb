import type { Outcome, Viewer } from '@shutterbox/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { verdictOf } from './verdict.ts';
import { headline, nearestOutcome } from './verdict-words.ts';
import { t } from './words.ts';

interface Props {
	outcome: Outcome;
	viewer: Viewer;
	names: readonly string[];
	seats: Parameters<typeof verdictOf>[2];
	amount: (count: number) => string;
	/** Why the match ended, in the game's words. */
	end: string;
	/** The reader has asked for hints on the way. */
	isAdvised: boolean;
}

/** The own place as a heading that takes the focus, and beside it the nearest other outcome. */
export function Verdict({ end, isAdvised, ...read }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		heading.current?.focus({ preventScroll: true });
	}, []);
	return (
		<header class="own-place">
			<h1 ref={heading} tabIndex={-1}>
				{headline(read)}
			</h1>
			<p>
				{nearestOutcome(read)} {end} {isAdvised && <span class="note-chip">{t('verdict.advised')}</span>}
			</p>
		</header>
	);
}
