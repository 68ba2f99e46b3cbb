import type { Viewer } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { isHelped, isTurnShown } from '../../src/rules/help.ts';
import { Stage } from '../table.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'spectator'];

/** Who is told how far the wanted photo has come. */
function helped(head: string, seats = 4): Viewer[] {
	const { state } = new Stage('RPA/JCE/OMS', { head, seats, open: 'P32' }).table;
	return VIEWERS.filter((viewer) => (typeof viewer !== 'number' || viewer < seats) && isHelped(state, viewer));
}

test('[PST-44, 71] nobody is helped where the table judges', () => {
	expect(helped('strictness=judge')).toEqual([]);
	expect(helped('strictness=judge pace=untimed')).toEqual([]);
	expect(helped('strictness=judge', 2)).toEqual([]);
});

test('[PST-44, 71] a table that assists helps photographers, not those who may call', () => {
	expect(helped('strictness=assist')).toEqual([0, 2]);
	expect(helped('strictness=assist', 2)).toEqual([0, 1]);
	expect(helped('strictness=assist referee=players', 2)).toEqual([0]);
});

test('[PST-71] no help once the action is made', () => {
	const { table } = new Stage('RPA/JCE/OMS', { head: 'strictness=assist pace=untimed', open: 'P32', deck: 'P01 *' });
	table.play(0, 'photo');
	expect(VIEWERS.filter((viewer) => isHelped(table.state, viewer))).toEqual([]);
});

test('[PST-13] whose turn it is has to be remembered only while judged against the hourglass', () => {
	const shown = (head: string) => isTurnShown(new Stage('RPA/JCE/OMS', { head }).table.state);
	expect([shown('strictness=judge'), shown('strictness=assist'), shown('pace=untimed')]).toEqual([false, true, true]);
});
