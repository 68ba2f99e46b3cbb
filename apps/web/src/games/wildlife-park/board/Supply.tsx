import { COLOURS, IN, OUT, ROUND_1, type State, SUPPLY_SPACES, TILES } from '@shutterbox/wildlife-park/client';
import { useRef } from 'preact/hooks';
import { useRoving } from '../../../board/roving.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Typed } from '../../../ui/Typed.tsx';
import { Sign } from '../Sign.tsx';
import { rich, t } from '../words.ts';
import { MiniBoard } from './MiniBoard.tsx';
import type { MountProps } from './mounts.ts';
import { Piece } from './Piece.tsx';

/** Up to four seats have a second die of each colour in round 2; its space is there from the first, so that nothing moves. */
export function hasInnerDice({ seats }: State): boolean {
	return seats <= 4;
}

/** The supply board in front of its seat, on the rail. */
export function Supply({ shown, own, note, lookOf, onPress }: MountProps) {
	const items = shown.supply[own];
	const hasInner = hasInnerDice(shown);
	const number = shown.boards[own];
	const ref = useRef<HTMLElement>(null);
	const roving = useRoving(ref);
	const thingAt = (space: number, place: string, kind: 'die' | 'tile') => {
		const thing = `supply ${SUPPLY_SPACES[space]}`;
		return <Piece key={thing} item={items[space]} look={lookOf(thing)} {...{ kind, place, thing, onPress }} />;
	};
	return (
		<section
			class="mount-frame clipped supply-frame"
			aria-label={t('supply.numbered', { number })}
			data-anchor={`board-${own}`}
			ref={ref}
			{...roving}
		>
			<header>
				<span class="number-tab">{number}</span>
				<div>
					<h2>{t('supply.title')}</h2>
					<small>{note}</small>
				</div>
			</header>
			<div class={classNames('windows', 'of-supply', !hasInner && 'outer-only')}>
				{COLOURS.map((colour, i) => (
					<div key={colour} class="window" data-h={colour} data-line>
						<Sign id={colour} />
						{thingAt(TILES + i, 'tl', 'tile')}
						{thingAt(OUT + i, 'out', 'die')}
						{hasInner && shown.turn > ROUND_1 && thingAt(IN + i, 'in', 'die')}
					</div>
				))}
			</div>
		</section>
	);
}

/** The board that comes next, still in front of the right-hand neighbour. */
export function NextBoard({ shown, own, names }: { shown: State; own: number; names: readonly string[] }) {
	const giver = (own + shown.seats - 1) % shown.seats;
	return (
		<section class="mount-frame clipped next-frame" aria-label={t('supply.next', { name: names[giver] })}>
			<header>
				<span class="number-tab">{shown.boards[giver]}</span>
				<div>
					<h2>{t('supply.comes')}</h2>
					<small>{rich('supply.from', { name: <Typed>{names[giver]}</Typed> })}</small>
				</div>
			</header>
			<MiniBoard items={shown.supply[giver]} hasInner={hasInnerDice(shown)} />
		</section>
	);
}
