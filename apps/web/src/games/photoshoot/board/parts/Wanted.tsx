import type { Cell } from '@shutterbox/photoshoot/client';
import { useState } from 'preact/hooks';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Portrait, Thing } from './pictures.tsx';
import type { AlbumProps, Character, FilmShot, RoundFilmProps, WantedProps } from './props.ts';
import { Sign, TeamShape } from './Sign.tsx';

/** The wanted photo in its clip, the same way up as the stage. */
export function Wanted({ label, cells, id, note, inPlace = [], rows, isNone = false, isNew = false }: WantedProps) {
	return (
		<div key={id} class={classNames('wanted', !cells && 'closed', isNone && 'none', isNew && 'new')}>
			<Thing id="clip" class="clip" />
			{cells ? (
				<div class="nine" aria-hidden="true">
					{cells.map((character, cell) => {
						const isRight = character !== null && inPlace.includes(cell);
						return (
							<i key={cell} class={classNames(character ? 'filled' : 'free', isRight && 'in-place')}>
								{character && <Portrait who={character} size="tile" />}
								{isRight && <Icon name="check" size={18} />}
							</i>
						);
					})}
				</div>
			) : (
				!isNone && <Thing id="objective-back" class="objective-back" />
			)}
			<table class="aloud" aria-label={label}>
				<tbody>
					{rows.map((row, i) => (
						<tr key={i}>
							<td>{row}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p class="wanted-foot">
				{id && <b>{id}</b>}
				<span>{note}</span>
			</p>
		</div>
	);
}

interface MiniPhotoProps {
	cells: readonly (Character | null)[];
	size?: 'head' | 'tile';
	/** Framed: it is about them. */
	marked?: readonly Cell[];
}

/** A photo as small as on film. */
export function MiniPhoto({ cells, size = 'head', marked = [] }: MiniPhotoProps) {
	return (
		<span class="mini-photo" aria-hidden="true">
			{cells.map((character, cell) => (
				<i key={cell} class={classNames(marked.includes(cell) && 'marked')}>
					{character && <Portrait who={character} size={size} />}
				</i>
			))}
		</span>
	);
}

/** Frames that are seen; of more, the oldest become a number. */
const FRAMES = 4;

/** The photos of the round, newest last: the film is wound on under its frames, which stay where they are. */
export function RoundFilm({ label, shots, taken, tokens }: RoundFilmProps) {
	const [lookedAt, look] = useState<string | null>(null);
	const shown = shots.slice(-FRAMES);
	const hidden = shots.length - shown.length;
	const looks = shown.find(({ id }) => id === lookedAt)?.looks;
	return (
		<div class="round-film">
			<ol class="film" aria-label={label}>
				{Array.from({ length: FRAMES - shown.length }, (_, i) => (
					<li key={i} class="frame empty" aria-hidden="true" />
				))}
				{shown.map((shot, i) => (
					<Frame key={FRAMES - shown.length + i} shot={shot} more={i === 0 && hidden > 0 ? hidden : 0} look={look} />
				))}
			</ol>
			<p class="taken">
				<b>{shots.length}</b> {taken}
			</p>
			<p class="tokens-of-round">
				{tokens.map(({ team, count, label: words }) => (
					<span key={team ?? 'all'} role="img" aria-label={words}>
						{team !== null && <TeamShape team={team} />}
						<Sign id="camera" />
						{count}
					</span>
				))}
			</p>
			{looks && (
				<div class="looked-at" role="status">
					{looks.map(({ word, label: words, cells }) => (
						<figure key={word}>
							<MiniPhoto cells={cells} />
							<figcaption>
								<span aria-hidden="true">{word}</span>
								<span class="aloud">{words}</span>
							</figcaption>
						</figure>
					))}
				</div>
			)}
		</div>
	);
}

interface FrameProps {
	shot: FilmShot;
	more: number;
	look: (id: string | null) => void;
}

/** What can be called can be looked at: by a resting pointer, a finger or the focus. */
function Frame({ shot: { id, cells, looks, label }, more, look }: FrameProps) {
	const inside = (
		<>
			<MiniPhoto key={id} cells={cells} />
			<em>{id}</em>
			{more > 0 && <b class="more">+{more}</b>}
		</>
	);
	if (looks === null) return <li class="frame">{inside}</li>;
	const [open, close] = [() => look(id), () => look(null)];
	return (
		<li class="frame open" onPointerEnter={open} onPointerLeave={close}>
			<button type="button" aria-label={label} onFocus={open} onBlur={close}>
				{inside}
			</button>
		</li>
	);
}

/** When it is over: what both teams took. */
export function Album({ label, teams }: AlbumProps) {
	return (
		<section class="album" aria-label={label}>
			{teams.map(({ team, name, shots }) => (
				<div key={name} class="album-page">
					<h2>
						{team !== null && <TeamShape team={team} />}
						{name} <b>{shots.length}</b>
					</h2>
					<div class="film">
						{shots.map(({ id, cells }) => (
							<MiniPhoto key={id} cells={cells} />
						))}
					</div>
				</div>
			))}
		</section>
	);
}
