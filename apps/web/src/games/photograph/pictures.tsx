/** The only door to the drawings: they come late, in a chunk of their own, and each is put into the page once. */
import { signal } from '@preact/signals';
import { type Card, COLORS, colorOf, isPhoto, valueOn } from '@shutterbox/photograph/components';
import { useEffect, useRef } from 'preact/hooks';
import { suitSprite } from '../../art/suits.ts';
import { language } from '../../i18n/area.ts';

const art = signal<typeof import('./art/index.ts') | null>(null);
let asked: Promise<void> | null = null;

/** Brings the drawings in. A failed attempt is forgotten, so that the next board tries again. */
function bringDrawings(): Promise<void> {
	asked ??= import('./art/index.ts').then(
		(module) => {
			art.value = module;
		},
		() => {
			asked = null;
		},
	);
	return asked;
}

/** What happens in a photo, for its alternative text; null until the drawings are here. */
export function titleOf(card: Card): string | null {
	if (art.value === null || !isPhoto(card)) return null;
	const { FRAME_TITLES, FRAME_TITLES_RU } = art.value;
	const titles = language() === 'ru' ? FRAME_TITLES_RU : FRAME_TITLES;
	const title = titles[COLORS[colorOf(card)]][valueOn(card) - 1];
	return title.replace(/\.$/, '').replace(/^./, (first) => first.toLocaleLowerCase(language()));
}

/** A photo cut to what happens in it, or the whole frame. Until it is drawn the paper stays undeveloped. */
export function Picture({ card, whole }: { card: Card; whole?: boolean }) {
	const drawn = art.value;
	if (drawn === null) return null;
	const [color, value] = [COLORS[colorOf(card)], valueOn(card)];
	const crop = whole ? '0 0 300 400' : cropOf(drawn, card);
	return (
		<svg class="drawing" viewBox={crop} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			<use href={`#${drawn.sceneId(color, value)}`} width="300" height="400" />
		</svg>
	);
}

const crops = new Map<Card, string>();

function cropOf({ sceneOf }: typeof import('./art/index.ts'), card: Card): string {
	const known = crops.get(card) ?? sceneOf(COLORS[colorOf(card)], valueOn(card)).crop;
	crops.set(card, known);
	return known;
}

/** The drawings of these cards and of all shown before, each in an element of its own so that it is parsed once. */
export function Drawings({ cards }: { cards: Iterable<Card> }) {
	const seen = useRef(new Set<Card>());
	useEffect(() => {
		bringDrawings();
	}, []);
	for (const card of cards) if (isPhoto(card)) seen.current.add(card);
	const drawn = art.value;
	return (
		<>
			<svg class="ink" aria-hidden="true" dangerouslySetInnerHTML={{ __html: suitSprite() }} />
			{drawn !== null && [...seen.current].map((card) => <Drawing key={card} card={card} drawn={drawn} />)}
		</>
	);
}

function Drawing({ card, drawn }: { card: Card; drawn: typeof import('./art/index.ts') }) {
	const id = drawn.sceneId(COLORS[colorOf(card)], valueOn(card));
	return <svg class="ink" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawn.spriteMarkup([id]) }} />;
}
