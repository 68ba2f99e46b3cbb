import { useLayoutEffect, useRef } from 'preact/hooks';
import { wayBetween } from '../../../board/flights.ts';
import { MiniBoard } from './MiniBoard.tsx';
import { hasInnerDice } from './Supply.tsx';
import type { SceneAct } from './scene.ts';

/** Every supply board goes one seat to the left: all of them at once, along the rail. */
export function Passing({ act }: { act: SceneAct }) {
	const ref = useRef<HTMLDivElement>(null);
	const { before, ms } = act;
	useLayoutEffect(() => {
		const layer = ref.current;
		const board = layer?.closest('.wildlife');
		if (!layer || !board) return;
		// Where a neighbour's board is not drawn, on phones, it goes from card to card.
		const boxOf = (seat: number) =>
			['board', 'seat']
				.map((part) => board.querySelector(`[data-anchor="${part}-${seat}"]`)?.getBoundingClientRect())
				.find((box) => box && box.width > 0);
		const flights = [...layer.children].flatMap((one, seat) => {
			const [from, to] = [boxOf(seat), boxOf((seat + 1) % before.seats)];
			if (!from || !to) return [];
			const { width, height } = one.getBoundingClientRect();
			const small = (box: DOMRect) =>
				new DOMRect(box.x + (box.width - width) / 2, box.y + Math.min(0, box.height - height) / 2 + 20, width, height);
			return one.animate(wayBetween(small(from), small(to), { scale: 1.05 }), {
				duration: ms,
				easing: 'cubic-bezier(0.5, -0.25, 0.2, 1.35)',
				fill: 'both',
			});
		});
		return () => {
			for (const flight of flights) flight.cancel();
		};
	}, [act.id]);
	return (
		<div class="passing-boards" ref={ref} aria-hidden="true">
			{before.boards.map((number, seat) => (
				<div key={number} class="flying-board">
					<span class="number-tab">{number}</span>
					<MiniBoard items={before.supply[seat]} hasInner={hasInnerDice(before)} />
				</div>
			))}
		</div>
	);
}
