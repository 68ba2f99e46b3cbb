import { type Item, isDie, itemAloud, NO_ITEM } from '@shutterbox/wildlife-park/client';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { t, voice } from '../words.ts';
import { DrawnItem } from './Items.tsx';
import { colourName } from './kinds.ts';
import { Thing as Picture } from './pictures.tsx';
import type { ThingLook } from './things.ts';

interface Props {
	item: Item;
	/** What may lie here. */
	kind: 'die' | 'tile';
	/** Where in its window. */
	place: string;
	/** Its name for hands: `supply out:green`. */
	thing: string;
	/** How it takes part in the open decision. */
	look: ThingLook;
	onPress: (thing: string) => void;
}

/** Something in a window that can be taken, or the brackets of what was there. */
export function Piece({ item, kind, place, thing, look, onPress }: Props) {
	if (item === NO_ITEM) return <span class={classNames('thing', 'gone', kind, place)} data-anchor={thing} />;
	const words = [
		itemAloud(voice, item, !look.isOff),
		look.isTaken && t('thing.taken'),
		look.risk > 0 && t('thing.risk', { risk: look.risk }),
	];
	return (
		<button
			type="button"
			class={classNames(
				'thing',
				isDie(item) ? 'die-thing' : 'tile-thing',
				kind,
				place,
				look.isTaken && 'gone used',
				look.isMarked && 'marked',
				look.isQuiet && 'quiet-thing',
				look.isHit && 'struck',
			)}
			aria-label={words.filter(Boolean).join(', ')}
			aria-pressed={look.isMarked || look.isTaken}
			aria-disabled={look.isQuiet}
			data-cell={thing}
			data-source={thing}
			data-anchor={thing}
			data-about={thing}
			{...(look.isTarget && { 'data-drop': thing })}
			onClick={() => onPress(thing)}
		>
			{!look.isTaken &&
				(look.isRolling && isDie(item) ? (
					<span class="drawn-die rolling-die">
						<Picture id={`rolling-${colourName(item)}`} />
					</span>
				) : (
					<DrawnItem item={item} />
				))}
			{look.isOff && !look.isTaken && (
				<span class="off">
					<Icon name="close" size={11} />
				</span>
			)}
		</button>
	);
}
