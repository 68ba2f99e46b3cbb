import { classNames } from '../ui/class-names.ts';

/** A print that fills its box. Until it is developed its room is kept: what stands in for it is the board's to draw. */
export function Drawn({ print, class: look }: { print: string | null; class?: string | undefined }) {
	const all = classNames('drawn', look);
	return print === null ? <span class={all} /> : <img class={all} src={print} alt="" draggable={false} />;
}
