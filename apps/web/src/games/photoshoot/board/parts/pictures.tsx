/** The only door to the drawings: they come late, in a chunk of their own, and each picture is developed once. */
import { TILES } from '@shutterbox/photoshoot/client';
import { Drawn } from '../../../../board/Drawn.tsx';
import { drawings } from '../../../../board/drawings.ts';
import { printAt } from '../../../../darkroom/density.ts';
import { isDark } from '../../../../settings/preferences.ts';
import type { Light, PortraitId, PortraitSize, ThingId } from './picture-ids.ts';
import type { Character, Mood } from './props.ts';

const studio = drawings(() => import('../../art/index.ts'));

/** Sends for the drawings, whatever the board shows first. */
export function useDrawings(): void {
	studio.use();
}

/** The address of a thing's picture; null until it is developed. */
function thingPicture(id: ThingId): string | null {
	const art = studio.art.value;
	return art && printAt(`photoshoot-${id}`, (density) => art.drawingOf(id, density));
}

/** The same of a portrait. */
export function portraitPicture(who: Character, mood: Mood, size: PortraitSize): string | null {
	const art = studio.art.value;
	const id: PortraitId = `${size}-${who}-${mood}`;
	return art && printAt(`photoshoot-${id}`, (density) => art.portraitDrawing(who, mood, size, density));
}

export function lightNow(): Light {
	return isDark.value ? 'dark' : 'light';
}

/** Asks ahead for what is needed at once: a stamp that is developed when it is struck comes too late. Faces come first. */
export function Ahead() {
	if (TILES.every((who) => portraitPicture(who, 'pose', 'tile') !== null)) {
		for (const verdict of ['right', 'wrong', 'void'] as const) thingPicture(`stamp-${verdict}-${lightNow()}`);
		thingPicture('camera');
	}
	return null;
}

/** A thing that fills its box. */
export function Thing({ id, class: look }: { id: ThingId; class?: string }) {
	return <Drawn print={thingPicture(id)} class={look} />;
}

/** A portrait that fills its box. */
export function Portrait({ who, mood = 'pose', size }: { who: Character; mood?: Mood; size: PortraitSize }) {
	return <Drawn print={portraitPicture(who, mood, size)} class="portrait-print" />;
}
