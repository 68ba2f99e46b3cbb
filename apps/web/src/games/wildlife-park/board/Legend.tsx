import { ROOFS } from '../hex.ts';
import { Sign } from '../Sign.tsx';
import { t } from '../words.ts';
import { Thing } from './pictures.tsx';

/** The map's own legend: what a die may stand on. */
export function Legend() {
	return (
		<ul class="map-legend" aria-label={t('legend.title')}>
			<li>
				<Sign id="heart" class="of-heart" />
				<span>{t('legend.heart')}</span>
				<b>1 2</b>
			</li>
			<li>
				<svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true">
					<path d={ROOFS.black} />
				</svg>
				<span>{t('legend.part')}</span>
				<b>1–5</b>
			</li>
			<li>
				<span class="tower-sign">
					<Thing id="tower-brown" />
				</span>
				<span>{t('legend.tower')}</span>
				<b>+ 6</b>
			</li>
			<li>
				<svg class="sign of-star" viewBox="0 0 24 24" aria-hidden="true">
					<path d="M12 1l3.1 7.1 7.7.7-5.8 5.1 1.7 7.6-6.7-4-6.7 4L7 13.9 1.2 8.8l7.7-.7z" />
				</svg>
				<span>{t('legend.star')}</span>
				<b>6</b>
			</li>
		</ul>
	);
}
