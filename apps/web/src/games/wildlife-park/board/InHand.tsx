import {
	type HexPreview,
	type Item,
	isDie,
	layoutOf,
	type Park,
	signed,
	type Way,
} from '@shutterbox/wildlife-park/client';
import { classNames } from '../../../ui/class-names.ts';
import type { Point } from '../hex.ts';
import { bracketsPath, centreOf, middleOf } from './geometry.ts';
import { DrawnItem, DrawnTile } from './Items.tsx';
import { partOf } from './kinds.ts';
import { Brackets, Chip, shifted } from './Overlay.tsx';
import { Thing } from './pictures.tsx';
import { placed } from './Ring.tsx';

/** What an item would gain on every hex where it may go, besides the one aimed at. */
export function Gains({
	park,
	item,
	offers,
	aimed,
}: {
	park: Park;
	item: Item;
	offers: readonly HexPreview[];
	aimed: string | null;
}) {
	const layout = layoutOf(park);
	return (
		<>
			{offers.map(({ hex: name, ways: [way] }, hex) => {
				if (!way || aimed === `hex ${name}`) return null;
				const at = middleOf(layout, hex);
				if (!isDie(item)) return <Gain key={name} at={shifted(at, 0, 60)} way={way} />;
				return (
					<>
						<Gain key={name} at={shifted(at, 46, -54)} way={way} />
						{way.workers.length > 0 && <Helpers key={`${name} helpers`} at={at} way={way} />}
					</>
				);
			})}
		</>
	);
}

function Gain({ at, way, isBig = false }: { at: Point; way: Way; isBig?: boolean }) {
	const { total } = way.gain;
	return (
		<Chip at={at} look={classNames(total > 0 && 'plus', total < 0 && 'warn', isBig && 'big')}>
			{total === 0 ? '0' : signed(total)}
		</Chip>
	);
}

/** The workers a die would need here, and what they do to it. */
function Helpers({ at, way: { workers } }: { at: Point; way: Way }) {
	const by = workers.reduce((sum, [, delta]) => sum + delta, 0);
	return (
		<>
			{workers.map(([token], i) => (
				<span key={token} class="spot-pin" style={placed(shifted(at, -46 - 30 * i, 40))}>
					<Thing id={`worker-${token}`} />
				</span>
			))}
			<Chip at={shifted(at, -46, 84)} look="ink small">
				{signed(by)}
			</Chip>
		</>
	);
}

const AIM_DIE = bracketsPath(104, 24);

/** What is in hand, where it is aimed at. */
export function InHand({
	park,
	item,
	offers,
	aimed,
}: {
	park: Park;
	item: Item;
	offers: readonly HexPreview[];
	aimed: string | null;
}) {
	const layout = layoutOf(park);
	const hex = offers.findIndex(({ hex: name }) => aimed === `hex ${name}`);
	const way = offers[hex]?.ways[0];
	if (!way) return null;
	const at = middleOf(layout, hex);
	const point = layout.pointAt[hex * 6 + way.corner];
	const part = isDie(item) ? null : partOf(item);
	return (
		<>
			<div
				class={classNames('spot', 'in-hand', isDie(item) ? 'of-die' : 'of-tile')}
				style={placed(shifted(at, -4, -16))}
			>
				{isDie(item) ? (
					<span class="standing-die">
						<DrawnItem item={item - ((item & 7) - way.value)} />
					</span>
				) : (
					<span class="face">
						<DrawnTile tile={item} corner={way.corner} />
					</span>
				)}
				{isDie(item) ? <Brackets path={AIM_DIE} /> : <Brackets />}
			</div>
			{part && way.parts === 3 && (
				<div class="spot ghost-tower" style={placed(centreOf(layout, layout.points[point].hexes))}>
					<Thing id={`footing-${part}`} class="footing" />
					<Thing id={`tower-${part}`} class="tower" />
				</div>
			)}
			{isDie(item) && way.workers.length > 0 && <Helpers at={at} way={way} />}
			<Gain at={isDie(item) ? shifted(at, 46, -58) : shifted(at, -40, 66)} way={way} isBig />
		</>
	);
}
