import { COLOURS, DISPLAY_SLOTS, DISPLAY_TILE, DISPLAY_TILES } from '@shutterbox/wildlife-park/client';
import { useRef } from 'preact/hooks';
import { useRoving } from '../../../board/roving.ts';
import { Sign } from '../Sign.tsx';
import { t } from '../words.ts';
import type { MountProps } from './mounts.ts';
import { Piece } from './Piece.tsx';

/** What lies in front of its owner: eight dice by colour, three tiles, the rest face down. */
export function Display({ shown, own, title, note, lookOf, onPress }: MountProps & { title: string }) {
	const items = shown.displays[own];
	const ref = useRef<HTMLElement>(null);
	const roving = useRoving(ref);
	const thingAt = (slot: number, place: string, kind: 'die' | 'tile') => {
		const thing = `display ${DISPLAY_SLOTS[slot]}`;
		return <Piece key={slot} item={items[slot]} look={lookOf(thing)} {...{ kind, place, thing, onPress }} />;
	};
	return (
		<section class="mount-frame own" aria-label={title} ref={ref} {...roving}>
			<header>
				<span class="own-tab" aria-hidden="true">
					{t('display.own')}
				</span>
				<div>
					<h2>{title}</h2>
					<small>{note}</small>
				</div>
			</header>
			<div class="windows of-display">
				{COLOURS.map((colour, i) => (
					<div key={colour} class="window" data-h={colour} data-line>
						<Sign id={colour} />
						{[0, 1].map((which) => thingAt(2 * i + which, `d${which}`, 'die'))}
					</div>
				))}
			</div>
			<div class="tile-windows" data-line>
				{Array.from({ length: DISPLAY_TILES }, (_, slot) => (
					<div key={slot} class="window">
						{thingAt(DISPLAY_TILE + slot, 'only', 'tile')}
					</div>
				))}
				<div class="window stack" data-about="stack">
					<b data-anchor="stack">{shown.personal[own].length}</b>
					<span>{t('display.stack')}</span>
				</div>
			</div>
		</section>
	);
}
