/**
 * Acts once a moment of the table's clock is reached, however often that clock is put back meanwhile; gives what calls it
 * off.
 */
export function whenReached(moment: number, now: () => number, act: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const look = () => {
		const left = moment - now();
		if (left > 0) timer = setTimeout(look, left + 1);
		else act();
	};
	look();
	return () => clearTimeout(timer);
}
