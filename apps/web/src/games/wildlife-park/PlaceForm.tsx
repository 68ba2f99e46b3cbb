import type { Refusal, Seat } from '@shutterbox/kernel';
import {
	CORNERS,
	colourOf,
	type Item,
	isDie,
	isWatchtowerTile,
	itemName,
	layoutOf,
	type Move,
	partsAt,
	pips,
	type State,
	signed,
	turned,
	usesFor,
	workerName,
} from '@shutterbox/wildlife-park/client';
import { list } from '../../i18n/format.ts';
import type { BoardProps } from '../game-ui.ts';
import { Choice } from './Choice.tsx';
import { cornerOf, meetingAt } from './corners.ts';
import { type PlaceDraft, placed, placeRefused, previewOf, type Source, type TurnDraft } from './draft.ts';
import { say } from './text-words.ts';
import { capitalised, cornerName, reason, t, voice } from './words.ts';

interface Props extends BoardProps<State, Move> {
	seat: Seat;
	source: Source;
	item: Item;
	draft: TurnDraft;
	setDraft: (draft: TurnDraft) => void;
}

const DISCARD = 'discard';

/** Where one item goes: a hex and what it gains there, the corner of a part, workers for a die. */
export function PlaceForm(props: Props) {
	const { view, seat, source, item, draft, setDraft, check, isOpen } = props;
	const place = draft.places[source];
	const set = (next: PlaceDraft) => setDraft(placed(draft, source, next));
	const { names } = layoutOf(view.parks[seat]);
	const turning = place.workers ?? [];
	const judged = names.map((hex) => ({
		hex,
		refused: placeRefused(view, seat, draft, source, { to: hex, workers: turning }, check),
	}));
	const fitting = judged.filter(({ refused }) => refused === null);
	const where = [
		...fitting.map(({ hex }) => ({ key: hex, words: placeWords(props, hex) })),
		{ key: DISCARD, words: say('place.discard') },
	];
	const chosen = place.to === undefined ? null : (place.to ?? DISCARD);
	return (
		<section class="placing">
			<h3>{say(`place.${source}`, { item: itemName(voice, item) })}</h3>
			{isDie(item) && <Turning {...props} place={place} set={set} />}
			<Choice
				isShort
				legend={say('place.where')}
				options={where}
				chosen={chosen}
				isOpen={isOpen}
				onChoose={(key) => set(key === DISCARD ? { to: null } : { to: key, workers: turning })}
			/>
			{fitting.length === 0 && <p>{say('place.none')}</p>}
			{typeof place.to === 'string' && isWatchtowerTile(item) && <Corner {...props} to={place.to} set={set} />}
			<ul class="why">
				{grouped(judged).map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</section>
	);
}

/** `b3 +4`: what this place adds to the turn so far. */
function placeWords({ view, seat, source, draft, check }: Props, hex: string): string {
	const totalOf = (place: PlaceDraft) => previewOf(view, seat, placed(draft, source, place), check)?.change.total ?? 0;
	const gain = totalOf({ to: hex, workers: draft.places[source].workers ?? [] }) - totalOf({});
	return gain === 0 ? hex : say('place.gain', { hex, points: signed(gain) });
}

/** Each reason once, with the hexes it holds for. */
function grouped(judged: readonly { hex: string; refused: Refusal | null }[]): string[] {
	const byReason = new Map<string, string[]>();
	for (const { hex, refused } of judged) {
		if (refused === null) continue;
		const why = reason({ ...refused, facts: { ...refused.facts, to: null } });
		byReason.set(why, [...(byReason.get(why) ?? []), hex]);
	}
	return [...byReason].map(([why, hexes]) => say('place.refused', { reason: why, hexes: hexes.join(', ') }));
}

interface PartProps extends Props {
	set: (place: PlaceDraft) => void;
}

function Corner({ view, seat, item, source, draft, to, set, isOpen }: PartProps & { to: string }) {
	const park = view.parks[seat];
	const hex = layoutOf(park).names.indexOf(to);
	const options = Array.from({ length: CORNERS }, (_, corner) => {
		const hexes = list(meetingAt(park, hex, corner));
		const parts = partsAt(park, hex, corner, item);
		const words = { corner: capitalised(cornerName(corner)), hexes };
		if (parts === 0) return { key: String(corner), words: say('corner.alone', words) };
		const key = (['corner.meets', 'corner.continues', 'corner.builds'] as const)[parts - 1];
		return { key: String(corner), words: say(key, words) };
	});
	const chosen = cornerOf(park, item, to, draft.places[source].corner);
	return (
		<Choice
			legend={t('corner.legend')}
			options={options}
			chosen={String(chosen)}
			isOpen={isOpen}
			onChoose={(corner) => set({ to, corner: Number(corner) })}
		/>
	);
}

/** Workers come before the place: which hexes fit depends on what the die shows. */
function Turning(props: PartProps & { place: PlaceDraft }) {
	const { view, seat, item, source, draft, place, set, check, isOpen } = props;
	const turnings = usesFor(view.workers[seat], colourOf(item));
	if (turnings.length === 1) return null;
	const options = turnings.map((uses) => {
		const value = turned(pips(item), uses);
		const workers = list(uses.map(([token]) => workerName(voice, token)));
		const words = uses.length === 0 ? say('turning.none', { value }) : say('turning.to', { value, workers });
		return { key: JSON.stringify(uses), words };
	});
	const turn = (key: string) => {
		const next = { ...place, workers: turnings[options.findIndex((option) => option.key === key)] };
		const isFitting = typeof place.to === 'string' && placeRefused(view, seat, draft, source, next, check) === null;
		set(isFitting ? next : { workers: next.workers });
	};
	return (
		<details class="turning" open={(place.workers ?? []).length > 0}>
			<summary>{say('turning.legend')}</summary>
			<Choice
				legend={say('turning.legend')}
				options={options}
				chosen={JSON.stringify(place.workers ?? [])}
				isOpen={isOpen}
				onChoose={turn}
			/>
		</details>
	);
}
