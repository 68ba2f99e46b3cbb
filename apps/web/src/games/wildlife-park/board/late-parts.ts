/**
 * Parts that nobody needs at first: they come as soon as the board has nothing better to do, or when they are drawn. All of
 * them lie over the table, so that nothing moves when they come.
 */
import { useEffect } from 'preact/hooks';
import { lateChunk } from '../../../ui/late.tsx';
import { whenQuiet } from '../../../ui/when-quiet.ts';

const { bring, part } = lateChunk(() => import('../later.ts'));

export const AboutCard = part((chunk) => chunk.AboutCard);
export const AreaOutline = part((chunk) => chunk.AreaOutline);
export const Chosen = part((chunk) => chunk.Chosen);
export const Effects = part((chunk) => chunk.Effects);
export const Enlarged = part((chunk) => chunk.Enlarged);
export const Finals = part((chunk) => chunk.Finals);
export const Flights = part((chunk) => chunk.Flights);
export const Gains = part((chunk) => chunk.Gains);
export const Handles = part((chunk) => chunk.Handles);
export const InHand = part((chunk) => chunk.InHand);
export const Legend = part((chunk) => chunk.Legend);
export const Loupe = part((chunk) => chunk.Loupe);
export const SwapArrow = part((chunk) => chunk.SwapArrow);
export const Thumb = part((chunk) => chunk.Thumb);
export const Travels = part((chunk) => chunk.Travels);
export const TurnedDice = part((chunk) => chunk.TurnedDice);
export const WorkerSteps = part((chunk) => chunk.WorkerSteps);

export function useLateParts(): void {
	useEffect(() => whenQuiet(bring), []);
}
