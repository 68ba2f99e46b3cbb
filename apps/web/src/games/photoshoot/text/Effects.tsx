import { EFFECTS, effectsInForce, type State } from '@shutterbox/photoshoot/client';
import { scrollStop } from '../../../ui/scroll-stop.ts';
import { t } from '../words.ts';
import { say } from './words.ts';

/** What binds the photographers of this round, each card in one sentence. */
export function Effects({ view }: { view: State }) {
	const effects = effectsInForce(view);
	return (
		<section class="effects" aria-labelledby="effects-title" ref={scrollStop}>
			<h2 id="effects-title">{say('effects.title')}</h2>
			{effects.length === 0 ? (
				<p>{say('effects.none')}</p>
			) : (
				<ul>
					{effects.map((effect) => {
						const { id, colour } = EFFECTS[effect];
						return (
							<li key={id} class={colour}>
								<span aria-hidden="true">{colour === 'blue' ? '○' : '△'}</span>
								<span>
									<span class="aloud">{say(`effects.${colour}`)}: </span>
									<b>{t(`effect.${id}`)}.</b> {t(`asks.${id}`)}
								</span>
							</li>
						);
					})}
				</ul>
			)}
		</section>
	);
}
