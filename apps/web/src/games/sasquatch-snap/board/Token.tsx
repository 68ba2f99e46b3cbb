import type { Seat } from '@shutterbox/kernel';
import type { ComponentChildren } from 'preact';
import { classNames } from '../../../ui/class-names.ts';
import type { Kind } from '../draft.ts';
import { reason, t } from '../words.ts';
import { Pin } from './Pin.tsx';
import { Drawn, pictureOf } from './pictures.tsx';
import type { Scene } from './scene.ts';
import { sourceOf } from './token-carry.ts';
import { pressToken, type TokenUse } from './token-uses.ts';

/** What is traded: a kind of tile, or a snap. */
export function Good({ kind, seat }: { kind: Kind; seat: Seat }) {
	if (kind !== 'snaps') return <Pin {...{ kind, seat }} />;
	return pictureOf('snap') === null ? <i class="flat snap" /> : <Drawn id="snap" />;
}

interface TokenProps {
	seat: Seat;
	kind: Kind;
	/** How many there are. */
	count: number;
	/** Below it: what the bank has, or what it is worth. */
	children?: ComponentChildren;
}

/** A kind of tile with its number; grey where there is none. */
export function Token({ seat, kind, count, children }: TokenProps) {
	return (
		<span class={classNames('token', count === 0 && 'none', kind === 'snaps' && 'of-snaps')}>
			<Inside {...{ seat, kind, count }} />
			{children}
		</span>
	);
}

interface ButtonProps extends Pick<Scene, 'asked' | 'deeds'> {
	seat: Seat;
	use: TokenUse;
	children?: ComponentChildren;
}

/** The same to press. Where it cannot be taken it says why. */
export function TokenButton({ seat, use, asked, deeds, children }: ButtonProps) {
	const { verb, kind, left, isChosen, refusal } = use;
	const isChoice = verb === 'set' || verb === 'card';
	return (
		<button
			type="button"
			class={classNames(
				'token',
				'aim',
				left === 0 ? 'none' : refusal && 'barred',
				isChosen && 'chosen',
				kind === 'snaps' && 'of-snaps',
			)}
			aria-disabled={refusal !== null}
			aria-pressed={isChoice ? isChosen : undefined}
			data-about={refusal ? reason(refusal) : t(`token.about.${kind}`)}
			onClick={() => pressToken(use, { asked, deeds })}
		>
			<Inside {...{ seat, kind }} count={left} source={sourceOf(verb, kind)} />
			{children}
			{/* Its figures stand for more than this says: they are no part of its name. */}
			<span class="aloud">{t(`token.${verb}`, { one: t(`token.one.${kind}`), count: left })}</span>
		</button>
	);
}

interface InsideProps extends Pick<TokenProps, 'seat' | 'kind' | 'count'> {
	/** What it is when it is carried. */
	source?: string;
}

function Inside({ seat, kind, count, source }: InsideProps) {
	return (
		<>
			<span class="pin" data-source={source}>
				<Good {...{ kind, seat }} />
			</span>
			<b aria-hidden="true">{count}</b>
		</>
	);
}
