import { useRef } from 'preact/hooks';

/** Milliseconds in which a trembling hand taps twice and means it once. */
const TWICE = 250;

/** Whether a tap on a thing counts. */
export function useSteady(isSteady: boolean): (thing: string | number, at: number) => boolean {
	const last = useRef<{ readonly thing: string | number; readonly at: number } | null>(null);
	return (thing, at) => {
		const isEcho = isSteady && last.current?.thing === thing && at - last.current.at < TWICE;
		if (!isEcho) last.current = { thing, at };
		return !isEcho;
	};
}
