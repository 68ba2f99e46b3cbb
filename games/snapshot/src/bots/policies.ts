import type { Policy } from '@shutterbox/kernel';
import type { Move } from '../rules/move.ts';
import type { State } from '../rules/state.ts';
import { beginner } from './beginner.ts';
import { greedy } from './greedy.ts';

/** Weakest first. Their evaluation is in `worth.ts`, their candidates for the one large decision in `plans.ts`. */
export const policies: Readonly<Record<string, Policy<State, Move>>> = { beginner, greedy };
