/** What an offer looks like comes after the table: nobody is offered anything before a card is drawn. */
import { lateChunk } from '../../../ui/late.tsx';

const slip = lateChunk(() => import('./OfferSlip.tsx'));
const orders = lateChunk(() => import('./OrderLedger.tsx'));

export const OfferSlip = slip.part((chunk) => chunk.OfferSlip);
export const OrderLedger = orders.part((chunk) => chunk.OrderLedger);

/** So that it is here when it is asked for. */
export function bringOffers(): void {
	slip.bring();
	orders.bring();
}
