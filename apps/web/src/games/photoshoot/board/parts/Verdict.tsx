import { Button } from '../../../../ui/Button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { scrollStop } from '../../../../ui/scroll-stop.ts';
import { lookOf } from './effect-signs.ts';
import { lightNow, Portrait, Thing } from './pictures.tsx';
import type { CountSheetProps, EffectCardProps, EvidenceProps, Exhibit, Still, VerdictProps } from './props.ts';
import { Badge, SeatSign, Sign, TeamShape } from './Sign.tsx';
import { MiniPhoto } from './Wanted.tsx';

/** A slip of paper with a stamp on it, whose shape tells the verdict. */
export function Verdict({ kind, stamp, reason, token, stills }: VerdictProps) {
	return (
		<div class={classNames('verdict', kind)} role="alert">
			<div class="slip">
				<div class="stamp">
					<Thing id={`stamp-${kind}-${lightNow()}`} class="stamp-print" />
					<b>{stamp}</b>
				</div>
				<p>{reason}</p>
				{token && (
					<p class="token">
						{token.team !== null && <TeamShape team={token.team} />}
						{token.sign && <Sign id={token.sign} />}
						{token.words}
					</p>
				)}
				{stills.length > 0 && <Stills stills={stills} />}
			</div>
		</div>
	);
}

/** What was done, as it lay before and after. */
export function Stills({ stills }: { stills: readonly Still[] }) {
	return (
		<div class="stills" aria-hidden="true">
			{stills.map(({ word, cells, moved }) => (
				<figure key={word}>
					<MiniPhoto cells={cells} size="tile" marked={moved} />
					<figcaption>{word}</figcaption>
				</figure>
			))}
		</div>
	);
}

/** Rituals that film has room for with their words; an action takes more of it. */
const ROOM = 5;
const DEED = 1.7;

function roomFor(exhibits: readonly Exhibit[]): number {
	return exhibits.reduce((sum, { kind }) => sum + (kind === 'deed' ? DEED : 1), 0);
}

/** What can still be called, as film. */
export function Evidence({ label, exhibits, slow }: EvidenceProps) {
	return (
		<div class={classNames('evidence', roomFor(exhibits) > ROOM && 'crowded')}>
			<div class="film" aria-hidden="true" />
			<ol class="exhibits" aria-label={label} ref={scrollStop}>
				{exhibits.map((exhibit) => (
					<li key={exhibit.key} class={classNames('exhibit', exhibit.kind)}>
						<span class="time">{exhibit.time}</span>
						<span class="shows">
							<Shown {...exhibit} />
						</span>
						<span class="words">
							{exhibit.by && <SeatSign {...exhibit.by} class="small" />}
							<b>{exhibit.words}</b>
						</span>
					</li>
				))}
			</ol>
			{slow && (
				<div class="slow">
					<Button icon="play" onPress={slow.onSlow}>
						{slow.word}
					</Button>
					<small>{slow.speed}</small>
				</div>
			)}
		</div>
	);
}

function Shown({ shows }: Exhibit) {
	if ('sign' in shows) return <Sign id={shows.sign} />;
	if ('shot' in shows) return <MiniPhoto cells={shows.shot.cells} />;
	if ('push' in shows)
		return (
			<span class="pair">
				<Portrait who="joe" size="head" />
				<Sign id="push" class={`to-${shows.push}`} />
			</span>
		);
	const [one, other] = shows.pair;
	return (
		<span class="pair">
			<Portrait who={one} size="head" />
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d="M4 9H19L15 5M20 15H5L9 19" />
			</svg>
			<Portrait who={other} size="head" />
		</span>
	);
}

/** The count of a round: prints and cameras are laid out, numbers follow. */
export function CountSheet({ title, lines, note, isLaying }: CountSheetProps) {
	let laid = 0;
	const next = () => ({ '--i': laid++ });
	return (
		<div class={classNames('count-sheet', isLaying && 'laying')} role="dialog" aria-label={title}>
			<h2>{title}</h2>
			<ul>
				{lines.map(({ team, name: title, shots, tokens, total }) => (
					<li key={title}>
						<span class="count-name">
							{team !== null && <TeamShape team={team} />}
							<b>{title}</b>
						</span>
						<span class="laid" style={{ '--n': shots.length + tokens.length }}>
							{shots.map(({ shot, gain }) => (
								<span key={shot.id} class="laid-print" style={next()}>
									<MiniPhoto cells={shot.cells} />
									<em>{gain}</em>
								</span>
							))}
							{tokens.map(({ gain }, i) => (
								<span key={i} class="laid-camera" style={next()}>
									<Thing id="camera" />
									<em>{gain}</em>
								</span>
							))}
						</span>
						<b class="total">
							{total[0]} →{' '}
							<span class="drum">
								<span style={{ '--i': laid }}>{total[1]}</span>
							</span>
						</b>
					</li>
				))}
			</ul>
			{note && <p class="count-note">{note}</p>}
		</div>
	);
}

/** A card, large, with its startled character. */
export function EffectCard({ id, name: title, words, foot, team, isDrawn }: EffectCardProps) {
	const { colour, character } = lookOf(id);
	return (
		<div class={classNames('effect-reveal', isDrawn && 'drawn-now')}>
			{isDrawn && (
				<span class="effect-back" aria-hidden="true">
					<Thing id={`effect-back-${colour}`} />
					<Sign id={colour === 'blue' ? 'ready' : 'push'} class={colour} />
				</span>
			)}
			<div class="effect-card">
				<span class="head">
					<Portrait who={character} mood="startled" size="tile" />
				</span>
				<Badge id={id} />
				<h2>{title}</h2>
				<p>{words}</p>
				<small>
					{team !== null && <TeamShape team={team} />}
					{foot}
				</small>
			</div>
		</div>
	);
}
