import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** How wide an element is, kept up to date: a chart is drawn at its real size, so that its letters stay readable. */
export function useWidth(element: { readonly current: HTMLElement | null }): number {
	const width = useSignal(640);
	useLayoutEffect(() => {
		if (!element.current) return;
		width.value = element.current.clientWidth;
		const watch = new ResizeObserver(([entry]) => {
			width.value = Math.round(entry.contentRect.width);
		});
		watch.observe(element.current);
		return () => watch.disconnect();
	}, []);
	return width.value;
}
