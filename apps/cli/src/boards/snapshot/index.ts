import { type Catalogues, type Seat, who } from '@shutterbox/kernel';
import {
	type Event,
	forecastWords,
	type Move,
	odds,
	paymentWords,
	photoTarget,
	type State,
} from '@shutterbox/snapshot/client';
import { padEnd } from '../../text.ts';
import type { Scene, TextBoard } from '../board.ts';
import { drawDrawnCard } from './drawn-card.ts';
import type { BoardKey } from './en.ts';
import { drawDeck, drawHabitats } from './habitats.ts';
import { type BoardVoice, label, seenIn, type Told, WIDTH } from './layout.ts';
import { orderBoard } from './orders.ts';
import { drawAssignment, drawReserved } from './own.ts';
import { drawPlan } from './plan.ts';
import { drawAwards, drawSeat } from './seats.ts';
import { examples, shorthand, typed } from './typing.ts';

export { painted } from './cards.ts';

export const messages: Catalogues<BoardKey> = { en: () => import('./en.ts'), ru: () => import('./ru.ts') };

/** Snapshot in words: the seats at the top, the habitats in the middle, what is at stake and your secrets below. */
export function board(voice: BoardVoice): TextBoard<State, Move, Event> {
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
		typing: typingLines(voice),
		orders: orderBoard(voice),
		scoreCell: ({ points, facts = {} }) =>
			facts.symbols === undefined
				? String(points)
				: `${voice.say('symbols', { count: Number(facts.symbols) })} = ${points}`,
	};
}

/** What is typed, and the words for it. */
const TYPING = [
	['draw', 'typing.draw'],
	['reserve, place, commit', 'typing.fate'],
	['claim, decline, sell', 'typing.answer'],
	['order never', 'typing.order'],
	['prepare savannah:1 meerkat:3 lion:2+1', 'typing.prepare'],
	['pass', 'typing.pass'],
	['explore savannah, shoot lion', 'typing.roll'],
	['reroll 1 supply:2', 'typing.reroll'],
	['abandon', 'typing.abandon'],
] as const;
/** Columns of what is typed, with one between. */
const TYPED = 25;

/** What is too long for its column has its words on the next line. */
function typingLines({ say }: BoardVoice): string[] {
	const lines = TYPING.flatMap(([typed, key]) =>
		typed.length < TYPED ? [`${padEnd(typed, TYPED)}${say(key)}`] : [typed, `${' '.repeat(TYPED)}${say(key)}`],
	);
	return [...lines, say('typing.short')];
}

function explain(voice: BoardVoice, scene: Scene<State>, move: Move): string {
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
		...label(told.voice.say('head.round', { round }), turnWords(told)),
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
		`   ${told.voice.say('habitats.how')}`,
		...(step === 'research' ? drawDeck(told) : ['', ...(step === 'card' ? drawDrawnCard(told) : drawPlan(told))]),
	];
}

function drawOwnCards(told: Told, own: Seat | null): string[] {
	return own === null ? [] : [...drawReserved(told, own), ...drawAssignment(told, own)];
}

function turnWords({ position, names, viewer, voice }: Told): string {
	const { phase, active, first, finalRound, seats } = position;
	const { say } = voice;
	if (phase === 'over') return say('head.over');
	const reader = { names, viewer: viewer === 'open' ? 'spectator' : viewer } as const;
	const photos = say('photos', { count: photoTarget(seats) });
	return [
		say('head.turn', who(reader, active)),
		say('head.began', who(reader, first)),
		finalRound ? say('head.final') : say('head.target', { photos }),
	].join(' · ');
}
