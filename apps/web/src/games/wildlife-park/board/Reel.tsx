import { ROUND_1, type State, TURNS, whenWords } from '@shutterbox/wildlife-park/client';
import { Sign } from '../Sign.tsx';
import { voice } from '../words.ts';
import { reelNote } from './notes.ts';

/** The match as a film: eight turns, the gate, seven turns, the count. */
export function Reel({ view }: { view: State }) {
	const { turn, phase } = view;
	const note = reelNote(view);
	const isOver = phase === 'over';
	const frames = (from: number, to: number) =>
		Array.from({ length: to - from + 1 }, (_, i) => from + i).map((each) => (
			<b
				key={each}
				class={each < turn || isOver || (phase === 'workers' && each === turn) ? 'done' : each === turn ? 'now' : ''}
			/>
		));
	return (
		<div class="turn-reel" role="img" aria-label={whenWords(voice, view)}>
			{frames(1, ROUND_1)}
			<Sign id="entrance" />
			{frames(ROUND_1 + 1, TURNS)}
			<Sign id="animals" />
			<span key={note}>{note}</span>
		</div>
	);
}
