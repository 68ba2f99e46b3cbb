import { HABITAT_IDS, type Habitat as HabitatIndex } from '@shutterbox/snapshot/client';
import { useRef } from 'preact/hooks';
import { useRoving } from '../../../board/roving.ts';
import { t } from '../words.ts';
import { Habitat } from './Habitat.tsx';
import { useKeptCell } from './kept-cell.ts';
import { Piles } from './Piles.tsx';
import type { Scene } from './scene.ts';
import type { Hands } from './use-hands-on.ts';
import type { Wants } from './wants.ts';

interface Props {
	scene: Scene;
	hands: Hands;
	wants: Wants;
	onDiscards: () => void;
	/** Opens a column where there is room for fingers. */
	onColumn: (habitat: HabitatIndex) => void;
}

/** Four prints hung from a line, and the piles beside them. */
export function Wild({ scene, hands, wants, onDiscards, onColumn }: Props) {
	const ref = useRef<HTMLDivElement>(null);
	const roving = useRoving(ref, 'down');
	const kept = useKeptCell(ref);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a part of the table, not of a form.
		<div
			class="wild"
			role="group"
			aria-label={t('wild.label')}
			ref={ref}
			onKeyDown={(event) => {
				// These lead to the deck and to the bag, wherever one is.
				if (event.key !== 'Home' && event.key !== 'End') roving.onKeyDown(event);
			}}
			onFocusIn={(event) => {
				roving.onFocusIn(event);
				kept.onFocusIn(event);
			}}
			onFocusOut={kept.onFocusOut}
		>
			<svg class="line" viewBox="0 0 1000 26" preserveAspectRatio="none" aria-hidden="true">
				<path
					d="M0 3C160 16 330 13 500 13S840 16 1000 3"
					fill="none"
					stroke="currentColor"
					stroke-width="2.4"
					vector-effect="non-scaling-stroke"
				/>
			</svg>
			{HABITAT_IDS.map((id, habitat) => (
				<Habitat key={id} {...{ scene, hands, habitat, wants, onColumn }} />
			))}
			<Piles {...{ scene, hands, wants, onDiscards }} />
		</div>
	);
}
