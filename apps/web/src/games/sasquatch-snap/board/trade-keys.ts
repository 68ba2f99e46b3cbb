import { type Draft, KINDS, type Kind, type Side, traded } from '../draft.ts';
import type { Scene } from './scene.ts';
import { bankUses, pressToken, purseUses, type TokenUse } from './token-uses.ts';

type Asked = Pick<Scene, 'shown' | 'seat' | 'asked' | 'draft' | 'check' | 'deeds'>;
type Key = Pick<KeyboardEvent, 'code' | 'shiftKey'>;

/** 1 to 4 give a tile, with Shift they get one, 0 gives a snap, Backspace takes the last one back. Whether the key meant anything. */
export function tradeByKey(scene: Asked, { code, shiftKey }: Key): boolean {
	const { asked, draft, deeds } = scene;
	if (asked !== 'whistle') return false;
	if (code === 'Backspace') {
		deeds.hold(takenBack(draft, Object.keys(draft.get).length > 0 ? 'get' : 'give'));
		return true;
	}
	const use = useOf(scene, code, shiftKey);
	if (use === undefined) return false;
	pressToken(use, scene);
	return true;
}

function useOf(scene: Asked, code: string, isShift: boolean): TokenUse | undefined {
	const [, digit] = /^(?:Digit|Numpad)([0-4])$/.exec(code) ?? [];
	if (digit === undefined) return undefined;
	if (digit === '0') return purseUses(scene)?.find(({ kind }) => kind === 'snaps');
	return (isShift ? bankUses(scene) : (purseUses(scene) ?? []))[Number(digit) - 1];
}

/** One of a kind back from the scales; where none is named, the last one there. */
export function takenBack(draft: Draft, side: Side, kind?: Kind): Draft {
	const taken = kind ?? KINDS.findLast((one) => (draft[side][one] ?? 0) > 0);
	return taken === undefined ? draft : traded(draft, side, taken, -1);
}
