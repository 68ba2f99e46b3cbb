import { t } from '../words.ts';
import { OrderChoice, type OrderProps } from './OrderChoice.tsx';

/** Beside an open offer: what to answer from now on. */
export function OrderLedger(props: OrderProps) {
	return (
		<section class="ledger order" aria-label={t('order.title')}>
			<p class="lead">{t('order.title')}</p>
			<OrderChoice {...props} />
			<p class="remark">{t('order.remark')}</p>
		</section>
	);
}
