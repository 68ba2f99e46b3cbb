import type { ComponentChildren, HTMLAttributes, Ref } from 'preact';
import { classNames } from '../../../../ui/class-names.ts';
import { Ahead, useDrawings } from './pictures.tsx';
import { Sprite } from './Sign.tsx';
import { Floor } from './StudioSet.tsx';

interface Props extends Omit<HTMLAttributes<HTMLDivElement>, 'ref'> {
	rootRef?: Ref<HTMLDivElement>;
	/** There is a prompt to have room for. */
	isFramed: boolean;
	isFrozen: boolean;
	/** The caller names the mistake: phones give the evidence room. */
	isCalled?: boolean;
	/** One device between two teams: control's edge is the top of an upright screen. */
	far?: ComponentChildren;
	/** Acts are still. */
	isStill?: boolean;
	/** Beside the grid: floaters, sheets, notes. */
	beside?: ComponentChildren;
	children: ComponentChildren;
}

/** The whole table: its paper floor, its pictograms, and the grid of all parts. */
export function Studio(props: Props) {
	const { rootRef, isFramed, isFrozen, isCalled, far, isStill, beside, children, class: extra, ...more } = props;
	useDrawings();
	const look = classNames(
		'studio',
		isFramed && 'framed',
		isFrozen && 'frozen',
		isCalled && 'called',
		Boolean(far) && 'between',
		isStill && 'still',
		typeof extra === 'string' && extra,
	);
	return (
		<div class={look} {...(rootRef && { ref: rootRef })} {...more}>
			<Sprite />
			<Ahead />
			<div class="layout">
				<Floor isFrozen={isFrozen} />
				{far && <section class="far-edge">{far}</section>}
				{children}
			</div>
			{beside}
		</div>
	);
}
