import { seatsOf, type Viewer } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { snapshot } from '../../src/index.ts';
import { PHASES } from '../../src/rules/state.ts';
import { answersWords, prompt } from '../../src/words/prompts.ts';
import { at } from '../table.ts';
import { NAMES, voice } from './voice.ts';

function asked(position: string, viewer: Viewer, isSending = false): string {
	const { state } = at(position);
	const toMove = seatsOf(snapshot.toMove(state));
	const names = NAMES.slice(0, state.seats);
	const isOpen = typeof viewer === 'number' && toMove.includes(viewer) && !isSending;
	const { verb, sentence } = prompt(voice, { view: snapshot.view(state, viewer), viewer, names, toMove, isOpen });
	return `${verb}: ${sentence}`;
}

const OFFER = '3p claims 0 | drawn golden-eagle | 1: tokens 1; answer waiting | 2: tokens 1; answer waiting';

const OWN: readonly (readonly [phase: string, position: string, viewer: number, words: string])[] = [
	[
		'research',
		'2p research 0',
		0,
		'Draw, prepare or pass: Draw cards while you dare, then place 6 dice on animals and their habitats.',
	],
	[
		'research',
		'2p research 0 | savannah lion | committed lion',
		0,
		'Draw or prepare: Draw more, or place 6 dice. Lion has to be a target.',
	],
	[
		'research',
		'2p research 0 | mountain guanaco | savannah lion | committed lion guanaco',
		0,
		'Draw or prepare: Draw more, or place 6 dice. Lion and Guanaco have to be targets.',
	],
	['fate', '2p fate 0 | drawn guanaco', 0, 'Reserve or place: Guanaco needs 4 and brings 2 prestige.'],
	[
		'fate',
		'2p fate 0 | mountain golden-eagle | drawn guanaco',
		0,
		'Reserve or place: Guanaco would spook the mountain if it is placed.',
	],
	['claims', OFFER, 1, 'Claim or decline: Anna drew Golden Eagle: it costs 1 token.'],
	[
		'deny',
		'2p deny 0 | drawn golden-eagle | claimant 1 | 1: tokens 1',
		0,
		'Sell or keep: Bo wants Golden Eagle for 1 token.',
	],
	[
		'explore',
		'2p explore 0 | mountain guanaco | plan mountain:2 guanaco:4',
		0,
		'Explore: Roll for a habitat of your plan.',
	],
	[
		'reroll',
		'2p reroll 0 | mountain guanaco | plan mountain:2 guanaco:4 | at mountain roll 1 3 | 0: tokens 2',
		0,
		'Roll again or abandon: To explore the mountain a die needs 4; 2 tokens buy another roll.',
	],
	[
		'shoot',
		'2p shoot 0 | mountain guanaco | plan mountain:2=explored guanaco:4 | at mountain',
		0,
		'Shoot: You explored the mountain: roll for its animals, one after another.',
	],
	['over', '2p over 1 | 0: tokens 3 | 1: tokens 1', 1, 'The match is over: Anna won.'],
	['over', '2p over 1 | 0: tokens 3 | 1: tokens 1', 0, 'The match is over: You won.'],
];

test.each(OWN)('in phase %s whoever decides is told what (%s)', (phase, position, viewer, expected) => {
	expect(at(position).state.phase).toBe(phase);
	expect(asked(position, viewer)).toBe(expected);
});

test('no phase is without a prompt', () => {
	expect([...new Set(OWN.map(([phase]) => phase))].sort()).toEqual([...PHASES].sort());
});

test('others and spectators are told who is waited for', () => {
	expect(asked('2p research 0', 1)).toBe('Wait: Anna decides.');
	expect(asked(OFFER, 'spectator')).toBe('Watch: Bo and Chen decide.');
});

test('a move on its way is not asked for again', () => {
	expect(asked('2p research 0', 0, true)).toBe('Wait: Your move is on its way.');
});

test('who is asked about a card, and who has answered, is told without the answer', () => {
	const answers = (position: string, viewer: number) =>
		answersWords(voice, snapshot.view(at(position).state, viewer), { names: NAMES, viewer });
	expect(answers(OFFER, 0)).toEqual(['Asked and not answered yet: Bo and Chen.']);
	expect(answers(OFFER, 1)).toEqual(['Asked and not answered yet: Chen.']);
	for (const answer of ['claim', 'decline'])
		expect(answers(OFFER.replace('answer waiting', `answer ${answer}`), 2)).toEqual(['Answered in secret: Bo.']);
});
