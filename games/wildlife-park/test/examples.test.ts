import { ScriptedChance } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { wildlifePark } from '../src/index.ts';
import { ANIMAL_POINTS } from '../src/rules/components.ts';
import { entrancePoints } from '../src/rules/entrance.ts';
import { habitatPoints } from '../src/rules/habitats.ts';
import { die, NO_ITEM } from '../src/rules/items.ts';
import { isMissionMet, MISSIONS } from '../src/rules/missions.ts';
import { layoutOf } from '../src/rules/park.ts';
import { achievement, placesOf, speciesCount } from '../src/rules/scoring.ts';
import { towersOf } from '../src/rules/towers.ts';
import { at, parkOf, sketch } from './table.ts';

// The worked examples of the specification, by number. Unless stated: board saola, symmetric side, all workers unused.

test('[X-1, WPK-9] a starting tile lies with its part in the dotted corner', () => {
	const start = at(
		'2p swap 1 | 0: saola; park b3 giant-panda.black@3, d3 ibex.heart, c4 penguin.heart; display tile:0 giant-panda.heart',
	);
	expect(start.hex('b3')).toBe('giant-panda.black@3');
	expect(start.state.parks[0].corners[layoutOf(start.state.parks[0]).names.indexOf('d3')]).toBe(0);
});

test('[X-2, WPK-20, 21] one item from each place', () => {
	const table = sketch({ supply: 'tile:green orangutan.heart, out:grey 1', display: 'die:6 5, die:0 1' });
	const build = [
		{ item: 'supply', to: 'a1' },
		{ item: 'display', to: null },
	] as const;
	const refused = (move: object) => table.refused(0, { type: 'turn', build, ...move });
	expect(refused({ supply: 'tile:green', display: 'die:6' })).toBeNull();
	expect(refused({ supply: 'tile:green', display: 'out:grey' })).toBe('bad-shape');
	expect(refused({ supply: 'die:6', display: 'die:0' })).toBe('bad-shape');
	expect(refused({ supply: 'tile:green' })).toBe('bad-shape');
	table.turn({ type: 'turn', supply: 'tile:green', display: 'die:6', build });
	expect(table.state.supply[1].filter((item) => item !== NO_ITEM)).toEqual([die(2, 1)]);
	expect(table.state.displays[0][6]).toBe(NO_ITEM);
});

test('[X-3, WPK-31] colour must match', () => {
	const table = sketch({ park: 'b3 penguin.black@3', supply: 'out:green 3, out:blue 3' });
	expect(table.refused(0, 'out:green b3, die:0 -')).toBe('die-colour');
	expect(table.refused(0, 'out:blue b3, die:0 -')).toBeNull();
});

test.each([
	[1, null],
	[2, null],
	[3, 'die-breeding'],
	[6, 'die-breeding'],
])('[X-4, WPK-32] a grey %i on a breeding tile: %s', (value, code) => {
	const table = sketch({ park: 'c4 ibex.heart', supply: `out:grey ${value}` });
	expect(table.refused(0, 'out:grey c4, die:0 -')).toBe(code);
});

test('[X-5, WPK-33] only a 6 of its colour goes on the star', () => {
	expect(sketch({ supply: 'out:green 6' }).refused(0, 'out:green c2, die:0 -')).toBeNull();
	expect(sketch({ supply: 'out:green 5' }).refused(0, 'out:green c2, die:0 -')).toBe('die-star');
	expect(sketch({ supply: 'out:blue 6' }).refused(0, 'out:blue c2, die:0 -')).toBe('die-colour');
});

test('[X-6, WPK-27, 34] a 6 needs a built tower', () => {
	const two = { board: 'gorilla', park: 'b4 ibex.beige@1; b5 golden-eagle.beige@5' };
	const table = sketch({ ...two, supply: 'out:grey 6' });
	expect(table.refused(0, 'out:grey b4, die:0 -')).toBe('die-six');
	const built = sketch({ ...two, supply: 'tile:grey vicuna.beige', display: 'die:4 6' });
	expect(built.refused(0, 'tile:grey c4@3, die:4 b4')).toBeNull();
	built.turn('tile:grey c4@3, die:4 b4');
	expect(built.hex('b4')).toBe('ibex.beige@1=6');
	expect(built.heard('towerBuilt')).toEqual([
		{ type: 'towerBuilt', seat: 0, hexes: ['b4', 'b5', 'c4'], colour: 'beige' },
	]);
});

test('[X-7, WPK-36] a worker makes a green 5 a green 6', () => {
	const table = sketch({ display: 'die:0 5' }).turn('out:green -, die:0 c2 green+');
	expect(table.hex('c2')).toBe('=6');
	expect(table.print()).toContain('workers blue grey orange multi');
});

test('[X-8, WPK-36] 6 + 1 is 1', () => {
	const table = sketch({ park: 'b3 penguin.heart', supply: 'out:blue 6' }).turn('out:blue b3 blue+, die:0 -');
	expect(table.hex('b3')).toBe('penguin.heart=1');
});

test('[X-9, WPK-37] two workers turn a 5 into a 1', () => {
	const table = sketch({ park: 'b3 penguin.heart', supply: 'out:blue 5' }).turn('out:blue b3 blue+ multi+, die:0 -');
	expect(table.hex('b3')).toBe('penguin.heart=1');
	expect(table.print()).toContain('workers green grey orange;');
});

test('[X-10, WPK-40] the display is replenished from the personal stack', () => {
	const display = 'die:0 1, tile:0 ibex.heart, tile:1 ibex.brown, tile:2 elephant.heart';
	const table = sketch({
		display,
		more: 'stack penguin.black elephant.beige giant-panda.heart giant-panda.black penguin.heart sea-turtle.brown giraffe.beige',
	});
	table.turn('out:green -, tile:1 -');
	expect(table.heard('replenished')[0]).toEqual({ type: 'replenished', seat: 0, slot: 1, tile: 'saola.penguin.black' });
	const kept = sketch({ display }).turn('out:green -, die:0 -');
	expect(kept.heard('replenished').filter((event) => 'seat' in event && event.seat === 0)).toEqual([]);
});

test.each([
	[2, 8],
	[4, 8],
	[5, 4],
	[6, 4],
])('[X-11, WPK-47] %i players: %i dice a board before round 2', (seats, dice) => {
	const rolls = Array.from({ length: seats * dice }, () => ({ die: 2 }));
	const table = sketch({ seats, when: 'turn 8' }, new ScriptedChance(...rolls)).turn('out:green -, die:0 -');
	expect(table.state.turn).toBe(9);
	const boards = table.heard('boardRefilled').flatMap((event) => (event.type === 'boardRefilled' ? [event.items] : []));
	expect(boards.map((items) => items.length)).toEqual(new Array(seats).fill(dice + 4));
	expect(boards[0].some(({ space }) => space === 'in:green')).toBe(dice === 8);
});

test('[X-12, WPK-45] an entrance score of 19', () => {
	const park = parkOf(
		'b5 sea-otter.heart=1; b4 tiger.brown@0=4; a3 zebra.black@0=5; d5 sloth.heart=2; d4 wild-yak.heart=2; e3 lion.brown@0=5; b1 elephant.heart=1; c1 giraffe.heart=2',
	);
	expect(entrancePoints(park)).toBe(19);
});

const GINA =
	'a1 elephant.heart=1; a2 lion.heart=2; b1 golden-eagle.heart=2; b2 giraffe.beige@0; b3 giant-panda.heart=2; b4 orangutan.brown@1=6; b5 golden-eagle.brown@5=2; c1 ibex.beige@0=5; c2 =6; c3 orangutan.heart=1; c4 wild-yak.brown@3=5; d1 elephant.brown@0; d2 sea-otter.heart=1; d3 penguin.black@0=5; d4 giant-panda.beige@0=3; d5 ibex.heart=2; e1 penguin.heart; e2 sea-turtle.black@2; e3 seal.black@4=6';

test('[X-13, WPK-50 to 54] the park of Gina', () => {
	const table = sketch({ board: 'black-rhino', park: GINA, when: 'over 15', more: 'entrance 19' });
	expect(table.sheet()).toEqual({
		entrance: 19,
		green: 24,
		blue: 12,
		grey: 16,
		orange: 18,
		watchtowers: 13,
		animals: 30,
		missions: 0,
		total: 132,
	});
});

test('[X-14, WPK-23, 24] tiles need a vacant hex and nothing else', () => {
	const table = sketch({ park: 'b3 ibex.heart', supply: 'tile:blue seal.heart' });
	const refused = (hex: string) => table.refused(0, `tile:blue ${hex}, die:0 -`);
	expect(refused('c2')).toBe('hex-not-vacant');
	expect(refused('b3')).toBe('hex-not-vacant');
	expect(refused('f1')).toBe('hex-unknown');
	expect(refused('e1')).toBeNull();
});

test('[X-15, WPK-22, 30, 34] the order of the two items matters', () => {
	const table = sketch({
		board: 'gorilla',
		park: 'b4 ibex.beige@1; b5 golden-eagle.beige@5',
		supply: 'tile:grey vicuna.beige',
		display: 'die:4 6',
	});
	expect(table.refused(0, 'die:4 b5, tile:grey c4@3')).toBe('die-six');
	table.turn('tile:grey c4@3, die:4 c4');
	expect(table.hex('c4')).toBe('vicuna.beige@3=6');
});

test.each([
	['another corner', 'b4 ibex.beige@1; b5 golden-eagle.beige@4; c4 vicuna.beige@3'],
	['another colour', 'b4 ibex.beige@1; b5 golden-eagle.brown@5; c4 vicuna.beige@3'],
	['a point at the star', 'b2 wild-yak.black@0; c1 vicuna.black@2'],
])('[X-16, WPK-27] no tower: %s', (_, park) => {
	expect(towersOf(parkOf(park, 'gorilla'))).toEqual([]);
});

test('[X-17, WPK-27, 28] two towers in one turn', () => {
	const table = sketch({
		park: 'a2 ibex.brown@1; b3 golden-eagle.brown@3; b4 lion.black@1; b5 zebra.black@5',
		supply: 'tile:blue sea-otter.brown',
		display: 'tile:0 sloth.black',
		seats: 5,
	});
	table.turn('tile:blue a3@5, tile:0 c4@3');
	expect(table.heard('towerBuilt')).toEqual([
		{ type: 'towerBuilt', seat: 0, hexes: ['a2', 'a3', 'b3'], colour: 'brown' },
		{ type: 'towerBuilt', seat: 0, hexes: ['b4', 'b5', 'c4'], colour: 'black' },
	]);
});

test('[X-18, WPK-36 to 38] refusals of workers', () => {
	const table = sketch({
		park: 'b3 penguin.black@3; d3 sea-otter.heart',
		supply: 'out:blue 4',
		display: 'die:2 3',
	});
	const refused = (text: string) => table.refused(0, text);
	expect(refused('out:blue b3 blue+, die:2 d3 blue-')).toBe('worker-used');
	expect(refused('out:blue b3 blue+, die:2 d3 multi-')).toBeNull();
	expect(refused('out:blue b3 green+, die:2 -')).toBe('worker-colour');
	expect(refused('out:blue b3 blue+ multi-, die:2 -')).toBe('worker-cancel');
	expect(refused('out:blue b3 blue+ blue+, die:2 -')).toBe('worker-used');
	expect(refused('out:blue - blue+, die:2 -')).toBe('worker-on-discard');
	table.turn('out:blue b3 blue+, die:2 d3 multi-');
	expect([table.hex('b3'), table.hex('d3')]).toEqual(['penguin.black@3=5', 'sea-otter.heart=2']);
});

test('[X-19, WPK-37] only the final value counts', () => {
	expect(sketch({ display: 'die:0 4' }).turn('out:green -, die:0 c2 green+ multi+').hex('c2')).toBe('=6');
	expect(sketch({ display: 'die:0 2' }).turn('out:green -, die:0 c2 green- multi-').hex('c2')).toBe('=6');
});

test('[X-20, WPK-43] workers at the end of a round', () => {
	const table = sketch({
		board: 'gorilla',
		park: 'b4 ibex.beige@1=1; b5 golden-eagle.beige@5=4; c4 vicuna.beige@3=5; d3 penguin.brown@0=5; d2 sea-otter.heart=2; c2 =6',
		when: 'workers 15',
	});
	const refused = (text: string) => table.refused(0, `workers ${text}`);
	expect(refused('b4 grey-')).toBeNull();
	expect(refused('d3 blue+')).toBe('die-six');
	expect(refused('d2 blue+')).toBe('die-breeding');
	expect(refused('d2 blue-')).toBeNull();
	expect(refused('c2 green-')).toBe('die-star');
	expect(refused('b5 grey+ multi+')).toBeNull();
	expect(refused('b5 grey+, c4 grey+')).toBe('worker-used');
	expect(refused('a1 grey+')).toBe('hex-no-die');
	expect(table.hex('b5')).toBe('golden-eagle.beige@5=4');
	table.play(0, 'workers b4 grey-, d2 blue-');
	expect([table.hex('b4'), table.hex('d2')]).toEqual(['ibex.beige@1=6', 'sea-otter.heart=1']);
});

test.each([
	['a lone die', 'c4 ibex.heart=2', 2],
	[
		'one group counts once',
		'b5 ibex.brown@0=5; c4 golden-eagle.brown@0=3; d5 lion.heart=1; c3 seal.black@0=4; e3 tiger.brown@0=5',
		13,
	],
	['not at the entrance', 'b4 ibex.brown@0=5', 0],
])('[X-21, WPK-45, 46] entrance: %s', (_, park, points) => {
	expect(entrancePoints(parkOf(park))).toBe(points);
});

test('[X-22, WPK-50] habitats without breeding dice score nothing', () => {
	expect(habitatPoints(parkOf('a1 lion.heart=2; b4 ibex.brown@0=1; b5 wild-yak.black@0=2; d4 tiger.heart'))).toEqual([
		0, 0, 0, 2,
	]);
	expect(habitatPoints(parkOf('c2 =6; b2 tiger.heart=2; b3 sloth.black@0=5; a1 giant-panda.heart=1'))[0]).toBe(28);
});

test('[X-23, WPK-24, 52] all 17 animals take exactly one discarded personal tile', () => {
	const own =
		'giant-panda.heart giant-panda.black penguin.heart penguin.black ibex.heart ibex.brown elephant.heart elephant.beige sea-turtle.brown giraffe.beige'.split(
			' ',
		);
	const rest = 'orangutan sloth tiger sea-otter seal golden-eagle vicuna wild-yak lion zebra'
		.split(' ')
		.map((name) => `${name}.heart`);
	const hexes = 'a1 a2 a3 b1 b2 b3 b4 b5 c1 c3 c4 d1 d2 d3 d4 d5 e1 e2 e3'.split(' ');
	const filled = (tiles: readonly string[]) =>
		parkOf(hexes.map((hex, i) => `${hex} ${tiles[i]}${tiles[i].endsWith('heart') ? '' : '@0'}`).join('; '));
	const without = filled([...own.slice(1), ...rest]);
	expect([speciesCount(without), ANIMAL_POINTS[speciesCount(without)]]).toEqual([17, 80]);
	const withAll = filled([...own, ...rest.slice(1)]);
	expect([speciesCount(withAll), ANIMAL_POINTS[speciesCount(withAll)]]).toEqual([16, 65]);
});

test('[X-24, WPK-52] the animal table', () => {
	expect([7, 8, 13, 14, 17].map((species) => ANIMAL_POINTS[species])).toEqual([0, 2, 30, 40, 80]);
	expect(speciesCount(parkOf('a1 ibex.heart; a2 ibex.brown@0'))).toBe(2);
});

test('[X-25, WPK-55] ties', () => {
	expect(placesOf([151, 151, 149], [7, 9, 20])).toEqual([2, 1, 3]);
	expect(placesOf([151, 151, 149], [9, 9, 0])).toEqual([1, 1, 3]);
	expect(placesOf([151, 151], [0, 1])).toEqual([2, 1]);
});

test('[X-26, WPK-20] empty spaces', () => {
	const table = sketch({ display: 'die:0 1, tile:0 ibex.heart', supply: 'out:green 1' });
	expect(table.refused(0, 'out:grey -, die:0 -')).toBe('no-item');
	expect(table.refused(0, 'in:green -, die:0 -')).toBe('no-item');
	expect(table.refused(0, 'out:green -, tile:2 -')).toBe('no-item');
});

test.each([
	[4, 8, 0, 12, 5],
	[6, 8, 0, 8, 1],
])('[X-27, WPK-19, 48] leftovers with %i players: %i then %i, %i then %i', (seats, full1, left1, full2, left2) => {
	const found: number[] = [];
	let turn = 0;
	const match = walk(wildlifePark, { seats }, 3);
	let step = match.next();
	for (; !step.done; step = match.next()) {
		const { state } = step.value;
		if (state.phase === 'turn' && state.turn !== turn)
			found.push(state.supply[0].filter((item) => item !== NO_ITEM).length);
		turn = state.phase === 'turn' ? state.turn : turn;
	}
	found.push(step.value.supply[0].filter((item) => item !== NO_ITEM).length);
	expect([found[0], found[7] - 1, found[8], found[15]]).toEqual([full1, left1, full2, left2]);
});

test('[X-28, WPK-15] the starting swap', () => {
	const park = 'b3 ibex.brown@3; d3 penguin.black@0; c4 elephant.heart';
	const table = sketch({ park, when: 'swap 1', display: 'die:0 1, tile:0 giant-panda.black' });
	const swap = { type: 'swap', swap: { start: 1, slot: 0 } } as const;
	table.play(0, swap);
	expect(table.refused(0, swap)).toBe('already-committed');
	table.others();
	expect(table.hex('b3')).toBe('giant-panda.black@3');
	expect(table.print()).toContain('tile:0 ibex.brown');
	expect(table.refused(0, swap)).toBe('wrong-phase');
	const kept = sketch({ park, when: 'swap 1', display: 'die:0 1, tile:0 giant-panda.black' });
	expect(kept.turn({ type: 'swap', swap: null }).hex('b3')).toBe('ibex.brown@3');
});

const DICE = 'die:0 1, die:1 1, die:2 1, die:3 1, die:4 1, die:5 1, die:6 1, die:7 1';

test('[X-29, WPK-14] the reroll', () => {
	const table = sketch({ when: 'reroll 1', display: DICE }, new ScriptedChance({ die: 4 }, { die: 5 }, { die: 6 }));
	expect(table.refused(0, { type: 'reroll', dice: [0, 0] })).toBe('bad-shape');
	expect(table.refused(0, { type: 'reroll', dice: [8] })).toBe('bad-shape');
	table.play(0, { type: 'reroll', dice: [7, 0, 3] });
	expect(table.refused(0, 'reroll -')).toBe('already-committed');
	table.others();
	expect(table.print()).toContain('die:0 4, die:1 1, die:2 1, die:3 5, die:4 1, die:5 1, die:6 1, die:7 6');
	expect(table.refused(0, 'reroll -')).toBe('wrong-phase');
});

test('[X-30, WPK-41, 70] boards pass to the left, and the order follows them', () => {
	const line = (tempo: string) =>
		`3p ${tempo} | 0: board 5; supply out:green 1, out:blue 1; display die:0 1, die:1 1 | 1: board 2; supply out:green 1, out:blue 1; display die:0 1, die:1 1 | 2: board 4; supply out:green 1, out:blue 1; display die:0 1, die:1 1`;
	const table = at(line('turn 1')).others();
	expect(table.state.boards).toEqual([4, 5, 2]);
	const ordered = at(line('choose 1 tempo=ordered'));
	const order: number[] = [];
	for (let i = 0; i < 6; i++) {
		const [seat] = ordered.toMove();
		order.push(seat);
		ordered.play(seat, wildlifePark.automatic(ordered.view(seat), seat));
		if (ordered.state.phase === 'build') ordered.others();
	}
	expect(order).toEqual([1, 2, 0, 2, 0, 1]);
});

const SOLO = 'left:1 2, left:2 4, left:8 3, right:7 sloth.heart, right:1 seal.heart';

test('[X-31, WPK-62, 63] a solo discard, and how to prevent it', () => {
	const line = `1p declare 3 | solo tokens 7 1 2 3 4 5; drawn 6 8 | 0: saola; supply ${SOLO}; display die:0 1`;
	const table = at(line).play(0, 'declare die');
	expect(table.state.phase).toBe('protect');
	expect(table.refused(0, 'protect blue')).toBe('worker-colour');
	expect(table.refused(0, 'protect multi')).toBeNull();
	table.play(0, 'protect -');
	expect(table.events.map(({ event }) => event)).toEqual([
		{ type: 'supplyDiscarded', space: 'right:7', item: { tile: 'common.sloth.heart' } },
	]);
	const saved = at(line).play(0, 'declare die', 'protect green');
	expect(saved.print()).toContain('right:7 sloth.heart');
	expect(saved.print()).toContain('workers blue grey orange multi');
	expect(saved.refused(0, 'right:7 -, die:0 -')).toBe('wrong-side');
	const used = at(`${line}; workers blue multi`).play(0, 'declare die');
	expect(used.refused(0, 'protect green')).toBe('worker-used');
});

test('[X-32, WPK-62] a hit moves on clockwise to the next item', () => {
	const line =
		'1p declare 3 | solo tokens 8 1 2 3 4 5; drawn 6 7 | 0: saola; supply left:2 4, right:1 seal.heart; display die:0 1';
	const table = at(line).play(0, 'declare tile');
	expect(table.refused(0, 'protect grey')).toBe('worker-colour');
	table.play(0, 'protect -');
	expect(table.print()).toContain('lost green4');
});

test('[X-33, WPK-68] results of the solo challenge', () => {
	expect(achievement(214, 2)).toBe('A solid job');
	expect(achievement(214, 1)).toBeNull();
	expect(achievement(199, 3)).toBeNull();
	expect([achievement(280, 2), achievement(333, 3)]).toEqual(['Legendary', 'Legendary']);
});

test("[X-34, WPK-53] missions on Gina's park", () => {
	const park = parkOf(GINA, 'black-rhino');
	const met = MISSIONS.filter(({ number }) => isMissionMet(number, park, 0b00111)).map(({ number }) => number);
	expect(met).toEqual([2, 5, 8, 10, 17]);
	expect(isMissionMet(17, park, 0b10001)).toBe(false);
});

test('[X-35, WPK-53] mission 9 needs one group', () => {
	const group =
		'a2 lion.brown@0=1; b3 penguin.black@3=2; a3 zebra.black@0=3; b4 tiger.brown@0=4; c4 ibex.brown@3=5; c2 =6';
	expect(isMissionMet(9, parkOf(group), 0)).toBe(true);
	expect(isMissionMet(9, parkOf(group.replace('@3=2', '@3')), 0)).toBe(false);
});

test('[X-36, WPK-53] mission 6: one home each', () => {
	const homes =
		'a1 lion.heart; a2 zebra.heart; b1 giraffe.heart; c1 penguin.heart; d1 seal.heart; d2 sea-otter.heart; b3 ibex.heart; a3 vicuna.heart; b4 wild-yak.heart; b2 tiger.heart; c3 sloth.heart; d3 orangutan.heart';
	expect(isMissionMet(6, parkOf(homes), 0)).toBe(true);
	expect(isMissionMet(6, parkOf(`${homes}; e3 giant-panda.heart`), 0)).toBe(true);
	expect(isMissionMet(6, parkOf(`${homes}; d5 giant-panda.heart`), 0)).toBe(false);
});

test('[X-37, WPK-53] mission 18: the star and all around it', () => {
	const court =
		'c2 =6; b2 tiger.heart=1; b3 ibex.brown@3=5; c1 lion.black@0=3; c3 seal.black@0=4; d2 sea-otter.heart=2; d3 giraffe.beige@0=1';
	expect(isMissionMet(18, parkOf(court), 0)).toBe(true);
	expect(isMissionMet(18, parkOf(court.slice(0, -2)), 0)).toBe(false);
});

test('[X-38, WPK-53] missions 11 and 12', () => {
	const park =
		'a1 lion.heart=1; a2 zebra.heart=1; a3 giraffe.black@0=5; b1 ibex.heart=2; b2 tiger.heart=2; b3 sloth.black@0=5; b4 wild-yak.brown@0=5; b5 vicuna.black@0=5; c1 golden-eagle.brown@0=5; c2 =6; c3 orangutan.brown@0=5; c4 seal.black@0=2';
	const met = (text: string) => [11, 12].map((number) => isMissionMet(number, parkOf(text), 0));
	expect(met(park)).toEqual([true, true]);
	expect(met(`${park}; d1 giraffe.beige@0=4`)).toEqual([true, false]);
});

test('[X-39, WPK-38] which refusal comes first', () => {
	const table = sketch({
		park: 'b3 penguin.black@3',
		supply: 'out:blue 4, tile:blue seal.heart, tile:grey vicuna.black',
		more: 'workers green grey orange multi',
	});
	const refused = (text: string) => table.refused(0, `${text}, die:0 -`);
	expect(refused('out:blue b3 green+ blue+')).toBe('worker-colour');
	expect(refused('out:blue b3 blue+ green+')).toBe('worker-used');
	expect(refused('out:blue a1 blue+')).toBe('worker-used');
	expect(refused('out:blue a1')).toBe('hex-no-tile');
	expect(refused('tile:blue b3 multi+')).toBe('worker-on-tile');
	expect(refused('tile:blue b3')).toBe('hex-not-vacant');
	expect(refused('tile:blue - multi+')).toBe('worker-on-discard');
	expect(refused('tile:grey b3')).toBe('hex-not-vacant');
	expect(refused('tile:grey a1')).toBe('corner');
});

test('[X-40, WPK-43] who is asked for workers', () => {
	const line = (park: string, more: string) =>
		at(`2p workers 15 | 0: saola; park ${park}; ${more} | 1: gorilla; park b3 ibex.beige@3=3`);
	expect(line('c2 =6', '').toMove()).toEqual([1]);
	const tired = line('b3 ibex.brown@3=3', 'workers green blue orange');
	expect(tired.toMove()).toEqual([1]);
	expect(tired.refused(0, 'workers -')).toBe('not-your-decision');
	expect(line('b3 ibex.brown@3=3', 'workers green blue orange multi').toMove()).toEqual([0, 1]);
});

test('[X-41, WPK-63, 66] what is left in the solo supply stays', () => {
	const rolls = Array.from({ length: 8 }, () => ({ die: 3 }));
	const chance = new ScriptedChance(...rolls, { shuffle: [1, 2, 3, 4, 5, 6, 7, 8] }, { die: 1 });
	const table = at(
		'1p turn 8 | solo tokens -; drawn 1 2 3 4 5 6 7 8; side left | 0: saola; supply left:4 1, right:3 sloth.heart; display die:0 1',
		chance,
	).turn('left:4 -, die:0 -');
	expect(table.state.phase).toBe('soloReroll');
	const refilled = table.heard('soloRefilled').flatMap((event) => (event.type === 'soloRefilled' ? event.items : []));
	expect(refilled.filter(({ space }) => space.startsWith('left')).length).toBe(8);
	expect(refilled.filter(({ space }) => space.startsWith('right')).length).toBe(7);
	table.play(0, 'soloReroll 4', 'soloDiscard 3');
	expect(table.state.phase).toBe('declare');
});

test('[X-42, WPK-69] the move of an absent seat', () => {
	const table = at('4p turn 11 | 0: supply out:grey 2, out:orange 2, in:green 1; display die:2 1, tile:0 ibex.heart');
	expect(wildlifePark.automatic(table.view(0), 0)).toEqual({
		type: 'turn',
		supply: 'out:grey',
		display: 'die:2',
		build: [
			{ item: 'supply', to: null },
			{ item: 'display', to: null },
		],
	});
});
