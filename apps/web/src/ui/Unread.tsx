import type { ComponentChildren } from 'preact';

/** A button with the number of what is new behind it. */
export function Unread({ count, children }: { count: number; children: ComponentChildren }) {
	return (
		<span class="with-unread">
			{children}
			{count > 0 && (
				<b class="unread" aria-hidden="true">
					{count}
				</b>
			)}
		</span>
	);
}
