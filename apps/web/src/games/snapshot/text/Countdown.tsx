import { useEffect, useState } from 'preact/hooks';
import { Clock } from '../../../ui/Clock.tsx';
import { t } from '../words.ts';

const TICK = 250;

/** How long an offer stays open. It ticks by itself, so that nothing else is drawn again. */
export function Countdown({ deadline, now }: { deadline: number; now: () => number }) {
	const [left, setLeft] = useState(() => deadline - now());
	useEffect(() => {
		const update = () => setLeft(deadline - now());
		update();
		const timer = setInterval(update, TICK);
		return () => clearInterval(timer);
	}, [deadline, now]);
	return (
		<p class="countdown">
			{t('claim.left')} <Clock left={left} />
		</p>
	);
}
