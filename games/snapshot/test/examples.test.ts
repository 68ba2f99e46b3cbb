import { ScriptedChance } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { exploreOdds } from '../src/analysis/odds.ts';
import { snapshot } from '../src/index.ts';
import { ANIMAL_IDS, animalNamed } from '../src/rules/components.ts';
import { places, scoreSheet, scoreSheets } from '../src/rules/scoring.ts';
import { at, ids, lying, MOUNTAIN, playAt, RAINFOREST, SAVANNAH, SHORELINE, stateAt } from './table.ts';

describe('from the rulebook', () => {
	test('[X-1, SNP-9] opening cards are sorted and spook nothing', () => {
		const opening = ['golden-eagle', 'meerkat', 'guanaco'].map(animalNamed);
		const rest = [...ANIMAL_IDS.keys()].filter((animal) => !opening.includes(animal));
		const chance = new ScriptedChance({ shuffle: [...opening, ...rest] }, { shuffle: [...Array(10).keys()] });
		const options = {
			firstPlayer: 0,
			cardToken: 'everyCard',
			denial: 'onRequest',
			reservedCards: 'faceDown',
			helps: 'allowed',
		} as const;
		const state = snapshot.setup({ seats: 2, options: { ...options, claimSeconds: 15 } }, { chance });
		expect(state.table.map(ids)).toEqual(['', 'guanaco golden-eagle', 'meerkat', '']);
		expect([state.deck.length, state.discard, state.tokens]).toEqual([33, [], [2, 3]]);
	});

	test('[X-2, SNP-8] tokens grow in turn order', () => {
		const chance = new ScriptedChance({ shuffle: [...ANIMAL_IDS.keys()] }, { shuffle: [...Array(10).keys()] });
		const options = {
			firstPlayer: 1,
			cardToken: 'everyCard',
			denial: 'onRequest',
			reservedCards: 'faceDown',
			helps: 'allowed',
		} as const;
		const state = snapshot.setup({ seats: 4, options: { ...options, claimSeconds: 15 } }, { chance });
		expect(state.tokens).toEqual([5, 2, 3, 4]);
	});

	test('[X-3, SNP-18, 25, 27] Golden Eagle', () => {
		const table = at('2p research 0 | mountain andean-condor | deck golden-eagle * | 0: tokens 2');
		table.play(0, 'draw', 'place');
		expect(lying(table, MOUNTAIN)).toBe('andean-condor golden-eagle');
		expect([table.state.tokens, table.state.phase]).toEqual([[3, 0], 'research']);
	});

	test.each([
		['everyCard', 6],
		['onlyPlaced', 5],
	])('[X-4, SNP-26, 27, 55] Guanaco, a token for %s', (cardToken, tokens) => {
		const table = at(
			`2p research 0 cardToken=${cardToken} | mountain andean-condor | savannah meerkat | deck guanaco * | 0: tokens 2`,
		);
		table.play(0, 'draw', 'place');
		expect(ids(table.state.discard)).toBe('andean-condor guanaco');
		expect([lying(table, MOUNTAIN), lying(table, SAVANNAH)]).toEqual(['', 'meerkat']);
		expect([table.state.tokens, table.state.active]).toEqual([[tokens, 0], 1]);
	});

	const picture =
		'2p research 0 | savannah meerkat nile-crocodile white-rhino | shoreline greater-flamingo | 0: tokens 4';

	test('[X-5, SNP-31] the Savannah picture as drawn has four dice', () => {
		expect(at(picture).refused(0, 'prepare savannah:1 meerkat:1 white-rhino:2+2')).toBe('DICE_TOTAL');
	});

	test('[X-6, SNP-38, 42, 45, 49, 50, 55] the picture completed', () => {
		const table = at(picture, 2, 3, 3, 1, 3, 3, 2);
		table.play(0, 'prepare savannah:1 shoreline:1 meerkat:1 white-rhino:2+2 greater-flamingo:1');
		expect(table.state.tokens).toEqual([2, 0]);
		table.play(0, 'explore savannah', 'reroll 0 supply:2');
		expect(table.state.tokens).toEqual([0, 0]);
		table.play(0, 'shoot meerkat', 'shoot white-rhino');
		expect(table.state.tokens).toEqual([2, 0]);
		table.play(0, 'explore shoreline', 'shoot greater-flamingo');
		expect(ids(table.state.photos[0])).toBe('meerkat');
		expect(ids(table.state.discard)).toBe('white-rhino greater-flamingo');
		expect(lying(table, SAVANNAH)).toBe('nile-crocodile');
		expect([table.state.tokens, table.state.active]).toEqual([[2, 0], 1]);
	});

	test('[X-7, SNP-41, 47] explore pictures', () => {
		const explored = (habitat: string, animal: string, ...dice: number[]) => {
			const table = at(`2p research 0 | ${habitat} ${animal}`, ...dice);
			table.play(0, `prepare ${habitat}:2 ${animal}:4`, `explore ${habitat}`);
			return table.state.phase === 'shoot';
		};
		expect(explored('shoreline', 'ghost-crab', 3, 5)).toBe(true);
		expect(explored('rainforest', 'blue-morpho', 3, 4)).toBe(false);
		expect(explored('shoreline', 'ghost-crab', 1, 1)).toBe(false);
		expect(explored('mountain', 'guanaco', 1, 4)).toBe(true);
	});

	test('[X-8, SNP-41] the Rainforest needs a 5 or a 6 on one die', () => {
		expect(exploreOdds(RAINFOREST, 1)).toBeCloseTo(1 / 3);
		expect(exploreOdds(RAINFOREST, 2)).toBeCloseTo(5 / 9);
	});

	test.each([
		['lilac-breasted-roller', 'savannah:4', 2, 0, [3, 4], true, 0],
		['plains-zebra', 'savannah:5', 1, 1, [2], false, 4],
		['lion', 'savannah:4', 2, 2, [5, 3], true, 0],
	] as const)('[X-9, SNP-48 to 50] shot picture of the %s', (animal, habitat, dice, tokens, rolls, isHit, left) => {
		const table = at(`2p research 0 | savannah ${animal} | 0: tokens ${tokens}`, ...Array(6 - dice).fill(6), ...rolls);
		table.play(0, `prepare ${habitat} ${animal}:${dice}+${tokens}`, 'explore savannah', `shoot ${animal}`);
		expect(ids(table.state.photos[0])).toBe(isHit ? animal : '');
		expect(table.state.tokens).toEqual([left, 0]);
	});

	test('[X-10, SNP-52, 57] nine of a habitat', () => {
		const eight =
			'blue-morpho red-eyed-tree-frog three-toed-sloth keel-billed-toucan scarlet-macaw spider-monkey bornean-orangutan king-cobra';
		const table = at(
			`2p research 0 | rainforest jaguar | 0: tokens 6; photos ${eight}; awards rainforest-1 rainforest-2`,
			...[5, 6, 6, 6, 6, 6],
		);
		table.play(0, 'prepare rainforest:1 jaguar:5', 'explore rainforest', 'shoot jaguar');
		expect(table.print()).toContain('awards rainforest-1 rainforest-2 rainforest-3');
		expect(table.state.finalRound).toBe(true);
	});

	test('[X-11, SNP-52] two of each', () => {
		const seven = 'blue-morpho jaguar guanaco golden-eagle meerkat lion ghost-crab';
		const table = at(`2p research 0 | shoreline sea-otter | 0: photos ${seven}; awards each-1`, 6, 6, 6, 6, 6, 6);
		table.play(0, 'prepare shoreline:1 sea-otter:5', 'explore shoreline', 'shoot sea-otter');
		expect(table.print()).toContain('awards each-1 each-2');
	});

	test('[X-12, SNP-59 to 62] the scoring example', () => {
		const photos = 'alpine-marmot guanaco golden-eagle meerkat keel-billed-toucan harbour-seal';
		const state = stateAt(`2p research 0 | 0: photos ${photos}; awards mountain-1 each-1; assignment a01`);
		expect(scoreSheet(state, 0)).toEqual({
			animals: 17,
			awards: 13,
			cover: 5,
			symbols: 4,
			article: 9,
			total: 44,
			tokens: 0,
		});
	});
});

describe('research', () => {
	test('[X-13, SNP-25] equal difficulty', () => {
		const table = at('2p research 0 | shoreline sea-otter | deck green-sea-turtle *').play(0, 'draw', 'place');
		expect(lying(table, SHORELINE)).toBe('sea-otter green-sea-turtle');
		expect([table.state.tokens, table.state.phase]).toEqual([[1, 0], 'research']);
	});

	test('[X-14, SNP-25, 26] the highest counts', () => {
		const table = at('2p research 0 | mountain guanaco golden-eagle | deck andean-condor *').play(0, 'draw', 'place');
		expect(ids(table.state.discard)).toBe('guanaco golden-eagle andean-condor');
		expect([table.state.tokens, table.state.active]).toEqual([[4, 0], 1]);
	});

	test('[X-15, SNP-15, 16, 18, 21] reserving averts a spook; with a full hand the next card is placed at once', () => {
		const table = at('2p research 0 | mountain golden-eagle | deck guanaco meerkat * | 0: hand lion');
		table.play(0, 'draw', 'reserve');
		expect([ids(table.state.hands[0]), lying(table, MOUNTAIN)]).toEqual(['lion guanaco', 'golden-eagle']);
		expect(table.state.tokens).toEqual([1, 0]);
		table.play(0, 'draw');
		expect([lying(table, SAVANNAH), table.state.phase, table.state.tokens]).toEqual(['meerkat', 'research', [2, 0]]);
	});

	test('[X-16, SNP-14, 16, 22, 23, 36, 37] an offer without own choice, refused by commitment', () => {
		const table = at('2p research 0 | deck guanaco * | 0: hand lion meerkat | 1: tokens 1').play(0, 'draw');
		expect([table.state.phase, table.toMove()]).toEqual(['claims', [1]]);
		expect(table.refused(0, 'reserve')).toBe('NOT_YOUR_DECISION');
		table.play(1, 'claim');
		expect(table.state.phase).toBe('deny');
		expect(table.refused(0, 'reserve')).toBe('HAND_FULL');
		table.play(0, 'commit');
		expect([lying(table, MOUNTAIN), table.state.tokens]).toEqual(['guanaco', [1, 1]]);
		expect(table.refused(0, 'pass')).toBe('MUST_SHOOT_COMMITTED');
		expect(table.refused(0, 'prepare savannah:1 meerkat:5')).toBe('MUST_SHOOT_COMMITTED');
		expect(table.refused(0, 'prepare savannah:1 mountain:2 meerkat:2 guanaco:1')).toBeNull();
	});

	const fourSeats = '4p research 2 | deck golden-eagle * | 0: tokens 2 | 1: tokens 2 | 3: tokens 2';

	test('[X-17, SNP-19, 20, 27] claim order', () => {
		const table = at(fourSeats).play(2, 'draw', 'place');
		expect(table.events[0].event).toMatchObject({ type: 'offerOpened', eligible: [3, 0, 1] });
		table.play(1, 'claim').play(3, 'claim');
		expect([table.state.phase, table.toMove()]).toEqual(['claims', [0]]);
		expect(table.refused(3, 'decline')).toBe('NOT_YOUR_DECISION');
		table.play(0, 'claim');
		expect(table.state.claimant).toBe(3);
		table.play(2, 'sell');
		expect([ids(table.state.hands[3]), table.state.tokens]).toEqual(['golden-eagle', [2, 2, 2, 1]]);
		expect(table.refused(0, 'claim')).toBe('NOT_YOUR_DECISION');
	});

	test('[X-18, SNP-19] a later claimant wins', () => {
		const table = at(fourSeats).play(2, 'draw', 'place').play(1, 'claim').play(0, 'decline').play(3, 'decline');
		expect(table.state.claimant).toBe(1);
	});

	test('[X-19, SNP-16, 18] who is asked', () => {
		const table = at('4p research 0 | deck golden-eagle * | 2: tokens 3; hand lion jaguar | 3: tokens 3');
		table.play(0, 'draw', 'place');
		expect(table.toMove()).toEqual([3]);
		table.play(3, 'decline');
		expect([lying(table, MOUNTAIN), table.state.tokens]).toEqual(['golden-eagle', [1, 0, 3, 3]]);
	});

	test.each([
		['everyCard', 2],
		['onlyPlaced', 1],
	])('[X-20, SNP-21, 22, 23, 27] a purchase averts a spook, a token for %s', (cardToken, tokens) => {
		const table = at(
			`2p research 0 cardToken=${cardToken} | mountain golden-eagle | deck guanaco * | 0: hand lion meerkat | 1: tokens 2`,
		);
		table.play(0, 'draw').play(1, 'claim');
		expect([ids(table.state.hands[1]), lying(table, MOUNTAIN)]).toEqual(['guanaco', 'golden-eagle']);
		expect([table.state.tokens, table.state.phase]).toEqual([[tokens, 1], 'research']);
	});

	test('[X-21, SNP-22 to 26] an upfront commitment, then spooked', () => {
		const table = at(
			'2p research 0 denial=upfront | mountain guanaco | deck golden-eagle andean-condor * | 1: tokens 2',
		);
		table.play(0, 'draw', 'commit');
		expect(table.state.tokens).toEqual([1, 2]);
		table.play(0, 'draw');
		expect(table.refused(0, 'commit')).toBe('WOULD_SPOOK');
		table.play(0, 'place').play(1, 'decline');
		expect([lying(table, MOUNTAIN), table.state.tokens, table.state.active]).toEqual(['', [5, 2], 1]);
		expect(table.state.committed).toEqual([]);
	});

	test('[X-22, SNP-23] refused commitments', () => {
		const alone = at('2p research 0 denial=upfront | deck guanaco *').play(0, 'draw');
		expect(alone.refused(0, 'commit')).toBe('NOBODY_TO_DENY');
		const onRequest = at('2p research 0 | deck guanaco * | 1: tokens 1').play(0, 'draw');
		expect(onRequest.refused(0, 'commit')).toBe('WRONG_PHASE');
		const full = at(
			'2p fate 0 denial=upfront | rainforest blue-morpho | mountain guanaco | savannah meerkat | drawn white-rhino | committed blue-morpho guanaco meerkat | 1: tokens 1',
		);
		expect(full.refusal(0, 'commit')).toMatchObject({ code: 'TOO_MANY_COMMITMENTS', facts: { dice: 7 } });
	});
});

describe('preparation and photography', () => {
	test.each([
		['prepare savannah:6', 'NO_TARGETS'],
		['prepare savannah:1 meerkat:1 sea-otter:4', 'HABITAT_WITHOUT_DIE'],
		['prepare savannah:1 shoreline:2 meerkat:3', 'HABITAT_WITHOUT_TARGET'],
		['prepare savannah:2 meerkat:3', 'DICE_TOTAL'],
		['prepare savannah:3 meerkat:4', 'DICE_TOTAL'],
		['prepare savannah:2 meerkat:4+3', 'NOT_ENOUGH_TOKENS'],
		['prepare savannah:2 meerkat:4 lion:0', 'BAD_DICE'],
		['prepare rainforest:2 jaguar:4', 'NOT_AVAILABLE'],
		['prepare savannah:2 meerkat:2 meerkat:2', 'DUPLICATE_CARD'],
		['prepare savannah:2 meerkat:4+-1', 'BAD_TOKENS'],
	])('[X-23, SNP-30, 31, 34] %s is refused: %s', (move, code) => {
		const table = at(
			'2p research 0 | savannah meerkat | shoreline sea-otter | 0: tokens 2; hand lion | 1: hand jaguar',
		);
		expect(table.refused(0, move)).toBe(code);
		expect([table.state.tokens, ids(table.state.hands[0])]).toEqual([[2, 0], 'lion']);
	});

	test('[X-24, SNP-33, 42, 46, 55] exploration fails, everything returns', () => {
		const table = at('2p research 0 | rainforest king-cobra | 0: tokens 7; hand blue-morpho', 2, 4, 1, 3);
		table.play(0, 'prepare rainforest:2 king-cobra:3+2 blue-morpho:1+1');
		expect([table.state.tokens, table.state.hands[0]]).toEqual([[4, 0], []]);
		expect(lying(table, RAINFOREST)).toBe('king-cobra blue-morpho');
		table.play(0, 'explore rainforest', 'reroll 0 supply:2', 'reroll 0 supply:2');
		expect([table.state.tokens, table.state.habitatTokens]).toEqual([[0, 0], 4]);
		table.play(0, 'abandon');
		expect(ids(table.state.discard)).toBe('king-cobra blue-morpho');
		expect([table.state.tokens, table.state.active]).toEqual([[10, 0], 1]);
	});

	test('[X-25, SNP-42, 43, 45, 48, 49] a re-roll paid by the animal', () => {
		const table = at('2p research 0 | mountain andean-condor | 0: tokens 3', 3, 5, 1, 1, 1, 1, 1);
		table.play(0, 'prepare mountain:1 andean-condor:5+3', 'explore mountain');
		expect(table.refused(0, 'reroll 0 andean-condor:1')).toBe('BAD_PAYMENT');
		expect(table.refused(0, 'reroll 1 andean-condor:2')).toBe('BAD_DIE');
		expect(table.refused(0, 'reroll 0 supply:1 andean-condor:1')).toBe('NOT_ENOUGH_TOKENS');
		expect(table.refused(0, 'reroll 0 supply:-1 andean-condor:3')).toBe('BAD_PAYMENT');
		expect(table.refused(0, 'reroll 0 andean-condor:1 andean-condor:1')).toBe('NOT_AVAILABLE');
		table.play(0, 'reroll 0 andean-condor:2', 'shoot andean-condor');
		expect([ids(table.state.photos[0]), table.state.tokens]).toEqual(['andean-condor', [0, 0]]);
	});

	test('[X-26, SNP-43, 45, 50, 55] a weakened shot misses', () => {
		const table = at('2p research 0 | mountain andean-condor | 0: tokens 2', 3, 1, 2, 4, 1, 2, 2);
		table.play(0, 'prepare mountain:3 andean-condor:3+2', 'explore mountain', 'reroll 2 andean-condor:2');
		table.play(0, 'shoot andean-condor');
		expect([ids(table.state.discard), table.state.tokens, table.state.active]).toEqual(['andean-condor', [3, 0], 1]);
	});

	test('[X-27, SNP-43, 46, 47] tokens from another habitat do not return to the card', () => {
		const table = at('2p research 0 | rainforest blue-morpho | shoreline polar-bear | 0: tokens 2', 1, 2, 4, 2, 6, 3);
		table.play(0, 'prepare rainforest:2 shoreline:1 blue-morpho:1 polar-bear:2+2');
		table.play(0, 'explore rainforest', 'reroll 0 polar-bear:2');
		expect([ids(table.state.discard), table.state.tokens]).toEqual(['blue-morpho', [2, 0]]);
		expect(table.state.targetTokens).toEqual([0, 0]);
		table.play(0, 'explore shoreline', 'shoot polar-bear');
		expect([table.state.photos[0], table.state.tokens]).toEqual([[], [5, 0]]);
	});

	test('[X-28, SNP-46, 47, 55] automatic failure', () => {
		const table = at('2p research 0 | rainforest blue-morpho | 0: tokens 1', 4, 4, 4);
		table.play(0, 'prepare rainforest:3 blue-morpho:3+1', 'explore rainforest');
		expect([ids(table.state.discard), table.state.tokens, table.state.active]).toEqual(['blue-morpho', [4, 0], 1]);
	});

	test('[X-29, SNP-49] surplus tokens are lost', () => {
		const table = at('2p research 0 | shoreline ghost-crab | 0: tokens 5', 2, 6, 6, 6, 6, 6);
		table.play(0, 'prepare shoreline:1 ghost-crab:5+4', 'explore shoreline', 'shoot ghost-crab');
		expect([ids(table.state.photos[0]), table.state.tokens]).toEqual(['ghost-crab', [1, 0]]);
	});

	test('[X-30, SNP-39, 40, 47, 55] one success prevents knowledge', () => {
		const table = at('2p research 0 | mountain guanaco | shoreline ghost-crab | 0: tokens 1', 3, 1, 2, 4);
		table.play(0, 'prepare mountain:2 shoreline:1 guanaco:2 ghost-crab:1', 'explore mountain');
		expect(table.refused(0, 'explore mountain')).toBe('NOT_PREPARED');
		expect(table.refused(0, 'shoot ghost-crab')).toBe('WRONG_PHASE');
		table.play(0, 'explore shoreline', 'shoot ghost-crab');
		expect(ids(table.state.photos[0])).toBe('ghost-crab');
		expect([ids(table.state.discard), table.state.tokens]).toEqual(['guanaco', [1, 0]]);
	});

	test('[X-31, SNP-33, 50] a reserved card does not spook and is lost on a miss', () => {
		const table = at('2p research 0 | savannah lion | 0: hand meerkat', 3, 1, 1, 1, 1, 2);
		table.play(0, 'prepare savannah:5 meerkat:1');
		expect(lying(table, SAVANNAH)).toBe('lion meerkat');
		table.play(0, 'explore savannah', 'shoot meerkat');
		expect([ids(table.state.discard), lying(table, SAVANNAH)]).toEqual(['meerkat', 'lion']);
		expect([table.state.hands[0], table.state.tokens]).toEqual([[], [3, 0]]);
	});

	test('[X-44, SNP-33, 46, 47] two reserved cards in one habitat', () => {
		const table = at('2p research 0 | 0: hand jaguar blue-morpho', 1, 2);
		table.play(0, 'prepare rainforest:2 jaguar:3 blue-morpho:1');
		expect(lying(table, RAINFOREST)).toBe('blue-morpho jaguar');
		table.play(0, 'explore rainforest');
		expect(ids(table.state.discard)).toBe('blue-morpho jaguar');
		expect([table.state.tokens, table.state.active]).toEqual([[3, 0], 1]);
	});
});

describe('turn end and end', () => {
	test('[X-32, SNP-52, 53] two awards in one turn', () => {
		const table = at(
			'2p research 0 | mountain golden-eagle | shoreline harbour-seal | 0: tokens 3; photos keel-billed-toucan alpine-marmot guanaco meerkat',
			...[4, 5, 1, 6, 2, 4],
		);
		table.play(0, 'prepare mountain:1 shoreline:1 golden-eagle:2+2 harbour-seal:2');
		table.play(0, 'explore mountain', 'shoot golden-eagle', 'explore shoreline', 'shoot harbour-seal');
		expect(table.print()).toContain('awards mountain-1 each-1');
		expect(table.state.tokens).toEqual([1, 0]);
	});

	test('[X-33, SNP-52] a second award of a category for the same player', () => {
		const five = 'ghost-crab greater-flamingo gentoo-penguin harbour-seal sea-otter';
		const table = at(
			`2p research 0 | shoreline green-sea-turtle | 0: photos ${five}; awards shoreline-1`,
			...[6, 6, 6, 6, 6, 6],
		);
		table.play(0, 'prepare shoreline:1 green-sea-turtle:5', 'explore shoreline', 'shoot green-sea-turtle');
		expect(table.print()).toContain('awards shoreline-1 shoreline-2');
	});

	test('[X-34, SNP-54] an empty one-of-each stack', () => {
		const table = at(
			[
				'4p research 0 | shoreline ghost-crab | 0: photos blue-morpho guanaco meerkat',
				'1: photos red-eyed-tree-frog three-toed-sloth alpine-marmot jacksons-chameleon plains-zebra lion sea-otter polar-bear; awards each-1 each-2',
				'2: photos jaguar snow-leopard white-rhino harbour-seal; awards each-3',
				'3: photos king-cobra brown-bear olive-baboon common-octopus; awards each-4',
			].join(' | '),
			...[6, 6, 6, 6, 6, 6],
		);
		table.play(0, 'prepare shoreline:1 ghost-crab:5', 'explore shoreline', 'shoot ghost-crab');
		expect(table.state.photos[0]).toHaveLength(4);
		expect(table.state.awards).not.toContain(0);
	});

	test('[X-35, SNP-57] the final round is completed', () => {
		const seven = 'blue-morpho jaguar guanaco snow-leopard meerkat lion ghost-crab';
		const table = at(
			`3p research 1 first 1 | shoreline sea-otter | 1: photos ${seven}; awards each-1`,
			...[6, 6, 6, 6, 6, 6],
		);
		table.play(1, 'prepare shoreline:1 sea-otter:5', 'explore shoreline', 'shoot sea-otter');
		expect(table.events.at(-1)?.event).toEqual({ type: 'finalRound', seat: 1 });
		table.play(2, 'pass').play(0, 'pass');
		expect([table.state.phase, table.state.round]).toEqual(['over', 1]);
		expect(snapshot.outcome(table.state)?.reason).toBe('target');
		expect(table.refused(1, 'draw')).toBe('GAME_OVER');
	});

	test('[X-36, SNP-57] the last seat reaches the target', () => {
		const eight = 'blue-morpho jaguar guanaco snow-leopard meerkat lion ghost-crab polar-bear';
		const table = at(
			`2p research 1 | shoreline sea-otter | 1: photos ${eight}; awards each-1 each-2`,
			...[6, 6, 6, 6, 6, 6],
		);
		table.play(1, 'prepare shoreline:1 sea-otter:5', 'explore shoreline', 'shoot sea-otter');
		expect(table.state.phase).toBe('over');
	});

	test('[X-37, SNP-64] ties are broken by tokens, then shared', () => {
		const standing = (third: string, tokens: readonly [number, number, number]) =>
			stateAt(
				[
					'3p over 2',
					`0: tokens ${tokens[0]}; photos bornean-orangutan; assignment a06`,
					`1: tokens ${tokens[1]}; photos brown-bear; assignment a10`,
					`2: tokens ${tokens[2]}; photos ${third}; assignment a07`,
				].join(' | '),
			);
		const shared = scoreSheets(standing('common-octopus', [2, 4, 4]));
		expect(shared.map(({ total }) => total)).toEqual([6, 6, 6]);
		expect(places(shared)).toEqual([3, 1, 1]);
		const alone = scoreSheets(standing('spider-monkey', [2, 4, 9]));
		expect(alone.map(({ total }) => total)).toEqual([6, 6, 5]);
		expect(places(alone)).toEqual([2, 1, 3]);
	});

	const others = (out: readonly string[]) => {
		const lying = (habitat: number) =>
			ANIMAL_IDS.slice(9 * habitat, 9 * habitat + 9)
				.filter((id) => !out.includes(id))
				.join(' ');
		return `rainforest ${lying(0)} | mountain ${lying(1)} | savannah ${lying(2)} | shoreline ${lying(3)}`;
	};

	test('[X-38, SNP-28] reshuffle', () => {
		const table = at(`2p research 0 | ${others(['lion', 'meerkat'])} | deck - | discard lion meerkat`, [
			'lion',
			'meerkat',
		]);
		table.play(0, 'draw');
		expect([table.state.deck.length, table.state.discard]).toEqual([1, []]);
		expect(ids([table.state.drawn])).toBe('lion');
	});

	test('[X-39, SNP-28, 37, 55] nothing to draw', () => {
		const table = at(`2p research 0 | ${others([])} | deck -`);
		expect(table.refused(0, 'draw')).toBe('NO_CARDS');
		table.play(0, 'pass');
		expect([table.state.tokens, table.state.active]).toEqual([[3, 0], 1]);
	});

	test.each([
		['greater-flamingo', { symbols: 2, article: 3 }],
		['golden-eagle common-octopus', { cover: 5, symbols: 1, article: 1, animals: 11, total: 17 }],
		['greater-flamingo olive-baboon brown-bear spider-monkey', { symbols: 8, article: 15, animals: 17, total: 32 }],
		['', { total: 0 }],
	])('[X-40, SNP-61, 62] article counting of a01 with %s', (photos, sheet) => {
		expect(scoreSheet(stateAt(`2p research 0 | 0: photos ${photos}; assignment a01`), 0)).toMatchObject(sheet);
	});

	test('[X-41, SNP-58] the safeguard', () => {
		const table = at('2p research 0 | 0: tokens 2 | 1: tokens 3');
		for (let turn = 0; turn < 20; turn++) {
			expect(table.state.phase).toBe('research');
			table.play(turn % 2, 'pass');
		}
		expect([table.state.phase, table.state.round, table.state.tokens]).toEqual(['over', 10, [32, 33]]);
		expect(snapshot.outcome(table.state)?.reason).toBe('stall');
	});

	test.each([
		['pass', 'over', 11],
		['photo', 'research', 12],
	])('[X-43, SNP-58] the safeguard waits for the end of a round: seat 1 goes for %s', (last, phase, round) => {
		const table = at('2p research 0 | shoreline ghost-crab greater-flamingo', ...Array(12).fill(6));
		const photo = (animal: string) => [`prepare shoreline:1 ${animal}:5`, 'explore shoreline', `shoot ${animal}`];
		table.play(0, ...photo('ghost-crab')).play(1, 'pass');
		for (let turn = 2; turn < 21; turn++) table.play(turn % 2, 'pass');
		expect([table.state.phase, table.state.round, table.state.barrenTurns]).toEqual(['research', 11, 20]);
		table.play(1, ...(last === 'pass' ? ['pass'] : photo('greater-flamingo')));
		expect([table.state.phase, table.state.round]).toEqual([phase, round]);
	});
});

describe('time and absence', () => {
	test('[X-42, SNP-19] timeout', () => {
		const position = '3p research 0 | deck golden-eagle * | 1: tokens 1 | 2: tokens 1';
		const table = at(position).play(0, 'draw', 'place').play(2, 'claim');
		expect(playAt(table, 'table', { type: 'claimTimeout' }, 15_000)).toBeNull();
		expect(table.state.claimant).toBe(2);
		table.play(0, 'sell');
		expect(table.state.tokens).toEqual([2, 1, 0]);

		const silent = at(position).play(0, 'draw', 'place');
		expect(playAt(silent, 'table', { type: 'claimTimeout' }, 15_000)).toBeNull();
		expect([lying(silent, MOUNTAIN), silent.state.tokens]).toEqual(['golden-eagle', [1, 1, 1]]);
	});

	test('[X-45, SNP-36] the default of an absent player', () => {
		const both = at('2p research 0 | mountain guanaco | savannah lion | committed lion guanaco | 0: tokens 5');
		expect(snapshot.notation.printMove(snapshot.automatic(both.view(0), 0))).toBe(
			'prepare mountain:2 savannah:2 guanaco:1 lion:1',
		);
		const one = at('2p research 0 | mountain guanaco | savannah lion | committed guanaco | 0: tokens 5');
		expect(snapshot.notation.printMove(snapshot.automatic(one.view(0), 0))).toBe('prepare mountain:3 guanaco:3');
	});

	test('[X-46, SNP-19] timeouts refused', () => {
		const table = at('2p research 0 | deck golden-eagle * | 1: tokens 1');
		const timeout = { type: 'claimTimeout' } as const;
		expect(playAt(table, 'table', timeout, 100_000)).toBe('WRONG_PHASE');
		expect(playAt(table, 0, { type: 'draw' }, 99_000)).toBeNull();
		expect(playAt(table, 0, { type: 'place' }, 100_000)).toBeNull();
		expect(playAt(table, 1, timeout, 115_000)).toBe('UNKNOWN_MOVE');
		expect(playAt(table, 'table', timeout, 114_000)).toBe('NOT_DUE');
		expect(playAt(table, 'table', timeout, 115_000)).toBeNull();
		const patient = at('2p research 0 claimSeconds=0 | deck golden-eagle * | 1: tokens 1').play(0, 'draw', 'place');
		expect(playAt(patient, 'table', timeout, 1e9)).toBe('NOT_DUE');
	});
});
