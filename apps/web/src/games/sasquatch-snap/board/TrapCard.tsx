import type { Seat } from '@shutterbox/kernel';
import { NO_TILE, type State, stockIndex, TILE_TYPES, typeOf } from '@shutterbox/sasquatch-snap/client';
import { classNames } from '../../../ui/class-names.ts';
import { type Draft, whyNoTrap } from '../draft.ts';
import { reason, t } from '../words.ts';
import { Drawn } from './pictures.tsx';
import type { Scene } from './scene.ts';

interface Props extends Pick<Scene, 'shown' | 'draft' | 'check' | 'deeds'> {
	seat: Seat;
}

/** The Trap! card: played with the arrow, or not. Where it would do nothing it says why. */
export function TrapCard({ shown, seat, draft, check, deeds }: Props) {
	const refusal = whyNoTrap(check, shown, seat);
	const why = refusal?.facts.reason;
	return (
		<button
			type="button"
			class={classNames('trap-card', draft.trap && 'on')}
			role="switch"
			aria-checked={draft.trap}
			aria-disabled={refusal !== null}
			aria-keyshortcuts="T"
			data-about={refusal ? reason(refusal) : undefined}
			onClick={() => {
				if (refusal) deeds.refuse(refusal);
				else deeds.hold({ ...draft, trap: !draft.trap });
			}}
		>
			<span class="lens" aria-hidden="true">
				<Drawn id="burst" class="burst" />
				<i />
			</span>
			<span class="words">
				<b>{t('dock.trap')}</b>
				<span>
					{why === 'tile-here' || why === 'empty-hand' ? (
						<>
							{t(`dock.noTrap.${why}`)} <small>{refusal?.rule}</small>
						</>
					) : (
						whatItDoes(shown, seat, draft)
					)}
				</span>
			</span>
			<span class="key" aria-hidden="true">
				T
			</span>
		</button>
	);
}

/** Before it is played what it does, then what follows. */
function whatItDoes({ tiles, journalists, hands }: State, seat: Seat, { trap, tile }: Draft): string {
	const here = tiles[journalists[seat]];
	if (here !== NO_TILE) return t(`dock.uproot.${TILE_TYPES[typeOf(here)]}`);
	if (trap) return tile === null ? t('dock.walkOne') : t(`dock.withTile.${tile}`);
	const inHand = TILE_TYPES.filter((_, type) => hands[stockIndex(seat, type)] > 0);
	return inHand.length === 1 ? t(`dock.setOnly.${inHand[0]}`) : t('dock.setFirst');
}
