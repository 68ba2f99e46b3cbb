import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

interface Props {
	/** The verb: play, roll, flip, commit. */
	verb: string;
	/** What follows, in one line. */
	detail?: string;
	icon?: IconName;
	/** The key that does the same; stands on the button in place of an icon. */
	shortcut?: string;
	size?: 'compact' | 'normal' | 'large';
	/** Shows the round button alone; the verb is still read aloud. */
	bare?: boolean;
	/** It stays where the keyboard is, and says that it cannot be pressed now. */
	disabled?: boolean;
	onPress?: () => void;
	/** Pressed while it is disabled: time to say why. */
	onTried?: () => void;
	/** For what happens on another page. */
	href?: string;
}

/** The shutter release: only for what cannot be taken back. */
export function Release(props: Props) {
	const { verb, detail, icon = 'check', shortcut, size = 'normal', bare, disabled, onPress, onTried, href } = props;
	const look = classNames('release', size);
	const inside = (
		<>
			<span class="cap" aria-hidden="true">
				{shortcut ? <span class="key">{shortcut}</span> : <Icon name={icon} size={size === 'compact' ? 24 : 30} />}
			</span>
			{!bare && (
				<span class="words">
					<b>{verb}</b>
					{detail && <span>{detail}</span>}
				</span>
			)}
		</>
	);
	const label = bare ? verb : undefined;
	if (href !== undefined) {
		return (
			<a class={look} href={href} aria-label={label}>
				{inside}
			</a>
		);
	}
	return (
		<button
			class={look}
			type="button"
			aria-label={label}
			aria-disabled={disabled}
			aria-keyshortcuts={shortcut}
			onClick={() => {
				(disabled ? onTried : onPress)?.();
			}}
		>
			{inside}
		</button>
	);
}
