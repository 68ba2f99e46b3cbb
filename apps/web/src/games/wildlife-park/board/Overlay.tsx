import {
	type Hex,
	type HexPreview,
	type Item,
	isDie,
	type Layout,
	layoutOf,
	type Park,
	signed,
	type Way,
} from '@shutterbox/wildlife-park/client';
import type { ComponentChildren } from 'preact';
import { classNames } from '../../../ui/class-names.ts';
import { corner, hexPath, type Point, ROOFS } from '../hex.ts';
import { t } from '../words.ts';
import { bracketsPath, centreOf, middleOf, outlinePath } from './geometry.ts';
import { DrawnItem, DrawnTile } from './Items.tsx';
import { partOf } from './kinds.ts';
import { Thing } from './pictures.tsx';
import { placed } from './Ring.tsx';

interface ChipProps {
	at: Point;
	look?: string;
	children: ComponentChildren;
}

/** A number or a word on the park. */
export function Chip({ at, look = '', children }: ChipProps) {
	return (
		<b class={classNames('map-chip', look)} style={placed(at)}>
			{children}
		</b>
	);
}

const shifted = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

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

const AIM = bracketsPath(112, 26);
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
				<Brackets path={isDie(item) ? AIM_DIE : AIM} />
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

/** Red brackets on their halo. */
export function Brackets({ path = AIM }: { path?: string }) {
	return (
		<svg class="aim-brackets" viewBox="-120 -120 240 240" aria-hidden="true">
			<path class="aim-halo" d={path} />
			<path class="aim-mark" d={path} />
		</svg>
	);
}

const PLANNED = hexPath(94);

/** White dashes around what is planned, or a white ring around what has just come. */
export function Around({ layout, hex, look }: { layout: Layout; hex: Hex; look: 'planned' | 'revealed' }) {
	return (
		<div class="spot" style={placed(middleOf(layout, hex))}>
			<svg class={`hex ${look}`} viewBox="-104 -104 208 208" aria-hidden="true">
				<path class="under" d={PLANNED} />
				<path class="over" d={PLANNED} />
			</svg>
		</div>
	);
}

interface HandlesProps {
	park: Park;
	hex: Hex;
	tile: Item;
	chosen: number;
	/** By corner: how many parts meet there with this one, 0 where no tower can stand. */
	parts: readonly number[];
	onTurn: (corner: number) => void;
	labelOf: (corner: number) => string;
}

/** Six handles at the corners of a tile that has a part. */
export function Handles({ park, hex, tile, chosen, parts, onTurn, labelOf }: HandlesProps) {
	const at = middleOf(layoutOf(park), hex);
	const part = partOf(tile);
	if (part === null) return null;
	return (
		<fieldset class="handles" aria-label={t('corner.legend')}>
			{parts.map((meeting, which) => {
				const isOn = which === chosen;
				return (
					<button
						key={which}
						type="button"
						class={classNames('handle', isOn && 'on', meeting === 0 && 'hollow')}
						style={placed(shifted(at, ...corner(which, 112)))}
						aria-label={labelOf(which)}
						aria-pressed={isOn}
						tabIndex={-1}
						onClick={() => onTurn(which)}
					>
						<svg viewBox="-12 -12 24 24" aria-hidden="true">
							<path d={ROOFS[part]} />
						</svg>
					</button>
				);
			})}
			{parts[chosen] > 1 && (
				<Chip at={shifted(at, corner(chosen, 112)[0], corner(chosen, 112)[1] + 44)} look="plus small">
					{parts[chosen] === 3 ? t('corner.tower') : t('corner.two')}
				</Chip>
			)}
		</fieldset>
	);
}

/** The outline of some hexes and what they score. */
export function AreaOutline({ layout, hexes, words }: { layout: Layout; hexes: readonly Hex[]; words: string }) {
	const [x, y] = centreOf(layout, hexes);
	return (
		<>
			<div class="spot" style={placed([x, y])}>
				<svg class="area-outline" viewBox="-500 -500 1000 1000" aria-hidden="true">
					<path d={outlinePath(layout, hexes)} transform={`translate(${-x} ${-y})`} />
				</svg>
			</div>
			<Chip at={[x, y - 20]} look="gold large">
				{words}
			</Chip>
		</>
	);
}
