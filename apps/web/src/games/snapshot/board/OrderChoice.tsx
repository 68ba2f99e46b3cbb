import type { Seat, View } from '@shutterbox/kernel';
import { mayOrder, ORDER_KINDS, orderKind, orderOf, type State } from '@shutterbox/snapshot/client';
import { classNames } from '../../../ui/class-names.ts';
import { t } from '../words.ts';

export interface OrderProps {
	view: View<State>;
	seat: Seat;
	order: unknown;
	setOrder: (order: unknown) => void;
}

/** What the table answers in the viewer's name. */
export function OrderChoice({ view, seat, order, setOrder }: OrderProps) {
	const kind = orderKind(view, order);
	return (
		<div class="segments" role="radiogroup" aria-label={t('order.title')}>
			{ORDER_KINDS.map((one) => {
				const isPossible = mayOrder(view, seat, one);
				return (
					// biome-ignore lint/a11y/useSemanticElements: the same.
					<button
						key={one}
						type="button"
						role="radio"
						aria-checked={one === kind}
						aria-disabled={!isPossible}
						class={classNames(one === kind && 'on')}
						onClick={() => isPossible && setOrder(orderOf(view, seat, one, order))}
					>
						{t(`order.short.${one}`)}
					</button>
				);
			})}
		</div>
	);
}
