import type { Seat, View } from '@shutterbox/kernel';
import { inPreparation, isDie, itemName, type State } from '@shutterbox/wildlife-park/client';
import { classNames } from '../../../ui/class-names.ts';
import { SOURCES } from '../draft.ts';
import { capitalised, t, voice } from '../words.ts';
import { DrawnItem } from './Items.tsx';
import type { Draft } from './scene.ts';

interface Props {
	view: View<State>;
	own: Seat;
	draft: Draft;
	onPress: (thing: string) => void;
}

/** Where choosing and building are apart: both items lie on a tray at the map's foot until they are built. */
export function Chosen({ view, own, draft, onPress }: Props) {
	if (view.preparation[own].length < 2) return null;
	const items = inPreparation(view, own);
	return (
		<section class="chosen-tray" aria-label={t('chosen.title')}>
			<span>{t('chosen.title')}</span>
			{SOURCES.map((source) => {
				const isGone =
					draft.turn.places[source].to !== undefined || (draft.hand?.kind === 'item' && draft.hand.source === source);
				return (
					<button
						key={source}
						type="button"
						class={classNames('chosen', isDie(items[source]) ? 'die-thing' : 'tile-thing', isGone && 'gone used')}
						aria-label={capitalised(itemName(voice, items[source]))}
						aria-pressed={isGone}
						data-source={`chosen ${source}`}
						data-anchor={`chosen ${source}`}
						onClick={() => onPress(`chosen ${source}`)}
					>
						{!isGone && <DrawnItem item={items[source]} />}
					</button>
				);
			})}
		</section>
	);
}
