import { coverId } from '../art-port.ts';
import { t } from '../i18n/shell.ts';
import { shelf } from '../shelf.ts';
import { Button } from '../ui/Button.tsx';
import { Picture } from '../ui/Picture.tsx';
import './daily.css';
import { SMALL_CROPS } from './game-words.ts';

/** Today's deal of one game. */
export interface DailyDeal {
	readonly game: string;
	/** How it went, in words: `top 12%`; null while it waits to be played. */
	readonly result: string | null;
	readonly href: string;
}

/** One deal a day for each game: played ones are developed, the others wait in the tray. */
export function DailyRoll({ deals }: { deals: readonly DailyDeal[] }) {
	const waiting = deals.filter(({ result }) => result === null);
	const done = deals.length - waiting.length;
	return (
		<section class="daily" aria-label={t('daily.title')}>
			<div>
				<h2>{t('daily.title')}</h2>
				<p>
					{t('daily.text')} {t('daily.progress', { done, left: waiting.length })}
				</p>
				{waiting.length > 0 && <Button href={waiting[0].href}>{t('daily.next')}</Button>}
			</div>
			<ol>
				{deals.map(({ game, result, href }) => (
					<li key={game} class={result === null ? undefined : 'done'}>
						<a class="aim" href={href}>
							<span class="aloud">{shelf.find(({ id }) => id === game)?.title ?? game}: </span>
							<span class="tray">
								<Picture id={coverId(game)} crop={SMALL_CROPS[game] ?? '0 0 300 300'} />
							</span>
							<b>{result ?? t('daily.notYet')}</b>
						</a>
					</li>
				))}
			</ol>
		</section>
	);
}
