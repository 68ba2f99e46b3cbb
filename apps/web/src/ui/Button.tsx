import type { ComponentChildren } from 'preact';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

interface Common {
	/** One filled `main` button per group; `quiet` has no frame. */
	kind?: 'plain' | 'main' | 'quiet';
	small?: boolean;
	icon?: IconName;
	/** What it does, for a button that shows only its icon. */
	label?: string;
	children?: ComponentChildren;
}
interface PressProps extends Common {
	onPress: () => void;
	/** It stays where the keyboard is, and says that it cannot be pressed now. */
	disabled?: boolean;
	/** It looks so, and whoever presses it is told why. */
	dim?: boolean;
	/** Why it cannot be pressed, or what follows if it is. */
	hint?: string;
	/** Draws the bar beyond which nothing is taken back. */
	barred?: boolean;
	/** For buttons that stay down. */
	pressed?: boolean;
	/** Has the focus when what it stands in opens. */
	isFirst?: boolean;
	type?: 'button' | 'submit';
}
interface LinkProps extends Common {
	href: string;
}

/** A plain button, 44 px high; with `href` a link that looks like one. */
export function Button(props: PressProps | LinkProps) {
	const { kind = 'plain', small, icon, label, children } = props;
	const isBare = children === undefined;
	const isBarred = 'barred' in props && props.barred;
	const look = classNames('button', kind, small && 'small', isBare && 'bare', isBarred && 'barred');
	const inside = (
		<>
			{icon && <Icon name={icon} size={isBare ? 20 : 18} />}
			{children}
		</>
	);
	if ('href' in props) {
		return (
			<a class={look} href={props.href} aria-label={label}>
				{inside}
			</a>
		);
	}
	return (
		<button
			class={look}
			type={props.type ?? 'button'}
			aria-label={label}
			aria-pressed={props.pressed}
			title={props.hint}
			aria-disabled={props.disabled || props.dim}
			autofocus={props.isFirst}
			onClick={(event) => {
				if (props.disabled) event.preventDefault();
				else props.onPress();
			}}
		>
			{inside}
		</button>
	);
}
