import type { TableEvent } from '@shutterbox/table';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { aboutOf } from './about.ts';
import type { Scene } from './scene.ts';
import { useAbout, type Wanted } from './use-about.ts';

/** Pixels from what it is about, and from the edges of the window. */
const GAP = 8;

interface Props extends Scene {
	board: RefObject<HTMLElement | null>;
	history: readonly TableEvent[];
}

/** Tells about whatever somebody wants to know more about, while nothing is in hand and nothing is played. */
export function AboutCard({ board, ...told }: Props) {
	const { act, draft } = told;
	const wanted = useAbout(board, act === null && draft.hand === null);
	return wanted && <Slip {...told} wanted={wanted} />;
}

/** A slip of paper beside it. */
function Slip({ wanted, history, ...scene }: Omit<Props, 'board'> & { wanted: Wanted }) {
	const ref = useRef<HTMLDivElement>(null);
	const { thing, box } = wanted;
	const about = aboutOf(scene, history, thing);
	useLayoutEffect(() => {
		const card = ref.current;
		if (!card) return;
		const { width, height } = card.getBoundingClientRect();
		const middle = box.x + box.width / 2 - width / 2;
		const x = Math.max(GAP, Math.min(innerWidth - width - GAP, middle));
		const y = box.top - height - GAP >= GAP ? box.top - height - GAP : box.bottom + GAP;
		card.style.translate = `${x}px ${Math.min(y, innerHeight - height - GAP)}px`;
	}, [wanted]);
	if (about === null) return null;
	return (
		<div class="about-card" role="tooltip" ref={ref}>
			<b>{about.title}</b>
			{about.lines.map((line) => (
				<p key={line}>{line}</p>
			))}
		</div>
	);
}
