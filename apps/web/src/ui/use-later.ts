import { useLayoutEffect, useState } from 'preact/hooks';
import { afterPictures } from './after-pictures.ts';

/**
 * A value, some pictures later: what matters most is seen at once, and what follows from it in pictures of its own. The
 * page then answers a press sooner than it could draw all of it, also one that comes meanwhile. A value about something
 * else is there at once.
 */
export function useLater<Value>(value: Value, about?: unknown, pictures = 1): Value {
	const [shown, show] = useState({ value, about });
	useLayoutEffect(() => {
		if (shown.value === value && shown.about === about) return;
		return afterPictures(pictures, () => show({ value, about }));
	}, [value, about, shown, pictures]);
	return shown.about === about ? shown.value : value;
}
