import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Portrait, Thing } from './pictures.tsx';
import type { AlbumProps, Character, RoundFilmProps, Shot, WantedProps } from './props.ts';
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

/** A photo as small as on film. */
export function MiniPhoto({ cells }: { cells: readonly (Character | null)[] }) {
	return (
		<span class="mini-photo" aria-hidden="true">
			{cells.map((character, cell) => (
				<i key={cell}>{character && <Portrait who={character} size="head" />}</i>
			))}
		</span>
	);
}

/** Frames that are seen; of more, the oldest become a number. */
const FRAMES = 4;

/** The photos of the round, newest last. */
export function RoundFilm({ label, shots, taken, tokens, onLook }: RoundFilmProps) {
	const shown = shots.slice(-FRAMES);
	const hidden = shots.length - shown.length;
	return (
		<div class="round-film">
			<ol class="film" aria-label={label}>
				{shown.map((shot, i) => (
					<Frame key={shot.id} shot={shot} more={i === 0 && hidden > 0 ? hidden : 0} {...(onLook && { onLook })} />
				))}
				{Array.from({ length: FRAMES - shown.length }, (_, i) => (
					<li key={`empty ${i}`} class="frame empty" aria-hidden="true" />
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
		</div>
	);
}

interface FrameProps {
	shot: Shot;
	more: number;
	onLook?: (id: string | null) => void;
}

function Frame({ shot: { id, cells, isOpen }, more, onLook }: FrameProps) {
	return (
		<li
			class={classNames('frame', isOpen && 'open')}
			onPointerEnter={() => onLook?.(id)}
			onPointerLeave={() => onLook?.(null)}
		>
			<MiniPhoto cells={cells} />
			<em>{id}</em>
			{more > 0 && <b class="more">+{more}</b>}
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
