import { isRefusal, type View } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import type { Placement } from '../../src/analysis/placement.ts';
import { previewsOf } from '../../src/analysis/previews.ts';
import { type State, siteWith, whatChanges, whatWorkersChange } from '../../src/client.ts';
import { type Face, faceOf, itemOf } from '../../src/rules/items.ts';
import { clone } from '../../src/rules/state.ts';
import { useWorkers } from '../../src/rules/workers.ts';
import type { Drafting, Source } from '../../src/words/drafting.ts';
import { draftPrompt } from '../../src/words/drafts.ts';
import { releaseWords } from '../../src/words/release.ts';
import { at, sketch } from '../table.ts';
import { NAMES, RUSSIAN, voice } from './telling.ts';

const NOTHING: Omit<Drafting, 'view'> = {
	names: NAMES,
	viewer: 0,
	seat: 0,
	taken: { supply: null, display: null },
	held: null,
	aim: null,
	turning: null,
	offers: [],
	marked: [],
	swap: null,
	changes: [],
	kind: null,
	saviour: null,
	plan: null,
	isWarned: false,
};

const eagle: Face = { tile: 'common.golden-eagle.brown' };
const lion: Face = { tile: 'common.lion.heart' };
const die = (colour: 'green' | 'blue' | 'grey' | 'orange', value: number): Face => ({ die: colour, value });

/** With the items placed as they are, and what comes of it. */
function placing(
	view: View<State>,
	places: Partial<Record<Source, Placement>>,
	more: Partial<Drafting> = {},
): Drafting {
	const steps = Object.values(places).filter(({ to }) => to !== null);
	const change = whatChanges(view, 0, steps);
	const site = siteWith(view, 0, steps);
	if (isRefusal(change) || isRefusal(site)) throw new Error('not allowed');
	const taken = (source: Source) => {
		const place = places[source];
		return place === undefined ? null : { ...place, item: itemOf(place.item) };
	};
	return {
		...NOTHING,
		view,
		taken: { supply: taken('supply'), display: taken('display') },
		plan: { ...site, change },
		...more,
	};
}

/** With an item in hand. */
function holding(view: View<State>, face: Face, more: Partial<Drafting> = {}): Drafting {
	return {
		...NOTHING,
		view,
		taken: { supply: { item: itemOf(face) }, display: null },
		held: 'supply',
		offers: previewsOf(view, 0, face),
		...more,
	};
}

/** Verb and sentence in both languages. */
function said(drafting: Drafting): [string, string] {
	const line = ({ verb, sentence }: { verb: string; sentence: string }) => `${verb}. ${sentence}`;
	return [line(draftPrompt(voice, drafting)), line(draftPrompt(RUSSIAN, drafting))];
}

/** The words of the button in both languages. */
function released(drafting: Drafting): [string, string] {
	const line = ({ verb, detail }: { verb: string; detail: string }) => (detail === '' ? verb : `${verb}: ${detail}`);
	return [line(releaseWords(voice, drafting)), line(releaseWords(RUSSIAN, drafting))];
}

const seen = (position: string, more: Partial<Drafting> = {}): Drafting => ({
	...NOTHING,
	view: at(position).view(0),
	...more,
});

const TWO_BROWN = 'b4 ibex.brown@1=4; c4 wild-yak.brown@3=5; b3 penguin.heart; d3 tiger.brown@0';
const turn = (when = 'turn 10', park = TWO_BROWN) => sketch({ park, when }).view(0);

describe('before the first turn', () => {
	test('dice to roll again', () => {
		expect(said(seen('2p reroll 1'))).toEqual([
			'Roll again or keep. Tap dice you want to roll again, all at once. This happens once a match.',
			'Перебросьте или оставьте. Отметьте кубики. Бросок один за партию.',
		]);
		expect(released(seen('2p reroll 1'))).toEqual(['Keep all', 'Оставить все']);
		expect(released(seen('2p reroll 1', { marked: [0, 3, 4] }))).toEqual([
			'Roll 3 again: all at once',
			'Перебросить 3: все разом',
		]);
	});

	test('tiles to swap', () => {
		const view = sketch({
			when: 'swap 1',
			park: 'b3 ibex.brown@3; d3 ibex.heart; c4 penguin.black@3',
			display: 'tile:0 sea-turtle.brown',
		}).view(0);
		expect(said({ ...NOTHING, view })[0]).toBe(
			'Swap or keep. Drag a tile of your display onto a starting tile, or keep all 3.',
		);
		const swapping = { ...NOTHING, view, swap: { start: 3, slot: 0 } };
		expect(said(swapping)).toEqual([
			'Swap or keep. The turtle goes to c4, the penguin comes to your display.',
			'Обменяйте или оставьте. Черепаха встанет на c4, пингвин вернётся на витрину.',
		]);
		expect(released(swapping)).toEqual(['Swap', 'Обменять']);
		expect(released({ ...NOTHING, view })).toEqual(['Keep all 3', 'Оставить все 3']);
	});
});

describe('a turn', () => {
	test('begins with two items', () => {
		expect(said({ ...NOTHING, view: turn() })).toEqual([
			'Take two. One item from the supply and one from your display. Drag each onto your park.',
			'Возьмите два. Одно из запаса, одно с витрины. Перетащите в парк.',
		]);
		expect(released({ ...NOTHING, view: turn() })).toEqual([
			'Ready: place both first',
			'Готово: сначала поставьте оба',
		]);
	});

	test('a tile in hand: where it closes a tower', () => {
		expect(said(holding(turn(), eagle))).toEqual([
			'Place the eagle. Drop it on a free hex. At b5 its part closes a brown tower.',
			'Поставьте орла. Положите на свободную клетку. На b5 замкнётся коричневая вышка.',
		]);
		expect(said(holding(turn(), lion))).toEqual([
			'Place the lion. Drop it on a free hex.',
			'Поставьте льва. Положите на свободную клетку.',
		]);
	});

	test('a tile in hand and a full park', () => {
		const offers = previewsOf(turn(), 0, lion).map((offer) => ({ ...offer, ways: [] }));
		expect(said(holding(turn(), lion, { offers }))).toEqual([
			'Place the lion. No free hex. It can only be discarded.',
			'Поставьте льва. Свободных клеток нет. Можно только сбросить.',
		]);
	});

	test('its part can be turned', () => {
		const placed = { item: eagle, to: 'b5', corner: 5 };
		const turning = { turning: 'supply', offers: previewsOf(turn(), 0, eagle) } as const;
		expect(said(placing(turn(), { supply: placed }, turning))).toEqual([
			'Turn the part. North-east closes a brown tower. Tap a corner, press R, or take the next item.',
			'Поверните часть. На северо-востоке замкнётся коричневая вышка. Коснитесь угла, нажмите R или берите следующее.',
		]);
		expect(said(placing(turn(), { supply: { ...placed, to: 'a1' } }, turning))[0]).toBe(
			'Turn the part. Tap a corner, press R, or take the next item.',
		);
	});

	test('a die in hand: what it fits, and what a worker could do', () => {
		expect(said(holding(turn(), die('blue', 3)))).toEqual([
			'Place the blue 3. On a blue tile without a die. Hearts take 1 and 2: a worker can turn it.',
			'Поставьте синюю 3. На синюю плитку без кубика. Сердцу нужны 1 и 2: повернёт работник.',
		]);
		expect(said(holding(turn(), die('blue', 1)))).toEqual([
			'Place the blue 1. On a blue tile without a die.',
			'Поставьте синюю 1. На синюю плитку без кубика.',
		]);
		expect(said(holding(turn(), die('green', 5)))[0]).toContain('The star takes a 6: a worker can turn it.');
		expect(said(holding(turn(), die('green', 6)))[0]).toContain('A 6 needs a tower: a worker can turn it.');
		expect(said(holding(turn(), die('orange', 6)))).toEqual([
			'Place the orange 6. No orange tile takes it now. It can only be discarded.',
			'Поставьте оранжевую 6. Сейчас ни одной оранжевой плитки для этого нет. Можно только сбросить.',
		]);
	});

	test('a worker on its way', () => {
		const aim = { hex: 'b3', workers: [['multi', -1]] } as const;
		const sentences = [
			'Turn it with a worker. The multicoloured worker makes the 3 a 2.',
			'Поверните работником. Помогает пёстрый работник: 3 станет 2.',
		];
		expect(said(holding(turn(), die('blue', 3), { aim }))).toEqual(sentences);
		expect(said(placing(turn(), { supply: { item: die('blue', 3), to: 'b3', workers: aim.workers } }))).toEqual(
			sentences,
		);
		const both = { hex: 'b3', workers: [['blue', -1] as const, ['multi', -1] as const] };
		expect(said(holding(turn(), die('blue', 4), { aim: both }))[0]).toBe(
			'Turn it with a worker. Two workers make the 4 a 2.',
		);
	});

	test('over the crate', () => {
		expect(said(holding(turn(), die('blue', 2), { aim: 'crate' }))).toEqual([
			'Discard the blue 2. It leaves the game. It would still fit on b3.',
			'Сбросьте синюю 2. Это выйдет из игры, а подошло бы на b3.',
		]);
		expect(said(holding(turn(), lion, { aim: 'crate' }))).toEqual([
			'Discard the lion. It leaves the game.',
			'Сбросьте льва. Это выйдет из игры.',
		]);
	});

	test('one is placed, the other is still to be taken', () => {
		expect(said(placing(turn(), { supply: { item: die('blue', 2), to: 'b3' } }))).toEqual([
			'Take one more. Now one item from your display. Drag it onto your park.',
			'Возьмите ещё одно. Теперь одно с витрины. Перетащите в парк.',
		]);
		expect(said(placing(turn(), { display: { item: die('blue', 2), to: 'b3' } }))[0]).toContain('from the supply');
	});

	test('both are placed: what comes of it', () => {
		const both = placing(turn(), {
			supply: { item: eagle, to: 'b5', corner: 5 },
			display: { item: die('grey', 4), to: 'b5' },
		});
		expect(said(both)).toEqual([
			'Build both. Eagle and grey 4 on b5: a brown tower worth 13.',
			'Стройте. Орёл и серая 4 на b5: коричневая вышка на 13.',
		]);
		expect(released(both)).toEqual(['Ready: +13, 13 points', 'Готово: +13, 13 очков']);
		const apart = placing(turn(), {
			supply: { item: eagle, to: 'a1', corner: 0 },
			display: { item: die('blue', 2), to: null },
		});
		expect(said(apart)).toEqual([
			'Build both. Eagle on a1, blue 2 into the crate.',
			'Стройте. Орёл на a1, синяя 2 в ящик.',
		]);
		expect(released(apart)[0]).toBe('Ready: +0, 0 points');
	});

	test('both are placed: species, missions and habitats', () => {
		const park =
			'a1 lion.heart; a2 zebra.heart; b1 giraffe.heart; c1 penguin.heart; d1 seal.heart; b4 ibex.heart; b5 tiger.heart';
		const view = sketch({ park, when: 'turn 10 missions=on', more: 'missions 1 7 17; workers green multi grey' }).view(
			0,
		);
		const drafting = placing(view, {
			supply: { item: { tile: 'common.wild-yak.heart' }, to: 'c4' },
			display: { item: die('grey', 3), to: 'c4', workers: [['grey', -1]] },
		});
		expect(said(drafting)).toEqual([
			'Build both. Yak and grey 3 on c4: the 9th species, a mission is lost, Grey habitats +2.',
			'Стройте. Як и серая 3 на c4: 9-й вид, минус задание, Серые участки +2.',
		]);
	});

	test('newcomers are warned of a habitat without a heart and of the last worker', () => {
		const view = sketch({ park: TWO_BROWN, when: 'turn 10', more: 'workers grey' }).view(0);
		const drafting = placing(view, {
			supply: { item: eagle, to: 'b5', corner: 5 },
			display: { item: die('grey', 3), to: 'b5', workers: [['grey', 1]] },
		});
		const [plain, plainRussian] = said(drafting);
		expect(said({ ...drafting, isWarned: true })).toEqual([
			`${plain} No die on a heart: the mountain scores nothing yet. This is your last worker.`,
			`${plainRussian} Ни одного кубика на сердце: горы пока не дают очков. Это ваш последний работник.`,
		]);
		const crated = placing(turn(), {
			supply: { item: eagle, to: 'a1', corner: 0 },
			display: { item: die('blue', 2), to: null },
		});
		expect(said({ ...crated, isWarned: true })).toEqual(said(crated));
	});

	test('newcomers are warned when a 6 of their display loses its home', () => {
		const park = 'b4 ibex.brown@1=4; c4 wild-yak.brown@3=5; b5 golden-eagle.brown@5; a1 lion.heart; d1 seal.heart';
		const sixes = (display: string) => sketch({ park, when: 'turn 10', display }).view(0);
		const grey = { supply: { item: die('grey', 4), to: 'b5' }, display: { item: die('blue', 2), to: null } };
		const drafting = placing(sixes('die:2 2, die:5 6'), grey);
		const [plain, plainRussian] = said(drafting);
		expect(said({ ...drafting, isWarned: true })).toEqual([
			expect.stringContaining('Your grey 6 has no home then: it needs the star or a tile at a tower.'),
			expect.stringContaining('Для вашей серой 6 тогда не останется места: ей нужна звезда или плитка у вышки.'),
		]);
		expect(plain).not.toContain('has no home');
		expect(plainRussian).not.toContain('не останется места');
		// The 6 itself stands there; one that never had a home lost none; one with another home keeps it.
		const itself = { supply: { item: lion, to: null }, display: { item: die('grey', 6), to: 'b5' } };
		const elsewhere = { supply: { item: die('orange', 2), to: 'a1' }, display: { item: die('blue', 2), to: null } };
		for (const [display, places] of [
			['die:2 2, die:5 6', itself],
			['die:2 2, die:7 6', grey],
			['die:2 2, die:5 6', elsewhere],
		] as const)
			expect(said({ ...placing(sixes(display), places), isWarned: true })[0]).not.toContain('has no home');
	});

	test('the last turn of each round says so', () => {
		expect(said({ ...NOTHING, view: turn('turn 15') })[0]).toMatch(/ Last turn\.$/);
		expect(said({ ...NOTHING, view: turn('turn 8') })).toEqual([
			expect.stringMatching(/ The entrance scores after this turn\.$/),
			expect.stringMatching(/ После этого хода считают вход\.$/),
		]);
		expect(said(holding(turn('turn 15'), lion))[0]).not.toContain('Last turn');
	});
});

describe('choosing and building apart', () => {
	const choose = (tempo: string) =>
		seen(`3p choose 3 tempo=${tempo} | 0: board 5; supply out:green 1; display die:0 1 | 1: board 1 | 2: board 2`);

	test('in secret, or in the order of boards', () => {
		expect(said(choose('stepwise'))[0]).toBe(
			'Choose two. One item from the supply and one from your display. All choices are shown before anybody builds.',
		);
		expect(said(choose('ordered'))).toEqual([
			'Choose two. Board order: Bo 1, Chen 2, you 5.',
			'Выберите два. Порядок планшетов: Bo 1, Chen 2, вы 5.',
		]);
		expect(released(choose('ordered'))).toEqual(['Choose: take both first', 'Выбрать: сначала возьмите оба']);
		const chosen = {
			...choose('ordered'),
			taken: { supply: { item: itemOf(die('grey', 6)) }, display: { item: itemOf(lion) } },
		};
		expect(said(chosen)).toEqual([
			'Choose two. The grey 6 from the supply and the lion from your display.',
			'Выберите два. Из запаса серая 6, с витрины лев.',
		]);
		expect(released(chosen)).toEqual(['Choose', 'Выбрать']);
	});

	test('what was chosen is built', () => {
		const view = at('2p build 12 tempo=stepwise | 0: saola; chosen grey6 tiger.black | 1: chosen blue3 blue3').view(0);
		const [supply, display] = view.preparation[0].map((item) => ({ item }));
		expect(said({ ...NOTHING, view, taken: { supply, display } })).toEqual([
			'Build. Place the grey 6 and the tiger, in any order, or drop one into the crate.',
			'Стройте. Поставьте серую 6 и тигра в любом порядке или сбросьте в ящик.',
		]);
		expect(faceOf(supply.item)).toEqual(die('grey', 6));
	});
});

test('[WPK-43] workers at the end of a round', () => {
	const view = sketch({ when: 'workers 8', park: 'c4 ibex.heart=1; b5 golden-eagle.black@0=4' }).view(0);
	const drafting: Drafting = { ...NOTHING, view };
	expect(said(drafting)).toEqual([
		'Use workers. Turn dice before the entrance scores. Drag a worker onto a die, or tap the die.',
		'Работники. Поверните кубики до подсчёта у входа. Перетащите работника на кубик или коснитесь кубика.',
	]);
	expect(released(drafting)).toEqual(['Keep all', 'Оставить все']);
	const changes = [{ hex: 'c4', workers: [['grey', 1]] as const }];
	const change = whatWorkersChange(view, 0, changes);
	if (isRefusal(change)) throw new Error(change.code);
	const after = clone(view);
	useWorkers(after, 0, { type: 'workers', changes });
	const planned = { ...drafting, changes, plan: { park: after.parks[0], workers: after.workers[0], change } };
	expect(said(planned)).toEqual([
		'Use workers. Turn dice before the entrance scores: 5 becomes 6. Unused workers stay with you.',
		'Работники. Поверните кубики до подсчёта у входа: 5 станет 6. Остальные работники останутся у вас.',
	]);
	expect(released(planned)).toEqual(['Use 1 worker: +2, 12 points', 'Послать 1: +2, 12 очков']);
	// The entrance has been recorded: all that is left to count is the total.
	const last = { ...planned, view: { ...view, turn: 15, entrance: [5] } };
	expect(said(last)).toEqual([
		'Use workers. Turn dice before the final count. 10 points become 12.',
		'Работники. Поверните кубики до итогового подсчёта. Было очков 10, станет 12.',
	]);
});

describe('alone', () => {
	test('die or tile', () => {
		expect(said(seen('1p declare 3'))).toEqual([
			'Die or tile?. Tap the side you will take from. Then a token hits the other side.',
			'Кубик или плитка?. Коснитесь стороны, с которой возьмёте. Жетон ударит по другой.',
		]);
		expect(released(seen('1p declare 3'))).toEqual(['Take: tap a side first', 'Взять: сначала сторона']);
		expect(said(seen('1p declare 3', { kind: 'tile' }))[0]).toContain(
			'You will take a tile. A token hits one of the dice.',
		);
		expect(released(seen('1p declare 3', { kind: 'tile' }))).toEqual([
			'Take a tile: then a token hits',
			'Взять плитку: потом ударит жетон',
		]);
	});

	test('save it or let it go', () => {
		const position =
			'1p protect 3 | solo side right; hit left:3; drawn 3; tokens 1 2 4 5 6 7 8 | 0: supply left:3 5, right:1 seal.heart; workers orange';
		expect(said(seen(position))).toEqual([
			'Save it?. Token 3 hits the orange 5. Drag the orange worker onto it, or let it go.',
			'Спасти?. Жетон 3 выбивает оранжевую 5. Спасёт оранжевый работник: перетащите или отпустите.',
		]);
		expect(said(seen(position.replace('workers orange', 'workers orange multi')))[0]).toContain(
			'Drag a ringed worker onto it, or let it go.',
		);
		expect(released(seen(position))).toEqual(['Let it go: it leaves the game', 'Отпустить: выйдет из игры']);
		const saving = seen(position, { saviour: 'orange' });
		expect(said(saving)).toEqual([
			'Save it?. The orange worker saves the orange 5 and is used up.',
			'Спасти?. Оранжевый работник спасёт оранжевую 5 и больше не вернётся.',
		]);
		expect(released(saving)).toEqual(['Save it: used up for good', 'Спасти: больше не вернётся']);
	});

	test('the supply before a round', () => {
		expect(said(seen('1p soloReroll 1'))[0]).toContain('once a round');
		expect(said(seen('1p soloDiscard 1'))).toEqual([
			'Throw away or keep. Tap supply tiles you do not want. New ones of their colours are drawn.',
			'Выбросьте или оставьте. Отметьте лишние плитки. Новые будут тех же цветов.',
		]);
		expect(released(seen('1p soloDiscard 1', { marked: [2] }))).toEqual(['Throw 1 away', 'Выбросить 1']);
	});
});
