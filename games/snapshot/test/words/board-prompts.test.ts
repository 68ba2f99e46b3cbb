import { seatsOf, type Viewer } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { snapshot } from '../../src/index.ts';
import { animalNamed, NO_ANIMAL } from '../../src/rules/components.ts';
import { NO_HABITAT } from '../../src/rules/state.ts';
import {
	boardPrompt,
	boardRefusal,
	orderPrompt,
	type PlanOnBoard,
	startPrompt,
} from '../../src/words/board-prompts.ts';
import { at, SAVANNAH } from '../table.ts';
import { LANGUAGES, NAMES, RUSSIAN, voice } from './voice.ts';

function asked(language: typeof voice, position: string, viewer: Viewer, plan: PlanOnBoard | null = null): string {
	const { state } = at(position);
	const toMove = seatsOf(snapshot.toMove(state));
	const isOpen = typeof viewer === 'number' && toMove.includes(viewer);
	const situation = { view: snapshot.view(state, viewer), viewer, names: NAMES.slice(0, state.seats), toMove, isOpen };
	const { verb, sentence } = boardPrompt(language, situation, plan);
	return `${verb}. ${sentence}`;
}

const OFFER = '3p claims 0 | drawn bornean-orangutan | 1: tokens 1; answer waiting | 2: tokens 1; answer waiting';
const PLAN = '2p explore 0 | savannah leopard-tortoise lion | plan savannah:2 leopard-tortoise:1 lion:3';
const ROLLER = { animal: animalNamed('lilac-breasted-roller'), habitat: NO_HABITAT, before: 1 / 3, after: 30 / 36 };

const OWN: readonly (readonly [string, PlanOnBoard | null, en: string, ru: string])[] = [
	[
		'2p research 0 | savannah lion',
		null,
		'Draw or plan. Draw cards while you dare, or lay your six dice on animals and their habitats.',
		'Тяните или планируйте. Берите карты, пока решаетесь, или разложите шесть кубиков по животным и местам.',
	],
	[
		'2p research 0 | shoreline greater-flamingo | committed greater-flamingo',
		null,
		'Draw or plan. Greater Flamingo has to be a target this turn.',
		'Тяните или планируйте. Фламинго надо снять в этот ход.',
	],
	[
		'2p research 0 | mountain guanaco | savannah lion | committed lion guanaco',
		null,
		'Draw or plan. Lion and Guanaco have to be targets this turn.',
		'Тяните или планируйте. Льва и гуанако надо снять в этот ход.',
	],
	[
		'2p research 0 round 5 final | savannah lion | 1: photos sea-otter',
		null,
		'Draw or plan. The final round: this is your last turn.',
		'Тяните или планируйте. Последний круг: это ваш последний ход.',
	],
	[
		'2p research 0',
		null,
		'Draw or pass. There is no animal to photograph.',
		'Тяните или пасуйте. Снимать пока некого.',
	],
	[
		'2p research 0 | savannah lilac-breasted-roller',
		{ left: 1, next: ROLLER, fromBag: [] },
		'Lay your dice. 1 die left: on Lilac-breasted Roller it makes 83% out of 33%.',
		'Разложите кубики. Остался 1 кубик: положите на сизоворонку, и шанс будет 83 % вместо 33 %.',
	],
	[
		'2p research 0 | savannah lilac-breasted-roller',
		{ left: 3, next: { ...ROLLER, animal: NO_ANIMAL, habitat: SAVANNAH }, fromBag: [] },
		'Lay your dice. 3 dice left: on the savannah one makes 83% out of 33%.',
		'Разложите кубики. Осталось 3 кубика: положите на саванну, и шанс будет 83 % вместо 33 %.',
	],
	[
		'2p research 0 | savannah lilac-breasted-roller',
		{ left: 0, next: null, fromBag: [] },
		'Prepare. All six dice lie. You can take it back until you roll.',
		'Подготовьтесь. Все шесть кубиков лежат. До первого броска это можно отменить.',
	],
	[
		'2p research 0 | savannah lilac-breasted-roller | 0: hand three-toed-sloth',
		{ left: 0, next: null, fromBag: [animalNamed('three-toed-sloth')] },
		'Prepare. Three-toed Sloth comes from your bag and stays only for this turn.',
		'Подготовьтесь. Трёхпалый ленивец выходит из вашей сумки, и только на этот ход.',
	],
	[
		'2p research 0 | savannah lilac-breasted-roller | 0: hand three-toed-sloth blue-morpho',
		{ left: 0, next: null, fromBag: [animalNamed('blue-morpho'), animalNamed('three-toed-sloth')] },
		'Prepare. Blue Morpho and Three-toed Sloth come from your bag and stay only for this turn.',
		'Подготовьтесь. Голубая морфо и трёхпалый ленивец выходят из вашей сумки, и только на этот ход.',
	],
	[
		'2p fate 0 | drawn nile-crocodile',
		null,
		'Reserve or place. Nile Crocodile needs 6 and brings 3. Into your bag, or to the savannah.',
		'В сумку или на место. Нильскому крокодилу нужно 6, очков даёт 3. Положите карту в сумку или в саванну.',
	],
	[
		'2p fate 0 | rainforest keel-billed-toucan scarlet-macaw jaguar | drawn blue-morpho',
		null,
		'It would spook. Blue Morpho has 3, the rainforest stands at 11: placed, it scares all three away.',
		'Спугнёт. У голубой морфо 3, в джунглях уже 11: если выложить карту, убегут все трое.',
	],
	[
		'2p fate 0 denial=upfront | drawn lion | 1: tokens 1',
		null,
		'Reserve, place or commit. Commit keeps it from the others, but it has to be a target this turn.',
		'В сумку, на место или обещать. Обещание не отдаёт карту другим, но снять её придётся в этот ход.',
	],
	[
		'2p deny 0 | drawn common-ostrich | claimant 1 | 1: tokens 1',
		null,
		'Sell or keep. Bo wants Common Ostrich for 1 token. Keep it only if you reserve it or commit to it.',
		'Продать или оставить. Bo хочет страуса за 1 жетон. Оставить можно, только взяв в сумку или пообещав снять.',
	],
	[
		PLAN,
		null,
		'Explore. Press the savannah to roll its dice.',
		'Исследуйте. Нажмите на саванну, чтобы бросить кубики.',
	],
	[
		'2p explore 0 | mountain guanaco | savannah lion | plan mountain:1 savannah:1 guanaco:2 lion:2',
		null,
		'Explore. Press a habitat to roll its dice. Both have to be explored, the order is yours.',
		'Исследуйте. Нажмите на место, чтобы бросить его кубики. Исследовать надо оба, порядок ваш.',
	],
	[
		'2p reroll 0 | shoreline ghost-crab | plan shoreline:1 ghost-crab:5 | at shoreline roll 1 | 0: tokens 2',
		null,
		'Roll again or give up. 2 or more was needed. Press the die: 2 tokens roll it again.',
		'Перебросить или отступить. Нужно было 2 или больше. Нажмите на кубик: переброс стоит 2 жетона.',
	],
	[
		'2p shoot 0 | savannah lion | plan savannah:2=explored lion:4 | at savannah',
		null,
		'Shoot. You found the savannah. Press an animal to take its picture.',
		'Снимайте. Вы нашли саванну. Нажмите на животное, чтобы снять его.',
	],
];

describe('a drawn board asks', () => {
	test.each(OWN)('%s', (position, plan, en, ru) => {
		expect(asked(voice, position, 0, plan)).toBe(en);
		expect(asked(RUSSIAN, position, 0, plan)).toBe(ru);
	});

	test('whoever is offered a card', () => {
		expect(asked(voice, OFFER, 1)).toBe(
			'Claim or decline. Anna drew Bornean Orangutan: 1 token brings it into your bag.',
		);
		expect(asked(RUSSIAN, OFFER, 1)).toBe('Взять или отказаться. Anna тянет орангутана: за 1 жетон карта ваша.');
	});

	test('nothing but a pass where there is neither card nor animal', () => {
		const state = at('2p research 0').state;
		state.deck = [];
		const view = snapshot.view(state, 0);
		const situation = { view, viewer: 0, names: NAMES.slice(0, 2), toMove: [0], isOpen: true };
		expect(LANGUAGES.map(([, language]) => boardPrompt(language, situation, null).verb)).toEqual(['Pass', 'Пасуйте']);
	});
});

describe('whoever waits or watches is told what others are about', () => {
	test.each([
		['2p research 0', 'Watch. Anna draws or plans.', 'Смотрите. Anna тянет карты или строит план.'],
		[
			'2p fate 0 | drawn lion',
			'Watch. Anna drew Lion: into the bag, or to the savannah?',
			'Смотрите. Anna тянет льва: в сумку или в саванну?',
		],
		[
			'2p deny 0 | drawn lion | claimant 1 | 1: tokens 1',
			'Watch. You want Lion for 1 token. Anna sells or keeps it.',
			'Смотрите. Вы хотите льва за 1 жетон. Продать или оставить, решает Anna.',
		],
		[
			PLAN,
			'Watch. Anna explores the savannah for Leopard Tortoise and Lion.',
			'Смотрите. Anna исследует саванну ради леопардовой черепахи и льва.',
		],
		[
			'2p reroll 0 | shoreline ghost-crab | plan shoreline:1 ghost-crab:5 | at shoreline roll 1 | 0: tokens 2',
			'Watch. Anna did not find the shoreline: again, or give up?',
			'Смотрите. Anna не находит берег: переброс или отступление?',
		],
		[
			'2p shoot 0 | savannah lion | plan savannah:2=explored lion:4 | at savannah',
			'Watch. Anna found the savannah and shoots Lion.',
			'Смотрите. Anna находит саванну и снимает льва.',
		],
	])('%s', (position, en, ru) => {
		expect(asked(voice, position, 1)).toBe(en);
		expect(asked(RUSSIAN, position, 1)).toBe(ru);
	});

	test('of an offer: whom it is made, and what comes of it if nobody wants the card', () => {
		expect(asked(voice, OFFER, 0)).toBe(
			'Wait. Bornean Orangutan is offered to Bo and Chen. It stays if nobody wants it.',
		);
		expect(asked(RUSSIAN, OFFER, 0)).toBe(
			'Подождите. Карту предлагают: Bo и Chen. Если никто не возьмёт, орангутан останется.',
		);
		const spooking = `${OFFER} | rainforest jaguar`;
		expect(asked(voice, spooking, 'spectator')).toBe(
			'Watch. Bornean Orangutan is offered to Bo and Chen. It spooks the rainforest if nobody wants it.',
		);
		expect(asked(RUSSIAN, spooking.replace('answer waiting', 'answer claim'), 1)).toBe(
			'Подождите. Карту предлагают: вы и Chen. Если никто не возьмёт, орангутан спугнёт всех в джунглях.',
		);
	});
});

test('the start, the tag of the bag, and a plan that is short of dice', () => {
	const refusal = { code: 'DICE_TOTAL', rule: 'SNP-31', facts: { dice: 5 } };
	expect(boardRefusal(voice, refusal)).toBe('A plan has 6 dice, and 1 still lies in the tray.');
	expect(boardRefusal(RUSSIAN, refusal)).toBe('В плане 6 кубиков, а 1 ещё в кювете.');
	expect(boardRefusal(voice, { ...refusal, facts: { dice: 7 } })).toMatch('this one has 7');
	expect(LANGUAGES.map(([, language]) => startPrompt(language).verb)).toEqual(['Your assignment', 'Ваше задание']);
	expect(LANGUAGES.map(([, language]) => orderPrompt(language).verb)).toEqual([
		'When others draw',
		'Когда тянут другие',
	]);
});
