import { type Hex, layoutOf, type Park } from '@shutterbox/wildlife-park/client';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { classNames } from '../../../ui/class-names.ts';
import { t } from '../words.ts';
import { middleOf } from './geometry.ts';
import { hexTowards } from './hex-steps.ts';
import { placed } from './Ring.tsx';

interface Props {
	park: Park;
	/** What each says to those who hear it. */
	labelOf: (hex: Hex) => string;
	/** Those the arrows visit; all while nothing is in hand. */
	visited: readonly Hex[];
	/** Where what is in hand may be put. */
	fits: (hex: Hex) => boolean;
	/** Where a thing of the draft lies that can be lifted. */
	isSource: (hex: Hex) => boolean;
	onPress: (hex: Hex) => void;
	onAim: (hex: Hex | null) => void;
}

/** Every hex as a button: one stop for the keyboard, and arrows from there. */
export function Hexes({ park, labelOf, visited, fits, isSource, onPress, onAim }: Props) {
	const layout = layoutOf(park);
	const ref = useRef<HTMLFieldSetElement>(null);
	const stop = useRef<Hex>(layout.star);
	const buttonOf = (hex: Hex) => ref.current?.querySelector<HTMLElement>(`[data-hex="${hex}"]`);
	const stopAt = (hex: Hex) => {
		stop.current = hex;
		for (const button of ref.current?.querySelectorAll<HTMLElement>('.hit') ?? []) {
			const wanted = button.dataset.hex === String(hex) ? '0' : '-1';
			if (button.getAttribute('tabindex') !== wanted) button.setAttribute('tabindex', wanted);
		}
	};
	useLayoutEffect(() => stopAt(visited.includes(stop.current) ? stop.current : (visited[0] ?? layout.star)));
	return (
		<fieldset
			class="hexes"
			ref={ref}
			aria-label={t('park.title')}
			onKeyDown={(event) => {
				const from = Number((event.target as HTMLElement).dataset.hex);
				const next = Number.isNaN(from) ? null : hexTowards(layout, from, visited, event.key);
				if (next === null) return;
				event.preventDefault();
				buttonOf(next)?.focus();
			}}
			onFocusOut={() => onAim(null)}
		>
			{layout.names.map((name, hex) => (
				<button
					key={name}
					type="button"
					class={classNames('hit', fits(hex) && 'fits')}
					style={placed(middleOf(layout, hex))}
					aria-label={labelOf(hex)}
					data-hex={hex}
					data-cell={name}
					data-anchor={`hex ${name}`}
					data-about={`hex ${name}`}
					{...(isSource(hex) && { 'data-source': `hex ${name}` })}
					onFocus={({ currentTarget }) => {
						stopAt(hex);
						if (currentTarget.matches(':focus-visible')) onAim(hex);
					}}
					onClick={() => onPress(hex)}
				/>
			))}
		</fieldset>
	);
}
