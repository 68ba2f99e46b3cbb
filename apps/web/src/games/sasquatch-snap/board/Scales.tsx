import type { Seat } from '@shutterbox/kernel';
import { type Goods, worthOf } from '@shutterbox/sasquatch-snap/client';
import type { ComponentChildren } from 'preact';
import { classNames } from '../../../ui/class-names.ts';
import { KINDS, type Side } from '../draft.ts';
import { t } from '../words.ts';
import { Drawn } from './pictures.tsx';
import { Good } from './Token.tsx';
import { sourceOf } from './token-carry.ts';

/** Degrees the beam tilts for each point of difference, and at most. */
const PER_POINT = 2;
const MOST_TILT = 9;

interface Traded {
	give: Goods;
	get: Goods;
}

/** A pair of scales, with its two pans. */
export function Scales({ give, get, children }: Traded & { children: ComponentChildren }) {
	const [given, received] = [worthOf(give), worthOf(get)];
	const tilt = Math.max(-MOST_TILT, Math.min(MOST_TILT, (received - given) * PER_POINT));
	const sign = given === received ? '=' : given < received ? '<' : '>';
	return (
		<div class="scales" style={{ '--tilt': tilt }}>
			<span class="stand" aria-hidden="true">
				<Drawn id="scales-stand" />
			</span>
			<span class="beam" aria-hidden="true">
				<Drawn id="scales-beam" />
			</span>
			{children}
			<b class="balance">
				<span aria-hidden="true">
					{given} {sign} {received}
				</span>
				<span class="aloud">{t('counter.balance', { given, received })}</span>
			</b>
		</div>
	);
}

/** What somebody else trades, for as long as it is shown. */
export function Deal({ seat, give, get }: Traded & { seat: Seat }) {
	return (
		<div class="deal" aria-hidden="true">
			<Scales {...{ give, get }}>
				<span class="pan give">
					<Load {...{ seat }} goods={give} side="give" />
				</span>
				<span class="pan get">
					<Load {...{ seat }} goods={get} side="get" />
				</span>
			</Scales>
		</div>
	);
}

/** So many tokens lie side by side; more are heaped, each kind with its number. */
const MOST_LOOSE = 6;

interface LoadProps {
	seat: Seat;
	goods: Goods;
	side: Side;
	/** A hand may take something back. */
	isCarried?: boolean;
}

/** A pan, and what lies on it. */
export function Load({ seat, goods, side, isCarried = false }: LoadProps) {
	const counts = KINDS.map((kind) => ({ kind, count: goods[kind] ?? 0 })).filter(({ count }) => count > 0);
	const isLoose = counts.reduce((sum, { count }) => sum + count, 0) <= MOST_LOOSE;
	const loads = counts.flatMap((one) => (isLoose ? Array.from({ length: one.count }, () => one) : [one]));
	return (
		<>
			<span class="dish">
				<Drawn id="scales-pan" />
			</span>
			<span class="load">
				{loads.map(({ kind, count }, i) => (
					<span
						key={i}
						class={classNames('pin', kind === 'snaps' && 'of-snaps')}
						data-kind={kind}
						{...(isCarried && { 'data-source': sourceOf(`back-${side}`, kind) })}
					>
						<Good {...{ kind, seat }} />
						{!isLoose && <b>{count}</b>}
					</span>
				))}
			</span>
		</>
	);
}
