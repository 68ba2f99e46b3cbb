import { useSeconds } from './use-seconds.ts';

interface Props {
	now: () => number;
	until: number | null;
	say: (seconds: number) => string;
}

/** A sentence with the seconds that are left; it alone is drawn again as they pass. */
export function Until({ now, until, say }: Props) {
	return <>{say(useSeconds(now, until))}</>;
}
