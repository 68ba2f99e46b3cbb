/** The line that says what to decide, as hands have it now; null leaves it to the game's own words. */
import type { Prompt } from '@shutterbox/kernel';
import { type EffectId, handsPrompt, isCoop, verdictPrompt } from '@shutterbox/photoshoot/client';
import { spoken, t, voice } from '../words.ts';
import type { Ruling } from './last-ruling.ts';
import { owedNow } from './needed.ts';
import { mayTouch, type PhotoshootProps, type Scene } from './scene.ts';
import type { BetweenSheet } from './sheets.tsx';
import type { HandsOn } from './use-hands-on.ts';
import type { Dragged } from './use-stage-drag.ts';
import { say } from './words.ts';

interface Moment {
	readonly hands: HandsOn;
	readonly dragged: Dragged | null;
	readonly sheet: BetweenSheet | null;
	/** The judgement that lies on the stage. */
	readonly ruling: Ruling | null;
	/** A card that is new to those who photograph now. */
	readonly binding: EffectId | null;
}

export function promptOf(scene: Scene, { hands, dragged, sheet, ruling, binding }: Moment): Prompt | null {
	const { view, seat, reader, draft } = scene;
	if (sheet) return { verb: sheet.kind === 'count' ? sheet.count.title : sheet.card.name, sentence: sheet.words };
	if (binding) return { verb: t(`effect.${binding}`), sentence: say('card.binds', { asks: t(`asks.${binding}`) }) };
	if (hands.sure) return { verb: say('verb.sure'), sentence: say('prompt.sure') };
	if (scene.isNaming && !isCoop(view) && scene.device === null)
		return { ...spoken.prompt({ ...reader, view, toMove: [], isOpen: true }), sentence: say('prompt.naming') };
	if (ruling && view.phase === 'paused') return verdictPrompt(voice, ruling.judged, ruling.by, reader);
	if (!mayTouch(view, seat) || view.phase === 'repair') return shuffled(scene);
	const inHand = handsPrompt(voice, reader, view, {
		picked: dragged?.cell ?? draft.picked,
		isSlid: dragged !== null || draft.isSlid,
		push: dragged?.dir ?? null,
		isWaiting: draft.waiting.length > 0,
		owed: owedNow(scene),
	});
	return inHand ?? shuffled(scene);
}

/** The objectives have been shuffled anew: hardly ever, and for a moment only. */
function shuffled({ view, reader, recent }: Scene): Prompt | null {
	const event = recent.find(({ type }) => type === 'deckReshuffled');
	if (!event) return null;
	const sentence = spoken.sentence(event, { ...reader, options: { ...view.rules } });
	return sentence === null ? null : { ...spoken.prompt({ ...reader, view, toMove: [], isOpen: true }), sentence };
}

/** Around one device the line is about whoever has it in hand, and begins with their name. */
export function devicePrompt(
	{ device, view, seat, reader }: Scene,
	{ toMove, isOpen }: Pick<PhotoshootProps, 'toMove' | 'isOpen'>,
): Prompt | null {
	if (device === null || seat === null) return null;
	const prompt = spoken.prompt({ ...reader, view, toMove, isOpen });
	const isActing = view.phase === 'running' && mayTouch(view, seat);
	return isActing ? { verb: reader.names[seat], sentence: say('device.act') } : prompt;
}
