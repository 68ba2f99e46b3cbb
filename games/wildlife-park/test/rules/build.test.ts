import { expect, test } from 'vitest';
import { layoutOf } from '../../src/rules/park.ts';
import { at, sketch } from '../table.ts';

test('[WPK-22] anything may be discarded, and is kept apart', () => {
	const table = sketch({ supply: 'tile:blue seal.heart', display: 'die:0 1' }).turn('tile:blue -, die:0 -');
	expect(table.print()).toContain('discards seal.heart green1');
	expect(table.heard('discarded').slice(0, 2)).toEqual([
		{ type: 'discarded', seat: 0, item: { tile: 'common.seal.heart' } },
		{ type: 'discarded', seat: 0, item: { die: 'green', value: 1 } },
	]);
});

test('[WPK-25] a tile lies as its builder wants; the corner of a breeding tile has no meaning', () => {
	const table = sketch({ supply: 'tile:grey vicuna.black', display: 'tile:0 ibex.heart' });
	for (let corner = 0; corner < 6; corner++) expect(table.refused(0, `tile:grey a1@${corner}, tile:0 -`)).toBeNull();
	const build = [
		{ item: 'supply', to: 'a1', corner: 3 },
		{ item: 'display', to: 'e1', corner: 4 },
	] as const;
	table.turn({ type: 'turn', supply: 'tile:grey', display: 'tile:0', build });
	expect([table.hex('a1'), table.hex('e1')]).toEqual(['vicuna.black@3', 'ibex.heart']);
	const { names } = layoutOf(table.state.parks[0]);
	expect(table.state.parks[0].corners[names.indexOf('e1')]).toBe(0);
});

test('[WPK-26, 30] what lies stays: neither a second tile nor a second die', () => {
	const table = sketch({ park: 'b3 penguin.black@3=4', supply: 'out:blue 2, tile:blue seal.heart' });
	expect(table.refused(0, 'out:blue b3, die:0 -')).toBe('hex-has-die');
	expect(table.refused(0, 'tile:blue b3, die:0 -')).toBe('hex-not-vacant');
});

test('[WPK-29] a tile belongs to one tower: its other corners give no room for a 6', () => {
	const park = 'b4 ibex.beige@1; b5 golden-eagle.beige@5; c4 vicuna.beige@3; c3 elephant.black@2';
	const table = sketch({ board: 'gorilla', park, supply: 'out:orange 6, out:grey 6' });
	expect(table.refused(0, 'out:orange c3, die:0 -')).toBe('die-six');
	for (const hex of ['b4', 'b5', 'c4']) expect(table.refused(0, `out:grey ${hex}, die:0 -`)).toBeNull();
});

test.each([1, 2, 3, 4, 5])('[WPK-34, 35] a %i may lie on any watchtower tile', (value) => {
	const table = sketch({ park: 'b3 penguin.black@3', supply: `out:blue ${value}` });
	expect(table.refused(0, 'out:blue b3, die:0 -')).toBeNull();
});

test('[WPK-30] a die on a tile laid in the same turn', () => {
	const table = sketch({ supply: 'tile:green sloth.heart', display: 'die:0 2' });
	expect(table.refused(0, 'die:0 a1, tile:green a1')).toBe('hex-no-tile');
	expect(table.turn('tile:green a1, die:0 a1').hex('a1')).toBe('sloth.heart=2');
});

test('[WPK-39] during a turn workers touch only the die being placed', () => {
	const table = sketch({ park: 'b3 penguin.black@3=4', supply: 'out:blue 3' });
	expect(table.refused(0, 'workers b3 blue+')).toBe('wrong-phase');
	table.turn('out:blue -, die:0 -');
	expect(table.hex('b3')).toBe('penguin.black@3=4');
});

test('[WPK-18, 70] stepwise: all see the choices before anybody builds', () => {
	const line =
		'2p choose 1 tempo=stepwise | 0: saola; supply out:green 6; display die:0 1 | 1: supply out:green 1; display die:0 1';
	const table = at(line);
	expect(table.toMove()).toEqual([0, 1]);
	table.play(0, 'choose out:green die:0');
	expect(table.view(1).commits[0]).toBe('secret');
	expect(table.refused(0, 'build supply c2, display -')).toBe('wrong-phase');
	table.play(1, 'choose out:green die:0');
	expect(table.state.phase).toBe('build');
	expect(table.view(1).preparation).toEqual(table.state.preparation);
	table.play(0, 'build supply c2, display -').play(1, 'build display -, supply -');
	expect(table.hex('c2')).toBe('=6');
	expect(table.state.turn).toBe(2);
});

test('[WPK-70] ordered: one after another, in public, lowest board first', () => {
	const items = 'supply out:green 1; display die:0 1';
	const table = at(`3p choose 1 tempo=ordered | 0: board 3; ${items} | 1: board 6; ${items} | 2: board 1; ${items}`);
	const choice = 'choose out:green die:0';
	expect(table.toMove()).toEqual([2]);
	expect(table.refused(0, choice)).toBe('not-your-decision');
	table.play(2, choice);
	expect(table.refused(2, choice)).toBe('not-your-decision');
	expect(table.events).toHaveLength(1);
	expect(table.events[0].event?.type).toBe('took');
	table.play(0, choice).play(1, choice);
	expect(table.toMove()).toEqual([0, 1, 2]);
});
