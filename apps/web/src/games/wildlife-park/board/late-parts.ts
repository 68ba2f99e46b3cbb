/**
 * Parts that nobody needs at first: they come as soon as the board has nothing better to do, or when they are drawn. All of
 * them lie over the table, so that nothing moves when they come.
 */
import { useEffect } from 'preact/hooks';
import { late } from '../../../ui/late.tsx';
import { whenQuiet } from '../../../ui/when-quiet.ts';

const parts = () => import('../later.ts');

export const AboutCard = late(() => parts().then((chunk) => chunk.AboutCard));
export const AreaOutline = late(() => parts().then((chunk) => chunk.AreaOutline));
export const Chosen = late(() => parts().then((chunk) => chunk.Chosen));
export const Effects = late(() => parts().then((chunk) => chunk.Effects));
export const Enlarged = late(() => parts().then((chunk) => chunk.Enlarged));
export const Finals = late(() => parts().then((chunk) => chunk.Finals));
export const Flights = late(() => parts().then((chunk) => chunk.Flights));
export const Gains = late(() => parts().then((chunk) => chunk.Gains));
export const Handles = late(() => parts().then((chunk) => chunk.Handles));
export const InHand = late(() => parts().then((chunk) => chunk.InHand));
export const Legend = late(() => parts().then((chunk) => chunk.Legend));
export const Loupe = late(() => parts().then((chunk) => chunk.Loupe));
export const SwapArrow = late(() => parts().then((chunk) => chunk.SwapArrow));
export const Thumb = late(() => parts().then((chunk) => chunk.Thumb));
export const Travels = late(() => parts().then((chunk) => chunk.Travels));
export const TurnedDice = late(() => parts().then((chunk) => chunk.TurnedDice));
export const WorkerSteps = late(() => parts().then((chunk) => chunk.WorkerSteps));

/** Who could not have them now sends for them again when they are drawn. */
export function useLateParts(): void {
	useEffect(() => whenQuiet(() => parts().catch(() => undefined)), []);
}
