import type { ScoreLine, Seat } from '@shutterbox/kernel';
import { type Event, type Move, photoTarget, type State } from '@shutterbox/snapshot/client';
import { counted } from '../../text.ts';
import type { Scene, TextBoard } from '../board.ts';
import { decision } from './decision.ts';
import { drawDrawnCard } from './drawn-card.ts';
import { drawDeck, drawHabitats } from './habitats.ts';
import { label, WIDTH } from './layout.ts';
import { drawAssignment, drawReserved } from './own.ts';
import { drawPlan } from './plan.ts';
import { explain, rank } from './preview.ts';
import { refusal } from './refusals.ts';
import { drawAwards, drawSeat } from './seats.ts';
import { continues, sentence } from './sentences.ts';
import { shorthand } from './shorthand.ts';

/** Snapshot in words: the seats at the top, the habitats in the middle, what is at stake and your secrets below. */
export const snapshotBoard: TextBoard<State, Move, Event> = {
	draw(scene) {
		const { position } = scene;
		const own = ownSeat(scene);
		const { seats, phase } = position;
		const first = (own ?? -1) + 1;
		return [
			'─'.repeat(WIDTH),
			...label(`Round ${position.round}`, turnWords(scene)),
			...Array.from({ length: seats }, (_, i) => drawSeat(scene, (first + i) % seats)).flat(),
			...(phase === 'over' ? [] : [...drawAwards(position), '', ...drawTable(scene), ...drawOwnCards(scene, own)]),
		].join('\n');
	},

	drawOwn(scene) {
		const own = ownSeat(scene);
		if (own === null) return '';
		const lines = {
			research: () => [
				...drawHabitats(scene),
				...drawDeck(scene),
				...drawSeat(scene, own),
				...drawOwnCards(scene, own),
			],
			card: () => [...drawDrawnCard(scene), ...drawSeat(scene, own), ...drawOwnCards(scene, own)],
			plan: () => drawPlan(scene),
		};
		return lines[stepOf(scene.position)]().join('\n');
	},

	/** An offer and a claim are about one card. */
	isBrief: ({ position }) => position.phase === 'claims' || position.phase === 'deny',
	decision,
	explain,
	rank,
	sentence,
	continues,
	shorthand,
	refusal,

	typing: [
		'draw                     turn over the next card; +1 token, but it may spook',
		'reserve, place, commit   keep the card you drew, offer and place it, or promise',
		'                         to shoot it this turn',
		'claim, decline, sell     answer an offer; answer a claim',
		'prepare savannah:1 meerkat:3 lion:2+1',
		'                         end your research: six dice on habitats and animals,',
		'                         + tokens on an animal',
		'pass                     end your turn; +3 tokens',
		'explore savannah, shoot lion',
		'                         roll the dice of your plan',
		'reroll 0 supply:2        die 0 again for 2 tokens; lion:1 pays from the lion',
		'abandon                  give up the habitat instead',
		'Names may be short, such as prepare sav:1 meer:3 lion:2+1.',
	],

	scoreCell({ points, facts = {} }: ScoreLine) {
		return facts.symbols === undefined ? String(points) : `${counted(Number(facts.symbols), 'symbol')} = ${points}`;
	},
};

function ownSeat({ viewer }: Scene<State>): Seat | null {
	return typeof viewer === 'number' ? viewer : null;
}

/** What the decision is about: the cards on the table, the one just drawn, or the plan. */
function stepOf({ phase }: State): 'research' | 'card' | 'plan' {
	if (phase === 'research' || phase === 'over') return 'research';
	return phase === 'fate' || phase === 'claims' || phase === 'deny' ? 'card' : 'plan';
}

function drawTable(scene: Scene<State>): string[] {
	const step = stepOf(scene.position);
	return [
		...drawHabitats(scene),
		'   A habitat needs one die that high, an animal dice and tokens that add up.',
		...(step === 'research' ? drawDeck(scene) : ['', ...(step === 'card' ? drawDrawnCard(scene) : drawPlan(scene))]),
	];
}

function drawOwnCards(scene: Scene<State>, own: Seat | null): string[] {
	return own === null ? [] : [...drawReserved(scene, own), ...drawAssignment(scene, own)];
}

function turnWords({ position, names }: Scene<State>): string {
	const { phase, active, first, finalRound, seats } = position;
	if (phase === 'over') return 'the match is over';
	const turn = names[active] === 'You' ? 'your turn' : `turn of ${names[active]}`;
	const end = finalRound ? 'FINAL ROUND' : `${photoTarget(seats)} photos end the match after the round`;
	return `${turn} · ${names[first] === 'You' ? 'you' : names[first]} began · ${end}`;
}
