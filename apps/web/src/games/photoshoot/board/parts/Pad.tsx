/** Under the thumb: what photographers and control press. */
import type { ComponentChildren } from 'preact';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Typed } from '../../../../ui/Typed.tsx';
import { CountdownRing } from './CountdownRing.tsx';
import { lookOf } from './effect-signs.ts';
import { lightNow, Portrait, Thing } from './pictures.tsx';
import type {
	ActionButtonProps,
	Immediate,
	PaddleProps,
	ReasonProps,
	ReleaseDiscProps,
	RitualKeyProps,
} from './props.ts';
import { Badge, SeatSign, Sign } from './Sign.tsx';

interface PadProps {
	label: string;
	/** `camera`: keys and release; `calls`: paddle, perhaps with All fine; `one`: a single button; `reasons`; `still`: words. */
	kind: 'camera' | 'calls' | 'calls-and-fine' | 'one' | 'reasons' | 'still';
	children: ComponentChildren;
}

export function Pad({ label, kind, children }: PadProps) {
	return (
		<section class={classNames('pad', `for-${kind}`, kind === 'calls-and-fine' && 'for-calls')} aria-label={label}>
			{children}
		</section>
	);
}

/** A word and a sentence where there is nothing to press. */
export function Still({ word, children }: { word: string; children: ComponentChildren }) {
	return (
		<div class="still-words">
			<b>{word}</b>
			<p>{children}</p>
		</div>
	);
}

/** A sentence beside a button. */
export function PadNote({ children }: { children: ComponentChildren }) {
	return <p class="pad-note">{children}</p>;
}

interface KeysProps {
	label: string;
	/** How many keys there are: they have three sizes. */
	count: number;
	/** Said where there are none. */
	none: string;
	children: ComponentChildren;
}

/** The rituals of the cards held, always in the same places. */
export function RitualKeys({ label, count, none, children }: KeysProps) {
	return (
		<section class={classNames('keys', count > 9 ? 'many' : count > 6 && 'more')} aria-label={label}>
			{children}
			{count === 0 && <p class="no-keys">{none}</p>}
		</section>
	);
}

export function RitualKey(props: RitualKeyProps) {
	const { kind, mate, word, shortcut, isDim = false, isAsked = false, isNeeded = false, ...more } = props;
	return (
		<button
			type="button"
			class={classNames('key', isAsked && 'asked', isNeeded && 'needed')}
			aria-keyshortcuts={shortcut}
			aria-disabled={isDim}
			title={[word, ...(mate ? [mate.name] : [])].join(': ')}
			{...more}
		>
			<span class="key-sign">
				<Sign id={kind} />
				{mate && <SeatSign {...mate} class="small" />}
			</span>
			<b>
				{word}
				{mate && (
					<i>
						<Typed>{mate.name}</Typed>
					</i>
				)}
			</b>
			{shortcut && (
				<span class="shortcut" aria-hidden="true">
					{shortcut}
				</span>
			)}
			{isAsked && (
				<svg class="marker" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
					<path d="M8 30C6 12 20 4 50 4S95 8 96 32C98 62 97 92 66 95S6 96 5 66C4 50 5 40 10 24" />
				</svg>
			)}
		</button>
	);
}

/** The pointer's coming down fires; of clicks only those that keys and readers make. Of steady hands every click does. */
function firing(onPress: () => void, isSteady: boolean) {
	return {
		onPointerDown: ({ isPrimary, button }: PointerEvent) => {
			if (!isSteady && isPrimary && button === 0) onPress();
		},
		onClick: ({ detail }: MouseEvent) => {
			if (isSteady || detail === 0) onPress();
		},
	};
}

function attributesOf({ isDim = false, shortcut, onPress, isSteady = false, ...more }: Omit<Immediate, 'word'>) {
	return {
		type: 'button' as const,
		'aria-disabled': isDim,
		...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut }),
		...firing(onPress, isSteady),
		...more,
	};
}

/** The biggest shutter release of all games. */
export function ReleaseDisc({ word, note, settle, ...more }: ReleaseDiscProps) {
	return (
		<button class="release-disc" {...attributesOf(more)}>
			<span class="rim" aria-hidden="true">
				{settle && <CountdownRing {...settle} />}
			</span>
			<span class="disc">
				<b>{word}</b>
				<small>{note}</small>
			</span>
		</button>
	);
}

/** What control holds up. */
export function Paddle({ word, ring, ...more }: PaddleProps) {
	const { shortcut, isDim } = more;
	return (
		<button class={classNames('paddle', isDim && 'dim')} {...attributesOf(more)}>
			{ring && <CountdownRing {...ring} />}
			<Thing id={`paddle-${lightNow()}`} class="paddle-print" />
			<span class="paddle-word">
				<b>{word}</b>
				{shortcut && (
					<small class="shortcut" aria-hidden="true">
						{shortcut}
					</small>
				)}
			</span>
		</button>
	);
}

/** What is awaited, in the release's place. */
export function ActionButton({ kind, word, shortcut, isDim = false, ...more }: ActionButtonProps) {
	return (
		<button
			type="button"
			class={classNames('action', kind)}
			aria-keyshortcuts={shortcut}
			aria-disabled={isDim}
			{...more}
		>
			{kind === 'turn' && <span class="rim" aria-hidden="true" />}
			<span class="disc">
				{kind === 'ready' && <Sign id="hand" />}
				{kind === 'goOn' && <Icon name="play" size={58} />}
				{kind === 'fine' && <Icon name="check" size={50} />}
				{kind !== 'fine' && <b>{word}</b>}
				{kind !== 'fine' && shortcut && (
					<small class="shortcut" aria-hidden="true">
						{shortcut}
					</small>
				)}
			</span>
			{kind === 'fine' && (
				<>
					<b>{word}</b>
					{shortcut && (
						<span class="shortcut" aria-hidden="true">
							{shortcut}
						</span>
					)}
				</>
			)}
		</button>
	);
}

/** What was wrong: the cards held, then the kinds of mistake. */
export function Reasons({ label, count, children }: { label: string; count: number; children: ComponentChildren }) {
	return (
		<section class={classNames('reasons', count > 12 ? 'many' : count > 9 && 'more')} aria-label={label}>
			{children}
		</section>
	);
}

export function Reason({ reason, word, shortcut, isDim = false, ...more }: ReasonProps) {
	const isKind = reason === 'photo' || reason === 'swap' || reason === 'turn' || reason === 'talk';
	return (
		<button type="button" class="reason aim" aria-keyshortcuts={shortcut} aria-disabled={isDim} {...more}>
			{isKind ? (
				<Sign id={reason} />
			) : (
				<>
					<span class="head">
						<Portrait who={lookOf(reason).character} mood="startled" size="head" />
					</span>
					<Badge id={reason} />
				</>
			)}
			<b>{word}</b>
			{shortcut && (
				<span class="shortcut" aria-hidden="true">
					{shortcut}
				</span>
			)}
		</button>
	);
}
