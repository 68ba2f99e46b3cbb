import type { Hex, Layout } from '@shutterbox/wildlife-park/client';
import type { ComponentChildren } from 'preact';
import { classNames } from '../../../ui/class-names.ts';
import { hexPath, type Point } from '../hex.ts';
import { bracketsPath, middleOf } from './geometry.ts';
import { placed } from './Ring.tsx';

interface ChipProps {
	at: Point;
	look?: string;
	children: ComponentChildren;
}

/** A number or a word on the park. */
export function Chip({ at, look = '', children }: ChipProps) {
	return (
		<b class={classNames('map-chip', look)} style={placed(at)}>
			{children}
		</b>
	);
}

export const shifted = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

const AIM = bracketsPath(112, 26);

/** Red brackets on their halo. */
export function Brackets({ path = AIM }: { path?: string }) {
	return (
		<svg class="aim-brackets" viewBox="-120 -120 240 240" aria-hidden="true">
			<path class="aim-halo" d={path} />
			<path class="aim-mark" d={path} />
		</svg>
	);
}

const PLANNED = hexPath(94);

/** White dashes around what is planned, a white ring around what has just come, a golden one around what is about to score. */
export function Around({ layout, hex, look }: { layout: Layout; hex: Hex; look: 'planned' | 'revealed' | 'lantern' }) {
	return (
		<div class="spot" style={placed(middleOf(layout, hex))}>
			<svg class={`hex ${look}`} viewBox="-104 -104 208 208" aria-hidden="true">
				<path class="under" d={PLANNED} />
				<path class="over" d={PLANNED} />
			</svg>
		</div>
	);
}
