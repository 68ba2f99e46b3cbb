import { photographerOf } from '@shutterbox/bots';
import { apertureOf } from '../cast/bots.ts';
import { type Mood, printOfPortrait, usePortraits } from '../cast/portraits.ts';

interface Props {
	bot: string;
	mood?: Mood;
}

/** A bot's face fills the mark it stands in; an aperture stands there where nobody has drawn one. */
export function Face({ bot, mood = 'calm' }: Props) {
	usePortraits();
	const photographer = photographerOf(bot);
	if (photographer === null) return <>{apertureOf(bot)}</>;
	const print = printOfPortrait(bot, 'face', mood);
	return (
		<span class="likeness" data-strength={photographer.strength}>
			{print && <img src={print} alt="" draggable={false} />}
		</span>
	);
}
