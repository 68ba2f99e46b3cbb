import { classNames } from '../ui/class-names.ts';

/** A print that fills its box. Until it is developed there is nothing: what stands in for it is the board's to draw. */
export function Drawn({ print, class: look }: { print: string | null; class?: string | undefined }) {
	return print && <img class={classNames('drawn', look)} src={print} alt="" draggable={false} />;
}
