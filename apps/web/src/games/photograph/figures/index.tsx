import '../styles.css';
import './figures.css';
import type { View } from '@shutterbox/kernel';
import { COLORS, filmIndex, rowCount, type State } from '@shutterbox/photograph/client';
import { type GameFigures, NO_DEEDS } from '../../figures.ts';
import { type Draft, placesTaken, preview } from '../draft.ts';
import { Field } from '../Field.tsx';
import { Films } from '../Films.tsx';
import { Hand } from '../Hand.tsx';
import { happeningsOf } from '../happenings.ts';
import { useDrawings } from '../pictures.tsx';
import { words } from '../words.ts';

type Read =
	| { readonly part: 'field'; readonly draft: Draft | null }
	| { readonly part: 'hand'; readonly draft: Draft | null }
	| { readonly part: 'films'; readonly view: View<State> };

/** `field`, `field 1 left 2` (row, side, count), `hand`, `hand 1>4` (places from the shutter), `films red grey`. */
function read(view: View<State>, shows: string): Read | string {
	const [part, ...rest] = shows.split(' ');
	const told = rest.join(' ');
	if (part === 'field') {
		if (told === '') return { part, draft: null };
		const [, row, side, count] = /^(\d) (left|right) (\d)$/.exec(told) ?? [];
		const draft: Draft = { type: 'pick', row: +row - 1, side: side as 'left' | 'right', count: +count };
		return placesTaken(view, draft).length === draft.count ? { part, draft } : `no such cards in the field: ${told}`;
	}
	if (part === 'hand') {
		if (told === '') return view.hands[0].length > 0 ? { part, draft: null } : 'an empty hand';
		const [, from, to] = /^(\d)>(\d)$/.exec(told) ?? [];
		const draft: Draft = { type: 'wind', from: +from - 1, to: +to - 1 };
		const isThere = view.phase === 'wind' && draft.from < draft.to && draft.to < view.hands[0].length;
		return isThere ? { part, draft } : `no such wind: ${told}`;
	}
	if (part !== 'films') return `no part of the board: ${part}`;
	const colors = rest.map((name) => (COLORS as readonly string[]).indexOf(name));
	const isThere = colors.length > 0 && colors.every((color) => view.colors.includes(color));
	const hasFilm = colors.some((color) => view.films[filmIndex(0, color)]?.length > 0);
	return isThere && hasFilm ? { part, view: { ...view, colors } } : `no films to show: ${told}`;
}

const NOTHING = happeningsOf([]);
const NOBODY = ['', '', '', ''];

function Drawing({ view, told }: { view: View<State>; told: Read }) {
	useDrawings();
	return (
		<div class="photograph figure">
			<div class={`layout rows-${rowCount(view)}`}>{partOf(view, told)}</div>
		</div>
	);
}

function partOf(view: View<State>, told: Read) {
	const still = { asked: null, held: null, happenings: NOTHING, deeds: NO_DEEDS };
	switch (told.part) {
		case 'field':
			return <Field {...still} view={view} check={() => null} draft={told.draft} />;
		case 'hand': {
			const foreseen = preview(view, 0, told.draft);
			return <Hand {...still} view={view} seat={0} draft={told.draft} foreseen={foreseen} />;
		}
		case 'films': {
			const foreseen = { shots: [], now: 0, after: 0, missed: null, events: [] };
			const props = { view: told.view, names: NOBODY, shots: [], won: NOTHING.won, foreseen };
			return <Films {...props} seat={0} memoryAid={false} />;
		}
	}
}

export const figures: GameFigures<State, Read> = { words, read, Drawing };
