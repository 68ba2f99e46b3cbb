import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What takes no longer than this is not worth a word. */
const NOTICED = 400;

/** Whether something has been on its way for so long that people wonder. */
export function useSlow(isOnItsWay: ReadonlySignal<boolean>): boolean {
	const isSlow = useSignal(false);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const end = isOnItsWay.subscribe((is) => {
			clearTimeout(timer);
			if (!is) isSlow.value = false;
			else
				timer = setTimeout(() => {
					isSlow.value = true;
				}, NOTICED);
		});
		return () => {
			clearTimeout(timer);
			end();
		};
	}, [isOnItsWay]);
	return isSlow.value;
}
