import type { Refusal } from '@shutterbox/kernel';
import { classNames } from '../../../ui/class-names.ts';
import { reason } from '../words.ts';

interface Props {
	label: string;
	/** The key that does the same. */
	shortcut?: string;
	kind?: 'plain' | 'main';
	/** It was asked for by a team mate. */
	isAsked?: boolean;
	isPressed?: boolean;
	/** Why it cannot be done now. */
	refusal?: Refusal | null;
	isBarred?: boolean;
	onPress: () => void;
}

/** A button with its key on it. Where it cannot be pressed it keeps the focus, so that the keyboard never loses its place. */
export function Keyed({ label, shortcut, kind = 'plain', isAsked, isPressed, refusal, isBarred, onPress }: Props) {
	const isOff = isBarred || Boolean(refusal);
	return (
		<button
			type="button"
			class={classNames('button', kind, isAsked && 'asked')}
			aria-disabled={isOff}
			aria-pressed={isPressed}
			aria-keyshortcuts={shortcut}
			title={refusal ? reason(refusal) : undefined}
			onClick={() => !isOff && onPress()}
		>
			{label}
			{shortcut && (
				<span class="key" aria-hidden="true">
					{shortcut}
				</span>
			)}
		</button>
	);
}
