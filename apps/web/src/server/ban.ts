import { signal } from '@preact/signals';
import type { ApiProblem } from './api.ts';

/** Until when the server has banned this person, null for good; nothing where it has not. */
export const ban = signal<{ readonly until: number | null } | null>(null);

export function isBan(problem: ApiProblem): boolean {
	return problem.kind === 'refused' && problem.code === 'BANNED';
}

/** Takes whatever a server said no with. */
export function noteBan(problem: ApiProblem): void {
	if (problem.kind !== 'refused' || !isBan(problem)) return;
	const { until } = problem.facts;
	ban.value = { until: typeof until === 'number' ? until : null };
}
