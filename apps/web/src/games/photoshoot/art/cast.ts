/** The nine characters of Photoshoot in three moods, the frame of their tile, the camera and the cards. */
import { at, group, join, path } from '../../../art/kit.ts';
import { alice } from './characters/alice.ts';
import { arthur } from './characters/arthur.ts';
import { camera } from './characters/camera.ts';
import { chloe } from './characters/chloe.ts';
import { edgar } from './characters/edgar.ts';
import { james } from './characters/james.ts';
import { joe } from './characters/joe.ts';
import { max } from './characters/max.ts';
import { objectiveBack } from './characters/objective-back.ts';
import { olivia } from './characters/olivia.ts';
import { pam } from './characters/pam.ts';
import { alarm, flash, type Mood, type Portrait } from './characters/parts.ts';

const CAST = { max, olivia, alice, pam, edgar, joe, chloe, arthur, james } satisfies Readonly<
	Record<string, (mood: Mood, id: string) => Portrait>
>;
export type CharacterName = keyof typeof CAST;
export const CHARACTER_NAMES = Object.keys(CAST) as CharacterName[];
export const MOODS: readonly Mood[] = ['pose', 'smile', 'startled'];

/** A portrait with its backdrop: SVG content for the view box 0 0 300 300. */
export function characterArt(who: CharacterName, mood: Mood = 'pose', id = `character-${who}-${mood}`): string {
	const { wall, art, defs = '', bang } = CAST[who](mood, id);
	const clip = `<clipPath id="${id}t"><rect x="1.5" y="1.5" width="297" height="297" rx="23"/></clipPath>`;
	const sitter = join(art);
	return join(
		`<defs>${clip}${defs}</defs>`,
		group([wall, flash(mood), alarm(mood, ...bang), mood === 'startled' ? at(0, -4, sitter) : sitter], {
			'clip-path': `url(#${id}t)`,
		}),
	);
}

/** The tile's frame, drawn over a portrait; it turns black when an effect is active. */
export function tileFrame(kind: 'white' | 'black' = 'white'): string {
	const [fill, edge] = kind === 'black' ? ['#1B171F', '#4A4352'] : ['#FFFFFF', '#D9D3DE'];
	return join(
		path(
			'M24 0H276A24 24 0 0 1 300 24V276A24 24 0 0 1 276 300H24A24 24 0 0 1 0 276V24A24 24 0 0 1 24 0ZM26 14A12 12 0 0 0 14 26V274A12 12 0 0 0 26 286H274A12 12 0 0 0 286 274V26A12 12 0 0 0 274 14Z',
			fill,
			{ 'fill-rule': 'evenodd' },
		),
		path('M14 274A12 12 0 0 0 26 286H274A12 12 0 0 0 286 274V270A12 12 0 0 1 274 282H26A12 12 0 0 1 14 270Z', edge),
	);
}

export type { Mood };
export { camera, objectiveBack };
