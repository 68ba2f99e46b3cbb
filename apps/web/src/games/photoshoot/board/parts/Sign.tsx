import type { EffectId } from '@shutterbox/photoshoot/client';
import { classNames } from '../../../../ui/class-names.ts';
import { Face } from '../../../../ui/Face.tsx';
import { initialOf } from '../../../../ui/SeatMark.tsx';
import { lookOf } from './effect-signs.ts';
import type { Shape, SignId, Sitter } from './props.ts';
import { SIGNS } from './signs.ts';

/** All pictograms, once for the whole board; others point at them. */
export function Sprite() {
	return (
		<svg class="sprite" width="0" height="0" aria-hidden="true">
			{Object.entries(SIGNS).map(([id, marks]) => (
				<symbol key={id} id={`sign-${id}`} viewBox="0 0 48 48">
					{marks.map(({ d, line, ...more }, i) =>
						line === undefined ? (
							<path key={i} d={d} fill="currentColor" fill-rule="evenodd" {...more} />
						) : (
							<path
								key={i}
								d={d}
								fill="none"
								stroke="currentColor"
								stroke-width={line}
								stroke-linecap="round"
								stroke-linejoin="round"
								{...more}
							/>
						),
					)}
				</symbol>
			))}
		</svg>
	);
}

/** A pictogram. It says nothing aloud: what it stands beside has the words. */
export function Sign({ id, class: look }: { id: SignId; class?: string }) {
	return (
		<svg class={classNames('sign', look)} viewBox="0 0 48 48" aria-hidden="true">
			<use href={`#sign-${id}`} />
		</svg>
	);
}

/** The mark of a card: blue is a disc, orange a triangle. `title`: what the card asks, for a resting pointer. */
export function Badge({ id, title }: { id: EffectId; title?: string | undefined }) {
	const { colour, sign } = lookOf(id);
	return (
		<span class={classNames('badge', colour)} title={title} data-card={id}>
			<Sign id={sign} />
		</span>
	);
}

/** A team, told by its shape. */
export function TeamShape({ team }: { team: Shape }) {
	return <i class={classNames('team-shape', team === 0 ? 'circle' : 'diamond')} aria-hidden="true" />;
}

/** Who: a shape by seat and an initial; a bot shows its face. The name stands beside it, or is read from there. */
export function SeatSign({ seat, name, bot, isYou, class: look }: Sitter & { class?: string }) {
	return (
		<span class={classNames('seat-sign', `seat-${seat}`, bot && 'bot', isYou && 'you', look)} aria-hidden="true">
			{bot ? <Face bot={bot} /> : initialOf(name)}
		</span>
	);
}
