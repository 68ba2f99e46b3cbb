import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { ApiProblem } from '../../server/api.ts';
import { problemWords } from '../../server/problems.ts';
import { Button } from '../../ui/Button.tsx';
import type { Asked } from './use-asked.ts';
import { t } from './words.ts';

/** A part of the profile: a heading and a sheet of paper. */
export function Part({ title, children }: { title: string; children: ComponentChildren }) {
	const id = useId();
	return (
		<section class="part" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<div class="panel">{children}</div>
		</section>
	);
}

/** What was asked for, once it is here; or why it is not, and another try. */
export function Arrived<T>({ asked, children }: { asked: Asked<T>; children: (value: T) => ComponentChildren }) {
	if (asked.value !== null) return <>{children(asked.value)}</>;
	if (asked.problem === null) return <p class="note" aria-busy="true" />;
	return (
		<div class="note">
			<p>{problemWords(asked.problem)}</p>
			<Button small onPress={asked.again}>
				{t('again')}
			</Button>
		</div>
	);
}

/** Why something was not done, read aloud when it appears. */
export function Mishap({ problem }: { problem: ApiProblem | string | null }) {
	return (
		<p class="mishap" role="alert">
			{problem !== null && (typeof problem === 'string' ? problem : problemWords(problem))}
		</p>
	);
}
