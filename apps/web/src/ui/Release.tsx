import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

interface Props {
	/** The verb: play, roll, flip, commit. */
	verb: string;
	/** What follows, in one line. */
	detail?: string;
	icon?: IconName;
	size?: 'compact' | 'normal' | 'large';
	/** Shows the round button alone; the verb is still read aloud. */
	bare?: boolean;
	disabled?: boolean;
	onPress?: () => void;
	/** For what happens on another page. */
	href?: string;
}

/** The shutter release: only for what cannot be taken back. */
export function Release({ verb, detail, icon = 'check', size = 'normal', bare, disabled, onPress, href }: Props) {
	const look = classNames('release', size);
	const inside = (
		<>
			<span class="cap">
				<Icon name={icon} size={size === 'compact' ? 24 : 30} />
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
		<button class={look} type="button" aria-label={label} disabled={disabled ?? false} onClick={onPress}>
			{inside}
		</button>
	);
}
