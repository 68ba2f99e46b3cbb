import type { Policy } from '@shutterbox/kernel';
import type { Move } from './move.ts';
import type { State } from './state.ts';

export const policies: Readonly<Record<string, Policy<State, Move>>> = {};
