import type { TableEvent } from '@shutterbox/table';
import type { Event } from '@shutterbox/wildlife-park';
import { expect, test } from 'vitest';
import { liftsOf } from '../../../../src/games/wildlife-park/board/flying.ts';

const tell = (events: readonly Event[]): TableEvent[] => events.map((event, n) => ({ n, at: 0, event }));
const took = (seat: number, supply: string): Event => ({
	type: 'took',
	seat,
	supply,
	display: 'tile:0',
	items: [{ die: 'blue', value: 3 }, { tile: 'common.sloth.heart' }],
});
const waysOf = (events: readonly Event[]) =>
	liftsOf(tell(events), 0).map(({ seat, from, to }) => `${seat}: ${from} to ${to}`);

test('what others take rises to where it is built, turned by workers or not', () => {
	const tile: Event = { type: 'tilePlaced', seat: 2, hex: 'b2', tile: 'common.sloth.heart', corner: 0 };
	const mine: Event = { type: 'diePlaced', seat: 0, hex: 'a1', colour: 'blue', value: 3, rolled: 3 };
	const theirs: Event = { type: 'diePlaced', seat: 2, hex: 'c3', colour: 'blue', value: 2, rolled: 3 };
	expect(waysOf([took(0, 'in:blue'), mine, took(2, 'out:blue'), tile, theirs])).toEqual([
		'2: mini out:blue to mini c3',
	]);
});

test('what is only chosen or thrown away goes into their hands', () => {
	const away: Event = { type: 'discarded', seat: 1, item: { die: 'blue', value: 3 } };
	expect(waysOf([took(1, 'out:blue'), away, took(2, 'in:blue')])).toEqual([
		'1: mini out:blue to hand',
		'2: mini in:blue to hand',
	]);
});
