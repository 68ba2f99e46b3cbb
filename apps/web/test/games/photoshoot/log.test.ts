import { expect, test } from 'vitest';
import { heldBackFrom, isBetweenRounds } from '../../../src/games/photoshoot/log.ts';

test('the log keeps the deeds of a running round back until it is over', () => {
	const told = (type: string) => ({ n: 1, at: 0, event: { type } });
	const history = [
		'roundStarted',
		'flipped',
		'swapped',
		'roundScored',
		'roundStarted',
		'flipped',
		'swapped',
		'photo',
	].map(told);
	expect(heldBackFrom(history, { phase: 'running' })).toBe(6);
	expect(heldBackFrom(history, { phase: 'called' })).toBe(6);
	expect(heldBackFrom(history, { phase: 'ready' })).toBe(8);
});

test('while a round is on nobody looks back at earlier moments; between rounds everybody may', () => {
	const phases = ['repair', 'ready', 'running', 'called', 'over'] as const;
	expect(phases.filter((phase) => isBetweenRounds({ phase }))).toEqual(['repair', 'ready', 'over']);
});
