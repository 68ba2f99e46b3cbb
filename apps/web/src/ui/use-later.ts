import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * A value, one picture later: what somebody pressed is seen at once, and what follows from it in the next picture. The page
 * then answers a press sooner than it could draw all of it. A value about something else is there at once.
 */
export function useLater<Value>(value: Value, about?: unknown): Value {
	const [shown, show] = useState({ value, about });
	useLayoutEffect(() => {
		if (shown.value === value && shown.about === about) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const frame = requestAnimationFrame(() => {
			timer = setTimeout(() => show({ value, about }));
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(timer);
		};
	}, [value, about, shown]);
	return shown.about === about ? shown.value : value;
}
