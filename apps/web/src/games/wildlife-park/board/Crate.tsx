import { classNames } from '../../../ui/class-names.ts';
import { t } from '../words.ts';
import { Thing } from './pictures.tsx';

interface Props {
	/** Something is held over it. */
	isOpen: boolean;
	/** Where there is room for it on a phone. */
	side: 'left' | 'right';
	onPress: (thing: string) => void;
}

/** By the road while something is in hand: what is dropped in leaves the game. */
export function Crate({ isOpen, side, onPress }: Props) {
	return (
		<button
			type="button"
			class={classNames('crate', `at-${side}`, isOpen && 'open-crate')}
			data-drop="crate"
			data-anchor="crate"
			onClick={() => onPress('crate')}
		>
			<Thing id={isOpen ? 'crate-open' : 'crate'} />
			<span>{t('crate.label')}</span>
		</button>
	);
}
