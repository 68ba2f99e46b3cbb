import type { Seat } from '@shutterbox/kernel';
import { worthOf } from '@shutterbox/sasquatch-snap/client';
import { classNames } from '../../../ui/class-names.ts';
import { KINDS, type Kind, type Side } from '../draft.ts';
import { t } from '../words.ts';
import { Drawn } from './pictures.tsx';
import type { Scene } from './scene.ts';
import { pictureOfKind, TokenButton } from './Token.tsx';
import { bankUses, purseUses } from './token-uses.ts';
import { sourceOf, TARGETS } from './trade-carry.ts';
import { takenBack } from './trade-keys.ts';

interface Props extends Pick<Scene, 'shown' | 'asked' | 'draft' | 'check' | 'deeds'> {
	seat: Seat;
}

/** Degrees the beam tilts for each point of difference, and at most. */
const PER_POINT = 2;
const MOST_TILT = 9;

/** The counter of the bank: its shelf, a pair of scales, and on a phone the purse as well. */
export function Counter(props: Props) {
	const { seat, draft } = props;
	const [given, received] = [worthOf(draft.give), worthOf(draft.get)];
	const tilt = Math.max(-MOST_TILT, Math.min(MOST_TILT, (received - given) * PER_POINT));
	const sign = given === received ? '=' : given < received ? '<' : '>';
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
			<div class="scales" style={{ '--tilt': tilt }}>
				<span class="stand" aria-hidden="true">
					<Drawn id="scales-stand" />
				</span>
				<span class="beam" aria-hidden="true">
					<Drawn id="scales-beam" />
				</span>
				<Pan {...props} side="give" />
				<Pan {...props} side="get" />
				<b class="balance">
					<span aria-hidden="true">
						{given} {sign} {received}
					</span>
					<span class="aloud">{t('counter.balance', { given, received })}</span>
				</b>
			</div>
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

/** So many tokens lie side by side; more are heaped, each kind with its number. */
const MOST_LOOSE = 6;

/** What lies on one side. A press on a token takes it back, elsewhere the last one. */
function Pan({ seat, draft, deeds, side }: Props & { side: Side }) {
	const goods = draft[side];
	const kinds = KINDS.filter((kind) => (goods[kind] ?? 0) > 0);
	const count = (kind: Kind) => goods[kind] ?? 0;
	const isLoose = kinds.reduce((sum, kind) => sum + count(kind), 0) <= MOST_LOOSE;
	const loads = kinds.flatMap((kind) => (isLoose ? Array.from({ length: count(kind) }, () => kind) : [kind]));
	const listed = kinds.map((kind) => t(`goods.${kind}`, { count: count(kind) })).join(', ');
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
			<span class="dish">
				<Drawn id="scales-pan" />
			</span>
			<span class="load">
				{loads.map((kind, i) => (
					<span
						key={i}
						class={classNames('pin', kind === 'snaps' && 'of-snaps')}
						data-kind={kind}
						data-source={sourceOf(`back-${side}`, kind)}
					>
						<Drawn id={pictureOfKind(kind, seat)} />
						{!isLoose && <b>{count(kind)}</b>}
					</span>
				))}
			</span>
			<span class="side">{t(`counter.${side}`)}</span>
		</button>
	);
}
