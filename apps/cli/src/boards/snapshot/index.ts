import type { Seat, Voice } from '@shutterbox/kernel';
import {
	type Event,
	forecastWords,
	type Key,
	type Move,
	odds,
	paymentWords,
	photoTarget,
	type State,
} from '@shutterbox/snapshot/client';
import type { Scene, TextBoard } from '../board.ts';
import { drawDrawnCard } from './drawn-card.ts';
import { drawDeck, drawHabitats } from './habitats.ts';
import { label, seenIn, type Told, WIDTH } from './layout.ts';
import { drawAssignment, drawReserved } from './own.ts';
import { drawPlan } from './plan.ts';
import { drawAwards, drawSeat } from './seats.ts';
import { examples, shorthand, typed } from './typing.ts';

export { painted } from './cards.ts';

/** Snapshot in words: the seats at the top, the habitats in the middle, what is at stake and your secrets below. */
export function board(voice: Voice<Key>): TextBoard<State, Move, Event> {
	return {
		draw: (scene) => drawAll({ ...scene, voice }).join('\n'),
		drawOwn: (scene) => drawStep({ ...scene, voice }).join('\n'),
		/** An offer and a claim are about one card. */
		isBrief: ({ position }) => position.phase === 'claims' || position.phase === 'deny',
		examples,
		explain: (scene, move) => explain(voice, scene, move),
		/** Plans are listed by the prestige to expect, everything else before them. */
		rank: ({ position }, move) =>
			move.type === 'prepare' ? odds.promiseOf(position, move).prestige : Number.POSITIVE_INFINITY,
		continues,
		shorthand,
		typed,
		typing: TYPING,
		scoreCell: ({ points, facts = {} }) =>
			facts.symbols === undefined
				? String(points)
				: `${voice.say('symbols', { count: Number(facts.symbols) })} = ${points}`,
	};
}

const TYPING = [
	'draw                     turn over the next card; +1 token, but it may spook',
	'reserve, place, commit   keep the card you drew, offer and place it, or promise to shoot it this turn',
	'claim, decline, sell     answer an offer; answer a claim',
	'prepare savannah:1 meerkat:3 lion:2+1',
	'                         end your research: six dice on habitats and animals,',
	'                         + tokens on an animal',
	'pass                     end your turn; +3 tokens',
	'explore savannah, shoot lion',
	'                         roll the dice of your plan',
	'reroll 1 supply:2        die 1 again for 2 tokens; lion:1 pays from the lion',
	'abandon                  give up the habitat instead',
	'Names may be short, such as prepare sav:1 meer:3 lion:2+1.',
];

function explain(voice: Voice<Key>, scene: Scene<State>, move: Move): string {
	const words = forecastWords(voice, odds, seenIn(scene), move);
	return move.type === 'reroll' ? `${words} ${paymentWords(voice, odds, scene.position, move)}.` : words;
}

/** What follows from a move belongs to its paragraph; a turn that ends, or somebody else's answer, starts a new one. */
function continues(event: Event, before: Event): boolean {
	if (event.type === 'turnEnded' || event.type === 'finalRound' || event.type === 'gameEnded') return false;
	return before.type !== 'gameStarted' && before.type !== 'turnEnded';
}

function drawAll(told: Told): string[] {
	const { round, seats, phase } = told.position;
	const own = ownSeat(told);
	const first = (own ?? -1) + 1;
	return [
		'─'.repeat(WIDTH),
		...label(`Round ${round}`, turnWords(told)),
		...Array.from({ length: seats }, (_, i) => drawSeat(told, (first + i) % seats)).flat(),
		...(phase === 'over' ? [] : [...drawAwards(told), '', ...drawTable(told), ...drawOwnCards(told, own)]),
	];
}

/** What the open decision is about, and the viewer's own things. */
function drawStep(told: Told): string[] {
	const own = ownSeat(told);
	if (own === null) return [];
	const step = stepOf(told.position);
	if (step === 'plan') return drawPlan(told);
	const card = step === 'card' ? drawDrawnCard(told) : [...drawHabitats(told), ...drawDeck(told)];
	return [...card, ...drawSeat(told, own), ...drawOwnCards(told, own)];
}

function ownSeat({ viewer }: Told): Seat | null {
	return typeof viewer === 'number' ? viewer : null;
}

/** What the decision is about: the cards on the table, the one just drawn, or the plan. */
function stepOf({ phase }: State): 'research' | 'card' | 'plan' {
	if (phase === 'research' || phase === 'over') return 'research';
	return phase === 'fate' || phase === 'claims' || phase === 'deny' ? 'card' : 'plan';
}

function drawTable(told: Told): string[] {
	const step = stepOf(told.position);
	return [
		...drawHabitats(told),
		'   A habitat needs one die that high, an animal dice and tokens that add up.',
		...(step === 'research' ? drawDeck(told) : ['', ...(step === 'card' ? drawDrawnCard(told) : drawPlan(told))]),
	];
}

function drawOwnCards(told: Told, own: Seat | null): string[] {
	return own === null ? [] : [...drawReserved(told, own), ...drawAssignment(told, own)];
}

function turnWords({ position, names, viewer, voice }: Told): string {
	const { phase, active, first, finalRound, seats } = position;
	if (phase === 'over') return 'the match is over';
	const turn = active === viewer ? 'your turn' : `turn of ${names[active]}`;
	const photos = voice.say('photos', { count: photoTarget(seats) });
	const end = finalRound ? 'FINAL ROUND' : `${photos} end the match after the round`;
	return `${turn} · ${first === viewer ? 'you' : names[first]} began · ${end}`;
}
