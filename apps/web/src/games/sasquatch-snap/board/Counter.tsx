import type { Seat } from '@shutterbox/kernel';
import { worthOf } from '@shutterbox/sasquatch-snap/client';
import { classNames } from '../../../ui/class-names.ts';
import { KINDS, type Side } from '../draft.ts';
import { t } from '../words.ts';
import { Load, Scales } from './Scales.tsx';
import type { Scene } from './scene.ts';
import { TokenButton } from './Token.tsx';
import { TARGETS } from './token-carry.ts';
import { bankUses, purseUses } from './token-uses.ts';
import { takenBack } from './trade-keys.ts';

interface Props extends Pick<Scene, 'shown' | 'asked' | 'draft' | 'check' | 'deeds'> {
	seat: Seat;
}

/** The counter of the bank: its shelf, a pair of scales, and on a phone the purse as well. */
export function Counter(props: Props) {
	const { seat, draft } = props;
	return (
		<section class="counter" aria-label={t('counter.label')}>
			<h2 id="own-bank">{t('counter.bank')}</h2>
			{/* biome-ignore lint/a11y/useSemanticElements: tokens are no fields of a form. */}
			<div class="shelf of-bank" role="group" aria-labelledby="own-bank" data-target={TARGETS['back-get']}>
				{bankUses(props).map((use) => (
					<TokenButton key={use.kind} {...props} use={use}>
						<small aria-hidden="true">{t('counter.worth', { value: worthOf({ [use.kind]: 1 }) })}</small>
					</TokenButton>
				))}
			</div>
			<Scales give={draft.give} get={draft.get}>
				<Pan {...props} side="give" />
				<Pan {...props} side="get" />
			</Scales>
			<h2 id="own-hand" class="of-hand">
				{t('counter.hand')}
			</h2>
			{/* biome-ignore lint/a11y/useSemanticElements: tokens are no fields of a form. */}
			<div class="shelf of-hand" role="group" aria-labelledby="own-hand" data-target={TARGETS['back-give']}>
				{purseUses({ ...props, seat })?.map((use) => (
					<TokenButton key={use.kind} {...props} use={use} />
				))}
			</div>
		</section>
	);
}

/** What lies on one side. A press on a token takes it back, elsewhere the last one. */
function Pan({ seat, draft, deeds, side }: Props & { side: Side }) {
	const goods = draft[side];
	const kinds = KINDS.filter((kind) => (goods[kind] ?? 0) > 0);
	const listed = kinds.map((kind) => t(`goods.${kind}`, { count: goods[kind] ?? 0 })).join(', ');
	return (
		<button
			type="button"
			class={classNames('pan', 'aim', side)}
			data-target={TARGETS[side]}
			aria-label={listed === '' ? t(`counter.${side}None`) : t(`counter.${side}Back`, { goods: listed })}
			aria-disabled={listed === ''}
			onClick={({ target }) => {
				const pressed = target instanceof Element ? target.closest('[data-kind]')?.getAttribute('data-kind') : null;
				const kind = kinds.find((one) => one === pressed);
				if (kinds.length > 0) deeds.hold(takenBack(draft, side, kind));
			}}
		>
			<Load {...{ seat, goods, side }} isCarried />
			<span class="pan-side">{t(`counter.${side}`)}</span>
		</button>
	);
}
