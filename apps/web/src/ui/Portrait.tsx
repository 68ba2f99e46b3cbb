import { photographerOf } from '@shutterbox/bots';
import { type Mood, printOfPortrait, usePortraits } from '../cast/portraits.ts';

interface Props {
	/** A photographer. */
	bot: string;
	mood?: Mood;
	/** Width in CSS units. */
	width?: string;
}

/** A photographer on a print with a white border. Who it is stands beside it, and is read from there. */
export function Portrait({ bot, mood = 'calm', width }: Props) {
	usePortraits();
	const print = printOfPortrait(bot, 'print', mood);
	return (
		<span class="bot-print" style={width === undefined ? undefined : { '--w': width }} aria-hidden="true">
			<span class="exposure" data-strength={photographerOf(bot)?.strength}>
				{print && <img src={print} alt="" draggable={false} />}
			</span>
		</span>
	);
}
