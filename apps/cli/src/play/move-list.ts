import type { GameMove, Seat } from '@shutterbox/kernel';
import widthOf from 'string-width';
import type { AnyBoard, Scene, Shown } from '../boards/board.ts';
import { lineWidth, table, wrap } from '../text.ts';
import { typedMove } from './decision.ts';

/** Where there are more, "moves all" lists the rest; a long move takes two lines and more. */
const MOVES_SHOWN = 60;
const LONG_MOVES_SHOWN = 15;

/** Every move a seat has now, with what it would do beside it, or below where the notation is long. */
export function moveList(shown: Shown, scene: Scene<unknown>, seat: Seat, isAll: boolean): string {
	const { game, board, voice } = shown;
	const moves = ranked(board, scene, [...game.moves(scene.position, seat)]);
	const typed = moves.map((move) => ` ${typedMove(shown, move)}`);
	const widest = Math.max(...typed.map((text) => widthOf(text)));
	const isLong = widest > lineWidth() / 2;
	const listed = isAll ? moves : moves.slice(0, isLong ? LONG_MOVES_SHOWN : MOVES_SHOWN);
	const rows = listed.map((move, i) => [typed[i], board.explain(scene, move)]);
	const lines = isLong
		? rows.flatMap(([name, text]) => [wrap(name, 5), wrap(`     ${text}`, 5)])
		: table(rows, ['left', 'left']).map((line) => wrap(line, Math.max(...rows.map(([name]) => widthOf(name))) + 2));
	const left = moves.length - listed.length;
	return [...lines, ...(left > 0 ? [voice.say('cli.moreMoves', { count: left })] : [])].join('\n');
}

function ranked(board: AnyBoard, scene: Scene<unknown>, moves: readonly GameMove[]): readonly GameMove[] {
	const ranks = new Map(moves.map((move) => [move, board.rank?.(scene, move) ?? 0]));
	const rankOf = (move: GameMove) => ranks.get(move) ?? 0;
	return moves.toSorted((a, b) => (rankOf(a) === rankOf(b) ? 0 : rankOf(b) - rankOf(a)));
}
