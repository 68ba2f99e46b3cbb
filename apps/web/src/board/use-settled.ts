import { useEffect, useReducer, useRef } from 'preact/hooks';

/**
 * Whether nothing is played, and that has been drawn. What a decision needs comes a picture after the end of a play: a
 * press that ends one is answered before all of it is drawn.
 */
export function useSettled(isPlaying: boolean): boolean {
	const hasPlayed = useRef(false);
	const [, draw] = useReducer((times: number) => times + 1, 0);
	if (isPlaying) hasPlayed.current = true;
	useEffect(() => {
		if (isPlaying || !hasPlayed.current) return;
		hasPlayed.current = false;
		draw(null);
	}, [isPlaying]);
	return !isPlaying && !hasPlayed.current;
}
