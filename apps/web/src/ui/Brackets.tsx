import type { ComponentChildren } from 'preact';
import { classNames } from './class-names.ts';

/** Viewfinder brackets around something on the table: on when aimed at, and while anything in it has the focus. */
export function Brackets({ on, children }: { on?: boolean; children: ComponentChildren }) {
	return <span class={classNames('aim', on && 'on')}>{children}</span>;
}

/** An empty place: four bracket corners, never a grey box. */
export function Place({ label, width }: { label: string; width?: string }) {
	return (
		<span role="img" class="place" aria-label={label} style={width === undefined ? undefined : { '--w': width }} />
	);
}
