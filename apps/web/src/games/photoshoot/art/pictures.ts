/** Everything in the studio: how it is drawn, which part of the drawing is seen, how wide it is shown at most. */
import type { Drawing } from '../../../darkroom/drawing.ts';
import type { PortraitId, PortraitSize, ThingId } from '../board/parts/picture-ids.ts';
import { type CharacterName, characterArt } from './cast.ts';
import { camera } from './characters/camera.ts';
import { objectiveBack } from './characters/objective-back.ts';
import type { Mood } from './characters/parts.ts';
import { EFFECT_BACK_BOX, effectBack, PADDLE_BOX, paddle, STAMP_BOXES, stamp, VERDICTS } from './studio/calls.ts';
import { HAND_BOX, hand, POSES, SEATS_WITH_HANDS } from './studio/hands.ts';
import { inksOf, type Light } from './studio/inks.ts';
import {
	CLIP_BOX,
	clip,
	FLOOR_BOX,
	floor,
	NARROW_FLOOR_BOX,
	narrowFloor,
	ROLL_BOX,
	roll,
	SWEEP_BOX,
	sweep,
} from './studio/set.ts';

type Box = readonly [width: number, height: number];
/** Pixels across on a table of 1366 × 768; the box it is drawn in; the drawing. */
type Picture = readonly [width: number, box: Box, draw: () => string];
type Entry = readonly [id: ThingId, picture: Picture];

const LIGHTS: readonly Light[] = ['light', 'dark'];

function papers(light: Light, isFrozen: boolean): readonly Entry[] {
	const tint = isFrozen ? (`${light}-frozen` as const) : light;
	const ink = inksOf(light, isFrozen);
	return [
		[`roll-${tint}`, [640, ROLL_BOX, () => roll(ink)]],
		[`sweep-${tint}`, [592, SWEEP_BOX, () => sweep(ink)]],
		[`floor-${tint}`, [1366, FLOOR_BOX, () => floor(ink)]],
		[`narrow-floor-${tint}`, [390, NARROW_FLOOR_BOX, () => narrowFloor(ink)]],
	];
}

const PICTURES: ReadonlyMap<ThingId, Picture> = new Map<ThingId, Picture>([
	...LIGHTS.flatMap((light): readonly Entry[] => [
		...papers(light, false),
		...papers(light, true),
		[`paddle-${light}`, [304, PADDLE_BOX, () => paddle(light)]],
		...VERDICTS.map((kind): Entry => [`stamp-${kind}-${light}`, [380, STAMP_BOXES[kind], () => stamp(kind, light)]]),
	]),
	...POSES.flatMap((pose) =>
		Array.from(
			{ length: SEATS_WITH_HANDS },
			(_, seat): Entry => [`hand-${pose}-${seat}`, [80, HAND_BOX, () => hand(pose, seat)]],
		),
	),
	['clip', [64, CLIP_BOX, clip]],
	['effect-back-blue', [250, EFFECT_BACK_BOX, () => effectBack('effect-back-blue-', 'blue')]],
	['effect-back-orange', [250, EFFECT_BACK_BOX, () => effectBack('effect-back-orange-', 'orange')]],
	['objective-back', [302, [300, 400], () => objectiveBack('objective-back-')]],
	['camera', [54, [300, 300], () => camera('camera-')]],
]);

export const THING_IDS: readonly ThingId[] = [...PICTURES.keys()];

export function drawingOf(id: ThingId, density: number): Drawing {
	const picture = PICTURES.get(id);
	if (!picture) throw new Error(`no picture is called ${id}`);
	const [width, box, draw] = picture;
	return { body: draw(), viewBox: `0 0 ${box.join(' ')}`, width: Math.round(width * density) };
}

/** Pixels across: a tile of the stage, a reason's portrait. */
const PORTRAIT_WIDTHS: Readonly<Record<PortraitSize, number>> = { tile: 164, head: 62 };

/** A portrait without the edge that its own frame would cover. */
export function portraitDrawing(who: CharacterName, mood: Mood, size: PortraitSize, density: number): Drawing {
	const id: PortraitId = `${size}-${who}-${mood}`;
	return {
		body: characterArt(who, mood, `${id}-`),
		viewBox: '3 3 294 294',
		width: Math.round(PORTRAIT_WIDTHS[size] * density),
	};
}
