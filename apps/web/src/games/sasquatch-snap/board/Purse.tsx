import type { Seat } from '@shutterbox/kernel';
import { type State, TILE_TYPES, type TileType } from '@shutterbox/sasquatch-snap/client';
import { type Draft, EMPTY, type Side } from '../draft.ts';
import { t } from '../words.ts';
import type { Scene } from './scene.ts';
import { Token, TokenButton } from './Token.tsx';
import { TARGETS } from './token-carry.ts';
import { countOf, type TokenUse } from './token-uses.ts';

/** What the viewer may do with the own purse now. */
export interface PurseInUse extends Pick<Scene, 'asked' | 'draft' | 'deeds'> {
	readonly uses: readonly TokenUse[];
}

interface Props {
	view: State;
	seat: Seat;
	/** Null while it is only looked at. */
	inUse: PurseInUse | null;
}

/** What a seat has in hand, kind by kind, and below each what is left of it in the bank. */
export function Purse({ view, seat, inUse }: Props) {
	const left = leftOf(view, seat, inUse?.draft ?? EMPTY);
	return (
		<div class={inUse ? 'purse in-use' : 'purse'} data-anchor={`purse-${seat}`}>
			<div class="tokens" aria-hidden="true">
				{TILE_TYPES.map((kind) => (
					<Token key={kind} {...{ seat, kind }} count={left('give', kind)}>
						<small>{left('get', kind)}</small>
					</Token>
				))}
			</div>
			<span class="aloud">{t('plate.stock', { hand: goodsOf(left, 'give'), bank: goodsOf(left, 'get') })}</span>
			{inUse && (
				// biome-ignore lint/a11y/useSemanticElements: tokens are no fields of a form.
				<div class="tokens to-press" role="group" aria-label={t('plate.purse')} data-target={TARGETS['back-give']}>
					{inUse.uses.map((use) => (
						<TokenButton key={use.kind} {...{ seat, use }} {...inUse}>
							{use.kind !== 'snaps' && <small aria-hidden="true">{left('get', use.kind)}</small>}
						</TokenButton>
					))}
				</div>
			)}
			<i class="hand-label" aria-hidden="true">
				{t('plate.hand')}
			</i>
			<i class="bank-label" aria-hidden="true" data-anchor={`bank-${seat}`}>
				{t('plate.bank')}
			</i>
		</div>
	);
}

type Left = (side: Side, kind: TileType) => number;

/** What lies on the scales is neither in hand nor in the bank. */
function leftOf(view: State, seat: Seat, draft: Draft): Left {
	return (side, kind) => countOf(view, seat, side, kind) - (draft[side][kind] ?? 0);
}

function goodsOf(left: Left, side: Side): string {
	const kinds = TILE_TYPES.filter((kind) => left(side, kind) > 0);
	if (kinds.length === 0) return t('goods.none');
	return kinds.map((kind) => t(`goods.${kind}`, { count: left(side, kind) })).join(', ');
}
