/** The focus of a person who plays by keys goes where the next thing is to be done. */
import type { HexPreview } from '@shutterbox/wildlife-park/client';
import { layoutOf } from '@shutterbox/wildlife-park/client';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { SOURCES } from '../draft.ts';
import { moveOf } from './drafting.ts';
import type { Scene } from './scene.ts';

const STOP = '[data-cell][tabindex="0"]';
const MINE = `.mount.mine .own ${STOP}`;
const ROUND = `.mount.round ${STOP}`;
const HEXES = '.hexes .hit[tabindex="0"]';
const ON = '.dock :is(.button.main, .release)';

export function useKeyFocus(
	board: RefObject<HTMLElement | null>,
	scene: Scene,
	offers: readonly HexPreview[] | null,
): void {
	const isKeyboard = useRef(false);
	const where = whereNext(scene, offers);
	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		const note = (isKey: boolean) => () => {
			isKeyboard.current = isKey;
		};
		addEventListener('keydown', note(true), { signal, capture: true });
		addEventListener('pointerdown', note(false), { signal, capture: true });
		return () => listening.abort();
	}, []);
	useLayoutEffect(() => {
		if (!isKeyboard.current || where === null || isElsewhere()) return;
		board.current?.querySelector<HTMLElement>(where)?.focus();
	}, [where]);
}

/** Whoever writes, reads the log or has something opened is left there. */
function isElsewhere(): boolean {
	return document.activeElement?.closest('input, textarea, select, dialog, .side, .table-bar, .enlarged') != null;
}

/** A selector of what is next; the same for as long as nothing else is. */
function whereNext(scene: Scene, offers: readonly HexPreview[] | null): string | null {
	const { shown, own, act, asked, draft, check } = scene;
	if (act !== null) return null;
	if (asked === null) return '.prompt-region .actions .button';
	const { hand } = draft;
	if (hand?.kind === 'item') return offers ? bestOf(scene, offers) : null;
	if (hand?.kind === 'worker') return asked === 'protect' ? '.struck[data-drop]' : HEXES;
	if (hand?.kind === 'slot') return HEXES;
	if (hand?.kind === 'start') return '.tile-windows [data-cell]';
	switch (asked) {
		case 'reroll':
			return MINE;
		case 'swap':
			return draft.swap ? ON : '.tile-windows [data-cell]';
		case 'turn': {
			const open = SOURCES.find((source) => draft.turn.places[source].to === undefined);
			return open === undefined ? ON : open === 'supply' ? soloSide(scene) : MINE;
		}
		case 'choose': {
			const open = SOURCES.find((source) => draft.turn.taken[source] === null);
			return open === undefined ? ON : open === 'supply' ? ROUND : MINE;
		}
		case 'build':
			return moveOf(shown, own, draft, check) ? ON : '.chosen-tray .chosen:not(.gone)';
		case 'soloReroll':
		case 'declare':
			return draft.kind ? ON : `.solo-frame.left ${STOP}`;
		case 'soloDiscard':
			return `.solo-frame.right ${STOP}`;
		case 'protect':
			return draft.saviour ? ON : '.crew .fitting';
		case 'workers':
			return HEXES;
	}
}

function soloSide({ shown: { solo } }: Scene): string {
	return solo === null ? ROUND : `.solo-frame.${solo.side} ${STOP}`;
}

/** The hex where what is in hand gains most; the crate where it fits nowhere. */
function bestOf({ shown, own }: Scene, offers: readonly HexPreview[]): string {
	const [best] = offers
		.filter(({ ways }) => ways.length > 0)
		.sort((a, b) => b.ways[0].gain.total - a.ways[0].gain.total);
	if (!best) return '.crate';
	return `.hexes .hit[data-hex="${layoutOf(shown.parks[own]).names.indexOf(best.hex)}"]`;
}
