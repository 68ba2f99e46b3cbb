import { seatsOf } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { outlookOf } from '../../src/analysis/outlook.ts';
import type { Move } from '../../src/index.ts';
import { sasquatchSnap } from '../../src/index.ts';
import type { Drafting } from '../../src/words/drafting.ts';
import { draftPrompt } from '../../src/words/drafts.ts';
import { releaseWords } from '../../src/words/release.ts';
import { shownPrompt } from '../../src/words/shown-prompt.ts';
import { at, LANGUAGES, NAMES, RUSSIAN, voice } from './voice.ts';

const NOTHING = { dir: null, trap: false, tile: null };
const IDLE = '1: commit E | 2: commit E | 3: commit W';

/** Seat 0 has this in mind. Moves are given in notation; what is not a move yet by what is chosen of it. */
function drafting(position: string, chosen: string | Partial<Drafting['draft']> = {}): Drafting {
	const view = at(position).view(0);
	const reader = { names: NAMES, viewer: 0, view, seat: 0 };
	if (typeof chosen !== 'string')
		return { ...reader, draft: { ...NOTHING, ...chosen }, move: null, outlook: outlookOf(view, 0, null) };
	const parsed = sasquatchSnap.notation.parseMove(chosen);
	if ('problem' in parsed) throw new Error(parsed.problem);
	const move: Move = parsed.value;
	const { dir = null, trap = false, tile = null } = move as Partial<Drafting['draft']>;
	return { ...reader, draft: { dir, trap, tile }, move, outlook: outlookOf(view, 0, move) };
}

function asked(position: string, chosen?: string | Partial<Drafting['draft']>, by = voice): string {
	const { verb, sentence } = draftPrompt(by, drafting(position, chosen));
	return `${verb}: ${sentence}`;
}

function released(position: string, chosen?: string | Partial<Drafting['draft']>, by = voice): string {
	const { verb, detail } = releaseWords(by, drafting(position, chosen));
	return `${verb}: ${detail}`;
}

describe('the exchange', () => {
	test.each([
		['whistle', 'Blow the Whistle: Trade with your bank first, if you like.', 'Blow the Whistle: opens the cards'],
		[
			'whistle 4b > 1s',
			'Blow the Whistle: 4 basics on the scale for 1 Super. Equal value, so it goes through.',
			'Trade and blow: opens the cards',
		],
		[
			'whistle 2b > 1s',
			'Even the scale: You give 2 and get 4: add 2, or put something back.',
			'Blow the Whistle: scale not even',
		],
		[
			'whistle 5b > 1s',
			'Even the scale: You give 5 and get 4: take 1 more, or put something back.',
			'Blow the Whistle: scale not even',
		],
	])('%s', (move, prompt, release) => {
		expect(asked('phase whistle', move)).toBe(prompt);
		expect(released('phase whistle', move)).toBe(release);
	});

	test('in Russian', () => {
		expect(asked('phase whistle', 'whistle 4b > 1s', RUSSIAN)).toBe(
			'Дайте свисток: На весах 4 обычные, взамен 1 супер. Поровну: обмен состоится.',
		);
		expect(asked('phase whistle', 'whistle 2b > 1s', RUSSIAN)).toBe(
			'Уравняйте весы: Вы даёте 2, берёте 4: добавьте 2 или верните лишнее.',
		);
		expect(released('phase whistle', 'whistle 4b > 1s', RUSSIAN)).toBe('Обменять и свистнуть: начинает выбор');
	});
});

describe('the cards', () => {
	const swipe = 'Choose your way: Swipe yourself north, east, south or west: 2 squares';
	test.each([
		['phase commit', {}, `${swipe}, or 1 after Trap!`, 'Lay your cards: choose a way first'],
		[
			'phase commit | tiles 0b C3',
			{},
			`${swipe}, or 1 after Trap! You stand on your own basic: Trap! uproots it.`,
			'Lay your cards: choose a way first',
		],
		[
			'phase commit | tiles 1b C3',
			{},
			`${swipe}. A rival’s tile lies on your square: no Trap! here.`,
			'Lay your cards: choose a way first',
		],
		[
			'phase commit',
			{ trap: true },
			'Choose your way: A trap on C3 first. Now choose your way: 1 square.',
			'Lay your cards: choose a way first',
		],
		[
			'phase commit trapChoice=with-card',
			{ trap: true, dir: 'N' },
			'Choose the tile: This table shows it with the card: tap a token in your purse.',
			'Lay your cards: choose the tile first',
		],
		[
			'phase commit',
			'W',
			'Choose your way: 2 west to B3, A3, nothing springs. You go first and lure at the end.',
			'Lay west: secret until all four lie',
		],
		[
			'phase commit',
			'N!',
			'Choose your way: A trap on C3 first, then 1 north to C2. You go first and lure at the end.',
			'Lay north + Trap!: secret until all four lie',
		],
		[
			'phase commit trapChoice=with-card',
			'N!k',
			'Choose your way: A spike on C3 first, then 1 north to C2. You go first and lure at the end.',
			'Lay north + spike: secret until all four lie',
		],
		[
			'phase commit | tiles 0b C3',
			'N!',
			'Choose your way: Your basic comes back from C3 first, then 1 north to C2. You go first and lure at the end.',
			'Lay north + Trap!: secret until all four lie',
		],
	] as const)('%s, %o: %s', (position, chosen, prompt, release) => {
		expect(asked(position, chosen)).toBe(prompt);
		expect(released(position, chosen)).toBe(release);
	});

	test('a toll on the way, and what it takes', () => {
		const position = 'whistle 1 phase commit | tiles 1b C2';
		expect(asked(position, 'N')).toBe('Choose your way: 1 north to C2: Bo’s basic stops you and takes 1 snap.');
		expect(released(position, 'N')).toBe('Lay north: you would pay 1');
		expect(asked(position, 'N', RUSSIAN)).toBe(
			'Выберите путь: 1 на север, на C2: обычная (Bo) остановит вас и возьмёт 1 снимок.',
		);
		expect(released(position, 'N', RUSSIAN)).toBe('Выложить: север: придётся отдать 1');
	});

	test('two tolls at once, and nothing to pay with', () => {
		const two = 'whistle 1 phase commit | 0: C3; snaps 3; hand 7/0/1/0 | tiles 1b C2, 2s D2';
		expect(asked(two, 'N')).toBe(
			'Choose your way: 1 north to C2: Bo’s basic and Cy’s Super stop you and take 2 snaps.',
		);
		const broke = 'whistle 1 phase commit | 0: C3; snaps 0; hand 7/0/1/0 | tiles 1b C2';
		expect(asked(broke, 'N')).toBe(
			'Choose your way: 1 north to C2: Bo’s basic stops you, and you have nothing to pay with.',
		);
	});

	test('a toll that would win the match for a rival', () => {
		const position = 'whistle 1 phase commit | 1: G3; snaps 7; hand 6/0/1/0 | tiles 1b C2';
		expect(released(position, 'N')).toBe('Lay north: Bo would win');
		expect(released(position, 'N', RUSSIAN)).toBe('Выложить: север: победит Bo');
		expect(released(position, 'W')).toBe('Lay west: secret until all four lie');
	});

	test('the Sasquatch in the way', () => {
		const position = 'phase commit | sasquatch C2 | 0: C3; snaps 3; hand 7/0/1/0';
		expect(asked(position, 'N')).toBe('Choose your way: 1 north to C2. You would walk into the Sasquatch and lose 3.');
		expect(released(position, 'N')).toBe('Lay north: you would lose 3');
		expect(asked(position, 'N', RUSSIAN)).toBe(
			'Выберите путь: 1 на север, на C2. Вы налетите на Сасквоча и потеряете 3 снимка.',
		);
	});

	test('who shares her square and goes before her', () => {
		const position = (whistle: number) => `whistle ${whistle} phase commit | 1: C3; snaps 1; hand 7/0/1/0`;
		expect(asked(position(1), 'W')).toBe(
			'Choose your way: 2 west to B3, A3, nothing springs. Bo, on your square, goes before you.',
		);
		expect(asked(position(0), 'W')).not.toContain('on your square');
		expect(asked(position(1), 'W', RUSSIAN)).toContain('Bo на вашей клетке и ходит раньше вас.');
	});

	test('first in his line while a rival has the Whistle, now and where the walk ends', () => {
		const position = (whistle: number) => `whistle ${whistle} phase commit | 0: E3; snaps 2; hand 7/0/1/0`;
		expect(asked(position(2))).toContain(' You are first in his north line, and Cy has the Whistle.');
		expect(asked(position(2), 'N')).toBe(
			'Choose your way: 2 north to E2, E1, nothing springs. There you are first in his north line, and Cy has the Whistle.',
		);
		expect(asked(position(2), 'W')).not.toContain('line');
		expect(asked(position(0))).not.toContain('line');
		expect(asked(position(2), {}, RUSSIAN)).toContain('Вы первые на его линии на север. Свисток: Cy.');
	});

	test('a tile of her own that pays her back is no danger', () => {
		const position = 'whistle 2 phase commit | 0: E3; snaps 2; hand 6/0/1/0 | tiles 0b E3';
		expect(asked(position)).not.toContain('line');
	});
});

describe('the trap to set', () => {
	const set = (hand: string, more = '') => `phase set | 0: C3; snaps 1; hand ${hand}; commit W! | ${IDLE}${more}`;
	test.each([
		[set('6/0/1/0'), {}, 'Set your trap: It goes on C3, then you walk 1 west.', 'Set your trap: choose the tile first'],
		[
			set('6/0/1/0'),
			'set b',
			'Set your trap: A basic on C3 pays and charges 1 snap. Then 1 west to B3.',
			'Set the basic: then 1 west',
		],
		[
			set('1/0/0/1', ' | sasquatch B5'),
			'set s',
			'Set your trap: A Super on C3 also traps C2, D3, C4, and B3. Then 1 west to B3.',
			'Set the Super: then his north line pays you 1',
		],
		[
			set('6/0/1/0', ' | tiles 0b C2'),
			'set k',
			'Set your trap: A spike on C3 sends your basic on C2 back to the bank. Then 1 west to B3.',
			'Set the spike: destroys your own basic',
		],
		[
			set('6/0/1/0', ' | tiles 2b B3'),
			'set b',
			'Set your trap: A basic on C3 pays and charges 1 snap. Then 1 west to B3: Cy’s basic stops you and takes 1 snap.',
			'Set the basic: then 1 west',
		],
		[
			set('6/0/1/0', ' | tiles 2b B3'),
			'set k',
			'Set your trap: A spike on C3 sends Cy’s basic on B3 back to the bank. Then 1 west to B3.',
			'Set the spike: destroys 1 trap',
		],
		[
			`phase set | 0: C3; snaps 1; hand 6/0/1/0; commit W! | 1: C3; commit E | 2: commit E | 3: commit W`,
			'set b',
			'Set your trap: A basic on C3 pays and charges 1 snap. It entraps Bo. Then 1 west to B3.',
			'Set the basic: entraps Bo',
		],
		[
			set('6/0/1/0', ' | 2: G7; snaps 7; hand 6/0/1/0; commit E | tiles 2b B3'),
			'set b',
			'Set your trap: A basic on C3 pays and charges 1 snap. Then 1 west to B3: Cy’s basic stops you and takes 1 snap.',
			'Set the basic: Cy wins the match',
		],
	] as const)('%s, %s', (position, chosen, prompt, release) => {
		expect(asked(position, chosen)).toBe(prompt);
		expect(released(position, chosen)).toBe(release);
	});

	test('in Russian', () => {
		const position = set('6/0/1/0', ' | tiles 0b C2');
		expect(asked(position, 'set k', RUSSIAN)).toBe(
			'Поставьте ловушку: Шип на C3 отправит обратно в банк: ваша обычная на C2. Затем 1 на запад, на B3.',
		);
		expect(released(position, 'set k', RUSSIAN)).toBe('Поставить шип: уничтожит вашу обычную');
		expect(released(position, 'set b', RUSSIAN)).toBe('Поставить обычную: потом 1 на запад');
	});
});

describe('the lure', () => {
	const drag = 'Drag him along a line: he runs to its first trap or journalist.';
	test.each([
		['phase lure | tiles 1b E2', {}, `Lure him: ${drag}`, 'Lure him: choose a line first'],
		[
			'phase lure',
			{},
			'Lure him: All his lines are clear: drag him as far as you like.',
			'Lure him: choose a line first',
		],
		[
			'phase lure | tiles 1b E2',
			'lure N 3',
			'Lure him: 3 north to E2: Bo’s basic pays 1 snap.',
			'Lure 3 north: Bo 1 → 2',
		],
		[
			'phase lure | 0: A5; snaps 2; hand 6/0/1/0 | tiles 0b A5',
			'lure E 5',
			'Lure him: 5 east over the edge to A5: he mauls you, your basic pays 1 snap and the pile of 2.',
			'Lure 5 east: you 2 → 3',
		],
		[
			'phase lure | 1: E2; snaps 3; hand 7/0/1/0',
			'lure N 3',
			'Lure him: 3 north to E2: he mauls Bo, 3 snaps to his pile.',
			'Lure 3 north: no one gains',
		],
		[
			'phase lure',
			'lure N 5',
			'Lure him: A clear line: drag him as far as you like. 5 north over the edge to E9, nothing springs.',
			'Lure 5 north: no one gains',
		],
		[
			'phase lure | 0: C3; snaps 7; hand 6/0/1/0 | tiles 0b E2',
			'lure N 3',
			'Lure him: 3 north to E2: your basic pays 1 snap, which wins.',
			'Lure 3 north: wins the match',
		],
		[
			'phase lure | 1: G3; snaps 7; hand 6/0/1/0 | tiles 1b E2',
			'lure N 3',
			'Lure him: 3 north to E2: Bo’s basic pays 1 snap, which wins.',
			'Lure 3 north: Bo wins the match',
		],
		[
			'turn 80 phase lure turnLimit=80',
			'lure N 1',
			'Lure him: 1 north to E4: you, Bo, Cy, and Di would win.',
			'Lure 1 north: you, Bo, Cy, and Di win the match',
		],
	] as const)('%s, %s', (position, chosen, prompt, release) => {
		expect(asked(position, chosen)).toBe(prompt);
		expect(released(position, chosen)).toBe(release);
	});

	test('in Russian', () => {
		const position = 'phase lure | 0: A5; snaps 2; hand 6/0/1/0 | tiles 0b A5';
		expect(asked(position, 'lure E 5', RUSSIAN)).toBe(
			'Приманите его: 5 на восток через край, на A5: он помнёт вас, ваша обычная платит 1 снимок и кучу из 2.',
		);
		expect(released(position, 'lure E 5', RUSSIAN)).toBe('Приманить: 5 на восток: вы 2 → 3');
		expect(asked('phase lure', 'lure N 1', RUSSIAN)).toBe(
			'Приманите его: Линия свободна: ведите его докуда хотите. 1 на север, на E4, ничего не сработает.',
		);
	});
});

test('when all cards are shown, who goes first and who then', () => {
	const view = at('whistle 3 phase lure').view(0);
	const prompt = shownPrompt(voice, view, { names: NAMES, viewer: 3 });
	expect(prompt).toEqual({ verb: 'All four shown', sentence: 'You first, then Ann, Bo, and Cy.' });
	expect(shownPrompt(RUSSIAN, view, { names: NAMES, viewer: 0 }).sentence).toBe('Сначала Di, потом вы, Bo и Cy.');
});

test('warnings about what others may do are left out where they are not wanted', () => {
	const warned = drafting('whistle 1 phase commit | sasquatch E5 | 0: E3; snaps 2 | 1: E3 | 2: I9 | 3: B8', 'E');
	const { sentence } = draftPrompt(voice, warned);
	const unwarned = draftPrompt(voice, { ...warned, isUnwarned: true }).sentence;
	expect(sentence).toContain('goes before you');
	expect(sentence.startsWith(unwarned)).toBe(true);
	expect(unwarned).not.toContain('goes before you');
});

/** What fits into four lines of a phone, and into three of a laptop. */
const ROOM = 216;

test.each(LANGUAGES)('whatever is in mind is said in the room there is, in %s', (_, by) => {
	const names = ['Margot', 'Bruno', 'Amélie', 'Tomasz'];
	for (const seed of [1, 2, 3])
		for (const { n, state } of walk(sasquatchSnap, { seats: 4, options: { boardSize: 7 } }, seed)) {
			if (n % 7 !== 0) continue;
			for (const seat of seatsOf(sasquatchSnap.toMove(state))) {
				const view = sasquatchSnap.view(state, seat);
				for (const move of sasquatchSnap.moves(state, seat)) {
					const { dir = null, trap = false, tile = null } = move as Partial<Drafting['draft']>;
					const reader = { names, viewer: seat, view, seat };
					const outlook = outlookOf(view, seat, move);
					const { sentence } = draftPrompt(by, { ...reader, draft: { dir, trap, tile }, move, outlook });
					expect(sentence.length, sentence).toBeLessThan(ROOM);
				}
			}
		}
});
