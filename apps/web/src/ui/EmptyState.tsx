import type { ComponentChildren } from 'preact';

interface Props {
	/** What is not there: `No matches yet`. */
	title: string;
	/** The invitation. */
	children: ComponentChildren;
	actions?: ComponentChildren;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, actions }: Props) {
	return (
		<div class="empty-state">
			<b>{title}</b>
			<p>{children}</p>
			{actions && <div class="actions">{actions}</div>}
		</div>
	);
}
