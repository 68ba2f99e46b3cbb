import { ICONS, type IconName } from './icons.ts';

/** A line icon. It says nothing aloud: the control it stands in has the words. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
	return (
		<svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
			<path
				d={ICONS[name]}
				fill="none"
				stroke="currentColor"
				stroke-width="2"
				stroke-linecap="round"
				stroke-linejoin="round"
			/>
		</svg>
	);
}
