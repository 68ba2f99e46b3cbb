import { COLOURS, LEFT_COLOURS, RIGHT, RIGHT_COLOURS, SOLO_SUPPLY_SPACES } from '@shutterbox/wildlife-park/client';
import { useRef } from 'preact/hooks';
import { useRoving } from '../../../board/roving.ts';
import { classNames } from '../../../ui/class-names.ts';
import { t } from '../words.ts';
import type { MountProps } from './mounts.ts';
import { Piece } from './Piece.tsx';

interface Props extends MountProps {
	side: 'left' | 'right';
	/** Declared, or about to be. */
	isOn: boolean;
	/** Takes the whole side. */
	onSide: (() => void) | null;
}

/** Two columns, clockwise from the top right: where a space is empty, a token walks on to the next number. */
const ORDER = [8, 1, 7, 2, 6, 3, 5, 4];

/** One side of the supply of the solo challenge: dice, or tiles. */
export function SoloSupply({ shown, own, note, lookOf, onPress, side, isOn, onSide }: Props) {
	const items = shown.supply[own];
	const ref = useRef<HTMLElement>(null);
	const roving = useRoving(ref);
	const [first, colours] = side === 'left' ? [0, LEFT_COLOURS] : [RIGHT, RIGHT_COLOURS];
	const press = onSide ?? undefined;
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the things in it are the keyboard's way to its side.
		<section
			class={classNames('mount-frame', 'solo-frame', side, isOn && 'on', onSide && 'to-declare')}
			aria-label={t(`solo.${side}`)}
			ref={ref}
			{...roving}
			onClick={press}
		>
			<header>
				<div>
					<h2>{t(`solo.${side}`)}</h2>
					<small>{note}</small>
				</div>
			</header>
			<div class={classNames('windows', 'of-solo', side)} data-line>
				{ORDER.map((number) => {
					const space = first + number - 1;
					const thing = `supply ${SOLO_SUPPLY_SPACES[space]}`;
					const look = lookOf(thing);
					return (
						<div
							key={number}
							class={classNames('window', look.isHit && 'hit-window', look.risk > 0 && 'at-risk')}
							data-h={COLOURS[colours[number - 1]]}
						>
							<em>{number}</em>
							<Piece
								item={items[space]}
								kind={side === 'left' ? 'die' : 'tile'}
								place="only"
								{...{ thing, look }}
								onPress={onSide ?? onPress}
							/>
							{look.risk > 0 && <small aria-hidden="true">{t('solo.risk', { risk: look.risk })}</small>}
						</div>
					);
				})}
			</div>
		</section>
	);
}
