import type { AsideHTMLAttributes, ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { classNames } from '../../../../ui/class-names.ts';
import { Sheet } from '../../../../ui/Dialog.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Typed } from '../../../../ui/Typed.tsx';
import { lookOf } from './effect-signs.ts';
import { Portrait, Thing } from './pictures.tsx';
import type { CoopRoundsProps, HeldCard, PlayerRow, ScoreFilmProps, TeamCardProps } from './props.ts';
import { Badge, SeatSign, Sign, TeamShape } from './Sign.tsx';

interface PeopleProps extends Omit<AsideHTMLAttributes, 'ref'> {
	label: string;
	children: ComponentChildren;
}

/**
 * Both teams with the score between them; photographers are on top. Phones have room for their seats alone: a press on
 * them shows the rest.
 */
export function People({ label, children, ...more }: PeopleProps) {
	const [isOpen, open] = useState(false);
	return (
		<>
			<aside class="people" aria-label={label} {...more}>
				{children}
				<button type="button" class="all-people" aria-label={label} aria-haspopup="dialog" onClick={() => open(true)} />
			</aside>
			<Sheet open={isOpen} onClose={() => open(false)} title={label}>
				<div class="studio-sheet">{children}</div>
			</Sheet>
		</>
	);
}

/** As many tokens lie one by one. */
const COUNTED = 5;
/** More cards stand in two columns, without their heads. */
const ROWS = 7;

export function TeamCard(props: TeamCardProps) {
	const {
		team,
		name: title,
		role,
		isShooting,
		score,
		hasWon,
		tokens,
		you,
		players,
		effects,
		noEffects,
		onEffect,
	} = props;
	return (
		<section class={classNames('team-card', isShooting ? 'shooting' : 'watching')}>
			<header>
				{team !== null && <TeamShape team={team} />}
				<h2>{title}</h2>
				<b class="score">
					{score}
					{hasWon && <Loop />}
				</b>
				<p>
					{role}
					<span class="tokens" role="img" aria-label={tokens.label}>
						{Array.from({ length: tokens.count > COUNTED ? 1 : tokens.count }, (_, i) => (
							<Sign key={i} id="camera" />
						))}
						{tokens.count > COUNTED && tokens.count}
					</span>
				</p>
			</header>
			<ul class="seats">
				{players.map((player) => (
					<Row key={player.seat} player={player} you={you} reaches={isShooting} />
				))}
			</ul>
			{isShooting ? (
				<ul class={classNames('held-cards', effects.length > ROWS && 'many')}>
					{effects.map((card) => (
						<HeldRow key={card.id} card={card} {...(onEffect && { onEffect })} />
					))}
					{effects.length === 0 && <li class="none">{noEffects}</li>}
				</ul>
			) : (
				<ul class="held-badges">
					{effects.map(({ id, name: words, title: asks }) => (
						<li key={id}>
							<Badge id={id} title={asks} />
							<span class="aloud">{words}</span>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

function HeldRow({
	card: { id, name: title, asks },
	onEffect,
}: {
	card: HeldCard;
	onEffect?: TeamCardProps['onEffect'];
}) {
	const inside = (
		<>
			<Badge id={id} />
			<span class="head">
				<Portrait who={lookOf(id).character} size="head" />
			</span>
			<span class="said">
				<b>{title}</b>
				<small>{asks}</small>
			</span>
		</>
	);
	return (
		<li>
			{onEffect ? (
				<button type="button" onClick={() => onEffect(id)}>
					{inside}
				</button>
			) : (
				inside
			)}
		</li>
	);
}

function Row({ player, you, reaches }: { player: PlayerRow; you: string; reaches: boolean }) {
	const { name, bubble, note, mark, isTicked, isYou } = player;
	const pose = bubble ? 'raise' : mark === 'acted' ? 'pinch' : null;
	const clap = bubble?.clap ?? 0;
	return (
		<li class={classNames('player', mark, bubble && 'speaking')}>
			<SeatSign {...player} />
			<span class="who" title={name}>
				<Typed>{name}</Typed>
				{isYou && <small> {you}</small>}
			</span>
			{isTicked && (
				<span class="tick">
					<Icon name="check" size={16} />
				</span>
			)}
			{bubble ? (
				<span class="bubble">
					<Sign id={bubble.sign} />
					{bubble.at && <SeatSign {...bubble.at} class="small" />}
					<span class="aloud">{bubble.words}</span>
				</span>
			) : (
				note && <small class="note">{note}</small>
			)}
			{reaches && pose && (
				<span
					class={classNames('reach', clap !== 0 && 'claps')}
					key={`${pose} ${clap}`}
					style={{ '--rows': clap }}
					aria-hidden="true"
				>
					<Thing id={`hand-${pose}-${player.seat}`} />
				</span>
			)}
		</li>
	);
}

/** The marker's loop around the winners' score. */
function Loop() {
	return (
		<svg class="marker won" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
			<path d="M10 34C4 14 30 4 54 5S98 16 95 34C92 54 60 57 38 55S2 46 8 26" />
		</svg>
	);
}

/** Points as frames of a film, a lane for each team; past the goal the marker stays at its end. */
export function ScoreFilm({ label, goal, scores, thresholds }: ScoreFilmProps) {
	const numbers = [0, ...thresholds.map(({ at }) => at), goal];
	return (
		<div class="score-film" role="img" aria-label={label}>
			<div class="film">
				{Array.from({ length: goal + 1 }, (_, i) => (
					<i
						key={i}
						class={classNames(
							i % 5 === 0 && 'five',
							thresholds.some(({ at }) => at === i) && 'threshold',
							i === goal && 'goal',
						)}
					/>
				))}
				{thresholds.map(({ at, cards }) => (
					<span key={at} class="cards-at" style={{ '--at': at }}>
						{cards.map((colour, i) => (
							<u key={i} class={colour} />
						))}
					</span>
				))}
				{scores.map((score, team) => (
					<span key={team} class={classNames('marker-of', `lane-${team}`)} style={{ '--at': Math.min(score, goal) }}>
						<TeamShape team={team === 0 ? 0 : 1} />
					</span>
				))}
			</div>
			<p>
				{numbers.map((number) => (
					<span key={number} style={{ '--at': number }}>
						{number}
					</span>
				))}
			</p>
		</div>
	);
}

/** Where all play together: five rounds, and what each brought. */
export function CoopRounds({ title, rounds, note }: CoopRoundsProps) {
	return (
		<section class="team-card coop-rounds">
			<h2>{title}</h2>
			<ol>
				{rounds.map(({ number, gained, state }) => (
					<li key={number} class={state} aria-current={state === 'now'}>
						<span>{number}</span>
						<b>{gained}</b>
					</li>
				))}
			</ol>
			<p>{note}</p>
		</section>
	);
}
