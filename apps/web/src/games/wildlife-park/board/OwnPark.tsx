import {
	CORNERS,
	type Hex,
	type HexPreview,
	hexAloud,
	type Item,
	layoutOf,
	NO_ITEM,
	NO_TILE,
	partsAt,
	ROUND_1,
	type ScoreRow,
	signed,
	workerPreviewsOf,
} from '@shutterbox/wildlife-park/client';
import { useMemo, useRef } from 'preact/hooks';
import { useZoom } from '../../../board/zoom.ts';
import { itemOfDraft, SOURCES } from '../draft.ts';
import { cornerName, t, voice } from '../words.ts';
import { changesOf } from '../worker-draft.ts';
import { turnable } from './drafting.ts';
import { middleOf } from './geometry.ts';
import { Hexes } from './Hexes.tsx';
import { AreaOutline, Effects, Gains, Handles, InHand, SwapArrow, TurnedDice, WorkerSteps } from './late-parts.ts';
import { Around, Brackets, Chip, shifted } from './Overlay.tsx';
import { NO_LOOKS, ParkPlane } from './ParkPlane.tsx';
import { actLooks, areaOf, dimmedBut, type Looks, offerLooks, ringed } from './park-looks.ts';
import { placed } from './Ring.tsx';
import type { Scene } from './scene.ts';
import { pointOf } from './towers.ts';
import { useWheel } from './use-wheel.ts';

interface Props extends Scene {
	/** The item in hand, or only looked at, and where it may go; null while there is none. */
	offered: { readonly item: Item; readonly offers: readonly HexPreview[]; readonly isGlance: boolean } | null;
	aim: string | null;
	row: ScoreRow | null;
	/** Shows points and warnings. */
	isHelped: boolean;
	onPress: (thing: string) => void;
	onAim: (target: string | null) => void;
}

/** The viewer's own park, on which everything is decided. */
export function OwnPark(props: Props) {
	const { shown, own, asked, act, draft, plan, offered, aim, row, onPress, onAim } = props;
	const park = plan?.park ?? shown.parks[own];
	const layout = layoutOf(park);
	const areas = row && act === null ? areaOf(shown, own, park, row) : [];
	const looks = useLooks(props);
	const visited = visitedIn(props);
	const ref = useRef<HTMLElement>(null);
	const zooming = useZoom(ref, '.plane', `${shown.turn} ${JSON.stringify(draft.turn.places)}`);
	const onWheel = useWheel(props, onPress);
	const planned = plan?.hexes ?? [];
	const isBeforeEntrance = asked === 'workers' && act === null && shown.turn <= ROUND_1;
	const rising = act && pointOf(act.event, park);
	const labelOf = (hex: Hex) => {
		const way = offered && !offered.isGlance ? offered.offers[hex].ways[0] : undefined;
		const offer = offered && way ? { item: offered.item, way } : null;
		return hexAloud(voice, { park, hex, isPlanned: planned.includes(layout.names[hex]), offer });
	};
	return (
		<section class="own-park" aria-label={t('park.title')} ref={ref} {...zooming} onWheel={onWheel}>
			<ParkPlane
				park={park}
				looks={
					areas.length > 0
						? dimmedBut(
								park,
								areas.flatMap(({ hexes }) => hexes),
							)
						: looks
				}
				isLit={isBeforeEntrance || act?.event.type === 'entranceScored'}
				hidden={rising === null ? 0 : 1 << rising}
				hasStarts={shown.phase === 'reroll' || shown.phase === 'swap'}
			>
				<div class="overlay" aria-hidden="true">
					{planned.map((name) => (
						<Around key={name} layout={layout} hex={layout.names.indexOf(name)} look="planned" />
					))}
					{isBeforeEntrance &&
						areaOf(shown, own, park, 'entrance').map((group) =>
							group.hexes.map((hex) => <Around key={`lit ${hex}`} {...{ layout, hex }} look="lantern" />),
						)}
					{act === null && <TurnedDice view={shown} {...{ own, draft }} isFaint={areas.length > 0} />}
					{areas.map(({ hexes, words }) => (
						<AreaOutline key={hexes.join()} {...{ layout, hexes, words }} />
					))}
					{offered && props.isHelped && <Gains {...{ park, aimed: aim }} {...offered} />}
					{offered && !offered.isGlance && <InHand key={`hand ${aim}`} {...{ park, aimed: aim }} {...offered} />}
					{aim?.startsWith('hex ') && (offered === null || offered.isGlance) && (
						<div key={aim} class="spot" style={placed(middleOf(layout, layout.names.indexOf(aim.slice(4))))}>
							<Brackets />
						</div>
					)}
					{!offered && <PlannedGain {...props} />}
					{shown.phase === 'swap' && plan && <SwapArrow park={park} hex={plan.hexes[0]} />}
					{act && <Effects key={act.id} act={act} park={park} />}
				</div>
				<Hexes
					park={park}
					{...{ labelOf, visited }}
					fits={(hex) =>
						draft.hand !== null && offered?.isGlance !== true && visited.includes(hex) && fitsAt(props, hex)
					}
					isSource={(hex) => isSource(props, hex)}
					onPress={(hex) => onPress(`hex ${layout.names[hex]}`)}
					onAim={(hex) => onAim(hex === null ? null : `hex ${layout.names[hex]}`)}
				/>
				{asked === 'workers' && act === null && (
					<WorkerSteps
						park={shown.parks[own]}
						previews={workerPreviewsOf(shown, own, changesOf(draft.jobs))}
						changed={changesOf(draft.jobs)}
						isFaint={areas.length > 0}
						onPress={onPress}
					/>
				)}
				<Turning {...props} />
			</ParkPlane>
		</section>
	);
}

function useLooks({ shown, own, asked, draft, plan, offered, aim, act }: Props): Looks {
	const park = plan?.park ?? shown.parks[own];
	return useMemo(() => {
		if (act !== null) return actLooks(act, park);
		if (offered) return offerLooks(park, offered.item, offered.offers, aim, offered.isGlance);
		if (asked === 'swap') return ringed(layoutOf(park).starts.map(({ hex }) => hex));
		if (draft.hand?.kind !== 'worker') return NO_LOOKS;
		return ringed(layoutOf(park).names.flatMap((name, hex) => (takesWorker(name, hex) ? hex : [])));
		function takesWorker(name: string, hex: Hex): boolean {
			return asked === 'workers' ? park.dice[hex] > 0 : (plan?.hexes.includes(name) ?? false) && park.dice[hex] > 0;
		}
	}, [park, asked, draft, offered, aim, act?.id]);
}

/** Arrows visit only where something can be put. */
function visitedIn({ shown, own, asked, draft, offered }: Props): readonly Hex[] {
	const park = shown.parks[own];
	const layout = layoutOf(park);
	const all = layout.names.map((_, hex) => hex);
	if (offered && !offered.isGlance) {
		const fitting = all.filter((hex) => offered.offers[hex].ways.length > 0);
		return fitting.length > 0 ? fitting : all;
	}
	if (asked === 'swap') return layout.starts.map(({ hex }) => hex);
	if (asked === 'workers' && draft.hand) return all.filter((hex) => park.dice[hex] > 0);
	return all;
}

/** Whether what is in hand may be put there. */
function fitsAt({ offered, asked, shown, own, plan }: Props, hex: Hex): boolean {
	if (offered) return offered.offers[hex].ways.length > 0;
	if (asked === 'swap') return true;
	const park = plan?.park ?? shown.parks[own];
	return park.dice[hex] > 0;
}

function isSource({ shown, own, asked, draft }: Props, hex: Hex): boolean {
	const { names, starts } = layoutOf(shown.parks[own]);
	if (asked === 'swap') return starts.some((start) => start.hex === hex);
	return Object.values(draft.turn.places).some(({ to }) => to === names[hex]);
}

/** What the whole plan would bring, beside the last thing planned. */
function PlannedGain({ plan, shown, asked, draft }: Props) {
	const name = plan?.hexes.at(-1);
	if (!plan || name === undefined || plan.change.total === 0 || shown.phase === 'swap' || asked === 'workers')
		return null;
	const layout = layoutOf(plan.park);
	const at = middleOf(layout, layout.names.indexOf(name));
	// Where workers turn the die, their pins are at its left.
	const isHelped = SOURCES.some((source) => {
		const { to, workers = [] } = draft.turn.places[source];
		return to === name && workers.length > 0;
	});
	const { total } = plan.change;
	return (
		<Chip at={isHelped ? shifted(at, 46, -58) : shifted(at, -56, 62)} look={total > 0 ? 'plus big' : 'warn big'}>
			{signed(total)}
		</Chip>
	);
}

/** The handles of the part placed last. */
function Turning({ shown, own, asked, act, draft, plan, onPress }: Props) {
	const open = asked !== null && act === null ? turnable(shown, own, draft) : null;
	if (open === null || plan === null) return null;
	const tile = itemOfDraft(shown, own, draft.turn, open.source);
	const park = shown.parks[own];
	const { names } = layoutOf(park);
	const hex = names.indexOf(open.hex);
	if (tile === NO_ITEM || park.tiles[hex] !== NO_TILE) return null;
	const parts = Array.from({ length: CORNERS }, (_, corner) => partsAt(park, hex, corner, tile));
	return (
		<Handles
			{...{ park, hex, tile, parts }}
			chosen={plan.park.corners[hex]}
			labelOf={(corner) => t('corner.handle', { corner: cornerName(corner), parts: parts[corner] })}
			onTurn={(corner) => onPress(`corner ${corner}`)}
		/>
	);
}
