import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { forget } from '../../server/account.ts';
import { type Answer, type ApiProblem, isStranger } from '../../server/api.ts';

export interface Asked<T> {
	/** The answer; null until it is here. */
	readonly value: T | null;
	readonly problem: ApiProblem | null;
	/** Asks once more. */
	again(): void;
}

/** Asks when the part that shows the answer is drawn, and again whenever `about` changes. */
export function useAsked<T>(question: () => Promise<Answer<T>>, about = ''): Asked<T> {
	const value: Signal<T | null> = useSignal(null);
	const problem = useSignal<ApiProblem | null>(null);
	const turn = useSignal(0);
	useEffect(() => {
		let isWanted = true;
		question().then((answer) => {
			if (!isWanted) return;
			if ('value' in answer) {
				value.value = answer.value;
				problem.value = null;
			} else {
				problem.value = answer.problem;
				leaveIfStranger(answer.problem);
			}
		});
		return () => {
			isWanted = false;
		};
	}, [turn.value, about]);
	return { value: value.value, problem: problem.value, again: () => turn.value++ };
}

/** A session that was ended elsewhere makes this page nobody's, whatever it was doing. */
export function leaveIfStranger(problem: ApiProblem): void {
	if (isStranger(problem)) forget();
}
