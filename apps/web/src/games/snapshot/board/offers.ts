/** What an offer looks like comes after the table: nobody is offered anything before a card is drawn. */
import { late } from '../../../ui/late.tsx';

const slip = async () => (await import('./OfferSlip.tsx')).OfferSlip;
const orders = async () => (await import('./OrderLedger.tsx')).OrderLedger;

export const OfferSlip = late(slip);
export const OrderLedger = late(orders);

/** Sends for it, so that it is here when it is asked for. */
export function bringOffers(): void {
	for (const bring of [slip, orders]) bring().catch(() => undefined);
}
