import type { View } from '@shutterbox/kernel';
import { type Card, COLORS, IN_SUPPLY, type State, SUNSET } from '@shutterbox/photograph/client';
import { list } from '../../i18n/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { memo } from '../../ui/memo.tsx';
import { CardInside, lookOf, Suit, suitOf, Tag } from './Card.tsx';
import { cardName, colorName } from './names.ts';
import { skyOf } from './sky.ts';
import { t } from './words.ts';

const SKYLINE =
	'M0 46V42h300v-3h30v-6h18v6h26v-11h16l8-8 8 8h14v11h26v-7h22v7h30v-13h18v-8h12v8h16v13h34v-9h20v9h24v-17h12v-7h16v7h12v17h30v-11h30v11h18v-21h10l7-7 7 7h12v21h30v-8h22v8h24v-14h14v-7h10v7h14v14h60v7z';
const DAY = [0, 0.32, 0.56, 0.68, 0.8, 0.9, 1];

interface Props {
	view: View<State>;
	memoryAid: boolean;
	/** Where no films of one's own show which good shots are still open. */
	showsSupply: boolean;
}

/** The day from morning to night: the sun stands at the cards gone, the dashed zone is where it can set. */
export const SunsetGauge = memo<Props>(({ view, memoryAid, showsSupply }) => {
	const sky = skyOf(view);
	const top = view.deck.at(-1);
	const share = (part: number) => `${(part * 100).toFixed(2)}%`;
	return (
		<div class={`sky ${sky.when}`}>
			<div class="gauge">
				<svg viewBox="0 0 840 46" preserveAspectRatio="none" aria-hidden="true">
					<defs>
						<linearGradient id="photograph-day">
							{DAY.map((offset, i) => (
								<stop key={offset} class={`light-${i}`} offset={offset} />
							))}
						</linearGradient>
					</defs>
					<rect width="840" height="46" fill="url(#photograph-day)" />
					<path class="skyline" d={SKYLINE} />
				</svg>
				<span class="zone" style={{ left: share(sky.from), width: share(sky.to - sky.from) }} />
				<span class="sun" style={{ '--gone': Math.min(sky.gone, 0.98) }} />
				<p>
					<b>{t(`sky.${sky.when}`)}</b>
					<small>{t(`sky.${sky.when}Help`)}</small>
				</p>
			</div>
			{showsSupply && <Supply view={view} />}
			{memoryAid && view.removedOpen.length > 0 && <Memory cards={view.removedOpen} />}
			<div class="deck">
				<span class="pile" aria-hidden="true">
					{top !== undefined && <Top key={top} card={top} />}
				</span>
				<span class="aloud">
					{t('sky.deckLabel', { count: view.deck.length })}.{' '}
					{top !== undefined && t('sky.top', { card: cardName(top) })}
				</span>
				<span aria-hidden="true">
					<b>{view.deck.length}</b>
					<small>{t('sky.deck')}</small>
				</span>
			</div>
		</div>
	);
});

function Top({ card }: { card: Card }) {
	if (card === SUNSET) {
		return (
			<span class="print back sunset-card">
				<i />
			</span>
		);
	}
	return (
		<span class={lookOf(card)} data-suit={suitOf(card)}>
			<CardInside card={card} />
		</span>
	);
}

/** The good shots nobody has won yet. */
function Supply({ view }: { view: View<State> }) {
	const open = view.colors.filter((color) => view.goodShots[color] === IN_SUPPLY);
	return (
		<p class="supply">
			<span class="aloud">{t('supply.label', { colors: list(open.map(colorName)) })}</span>
			{open.map((color) => (
				<span key={color} class="tag star" data-suit={COLORS[color]} aria-hidden="true">
					★<Suit color={color} />
				</span>
			))}
		</p>
	);
}

/** Cards everybody saw leave the game, for tables that help the memory. */
function Memory({ cards }: { cards: readonly Card[] }) {
	return (
		<details class="memory">
			<summary>
				<Icon name="eye" />
				<span>{t('memory.label')}</span>
			</summary>
			<p>
				{cards
					.toSorted((a, b) => a - b)
					.map((card) => (
						<Tag key={card} card={card} />
					))}
			</p>
		</details>
	);
}
