/** What the keys of the keyboard do on the board, whatever has the focus. */
import type { Cell, Direction, Move } from '@shutterbox/photoshoot/client';
import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { useKeys } from '../../../board/keys.ts';
import { commandOf, isJoePicked, photoOf, stopOf } from '../draft.ts';
import { mainMove } from '../main-move.ts';
import { pointsOf } from '../points.ts';
import { takerBack } from './device.ts';
import { leaveReason } from './reason-keys.ts';
import { roleOf, type Scene } from './scene.ts';
import { cellBeside } from './stage-geometry.ts';
import type { HandsOn } from './use-hands-on.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
	ArrowUp: 'up',
	ArrowRight: 'right',
	ArrowDown: 'down',
	ArrowLeft: 'left',
};

const NUMBERED = '123456789abcdefghi';

/** The key that names a reason. */
export function keyOfReason(index: number): string {
	return NUMBERED[index] ?? '';
}

interface Outside {
	readonly root: RefObject<HTMLElement | null>;
	now(): number;
	/** Ends what is read between two rounds; null while nothing is. */
	readonly goOn: (() => void) | null;
	/** Control's hands at the other edge of this device. */
	readonly far: HandsOn | null;
}

/** Gives the cell that the arrow keys have come to: the one stop of the stage for Tab. */
export function useBoardKeys(scene: Scene, hands: HandsOn, { root, now, goOn, far }: Outside) {
	const { view, seat } = scene;
	const [aimed, aim] = useState<Cell>(4);
	const look = (key: string): boolean => {
		const dir = ARROWS[key];
		if (dir === undefined || !root.current?.contains(document.activeElement)) return false;
		if (leaveReason(document.activeElement, key)) return true;
		const cell = cellBeside(aimed, dir);
		aim(cell);
		root.current?.querySelector<HTMLElement>(`[data-character][data-cell="${cell}"]`)?.focus();
		return true;
	};
	const make = (move: Move | null) => {
		if (move) hands.make(move);
		return move !== null;
	};
	const named = (key: string): boolean => {
		if (seat === null || view.phase !== 'called' || view.caller !== seat) return false;
		const reason = pointsOf(view)[NUMBERED.indexOf(key.toLowerCase())];
		return key.length === 1 && reason !== undefined && make(reason);
	};
	const entered = (event: KeyboardEvent): boolean => {
		if (goOn) {
			goOn();
			return true;
		}
		if (seat === null) return false;
		const cell = cellOn(event);
		const { shoots, calls } = roleOf(view, seat);
		if (cell !== null && (shoots || view.phase === 'repair')) {
			hands.choose(cell, event.shiftKey);
			return true;
		}
		const main = mainMove(view, seat);
		if (main && main.type !== 'ok') return make(main);
		return calls && !shoots && make(stopOf(view) ?? { type: 'stop', seen: 0 });
	};
	const spaced = (): boolean => {
		if (goOn) {
			goOn();
			return true;
		}
		if (seat === null) return false;
		const main = mainMove(view, seat);
		if (main?.type === 'ready') return make(main);
		return roleOf(view, seat).shoots && make(photoOf(view));
	};
	useKeys(root, (event) => {
		const { key, repeat } = event;
		if (repeat) return key in ARROWS && look(key);
		if (key === ' ') return spaced();
		if (key === 'Enter') return entered(event);
		if (named(key)) return true;
		if (key in ARROWS && !isJoePicked(view, hands.now())) return look(key);
		if (seat === null) return false;
		if (far && key.toLowerCase() === 'm') {
			far.make(stopOf(view) ?? { type: 'stop', seen: 0 });
			return true;
		}
		const command = commandOf(view, seat, hands.now(), event, now());
		if (command === null) return false;
		if (command.type === 'letGo') hands.letGo();
		else if (command.type === 'move')
			hands.make(command.move, command.move.type === 'undo' ? (takerBack(scene) ?? undefined) : undefined);
		else hands.choose(command.cell, event.shiftKey);
		return true;
	});
	return {
		aimed,
		aim,
		/** What has the focus after a click would be pressed by the bar: but that is always the release. */
		onKeyDownCapture(event: KeyboardEvent) {
			const places = view.phase === 'running' ? '.stage, .keys, .prompt-bar' : '.stage, .keys';
			const isOn = event.target instanceof Element && event.target.closest(places) !== null;
			if (event.key !== ' ' || !isOn || event.repeat || !spaced()) return;
			event.preventDefault();
			event.stopPropagation();
		},
	};
}

function cellOn({ target }: KeyboardEvent): Cell | null {
	const tile = target instanceof Element ? target.closest<HTMLElement>('[data-character]') : null;
	return tile ? Number(tile.dataset.cell) : null;
}
