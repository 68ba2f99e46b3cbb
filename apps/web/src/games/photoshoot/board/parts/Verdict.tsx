import { Button } from '../../../../ui/Button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { lookOf } from './effect-signs.ts';
import { lightNow, Portrait, Thing } from './pictures.tsx';
import type { CountSheetProps, EffectCardProps, EvidenceProps, Exhibit, VerdictProps } from './props.ts';
import { Badge, SeatSign, Sign, TeamShape } from './Sign.tsx';
import { MiniPhoto } from './Wanted.tsx';

/** A slip of paper with a stamp on it, whose shape tells the verdict. */
export function Verdict({ kind, stamp, reason, token }: VerdictProps) {
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
			</div>
		</div>
	);
}

/** What can still be called, as film. */
export function Evidence({ label, exhibits, slow }: EvidenceProps) {
	return (
		<div class="evidence">
			<ol class="film" aria-label={label}>
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
						<span class="laid">
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
						<b class="total">{total}</b>
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
