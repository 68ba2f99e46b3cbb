import { type Event, layoutOf } from '@shutterbox/wildlife-park/client';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { wayBetween } from '../../../board/flights.ts';
import { SUM } from './acts.ts';
import { lightSteps, litBy } from './geometry.ts';
import { Passing } from './Passing.tsx';
import type { SceneAct } from './scene.ts';

/** What goes over the table from part to part; nothing does where nothing moves. */
export function Travels({ act }: { act: SceneAct | null }) {
	if (act === null || act.isStill) return null;
	switch (act.event.type) {
		case 'boardsPassed':
			return <Passing key={act.id} act={act} />;
		case 'entranceScored':
			return act.event.points > 0 ? <FlyingSum key={act.id} act={act} event={act.event} /> : null;
		default:
			return null;
	}
}

/** What the light has counted flies from its last hex to its row of the leaflet, or of the strip on a phone. */
function FlyingSum({ act, event }: { act: SceneAct; event: Event & { type: 'entranceScored' } }) {
	const ref = useRef<HTMLElement>(null);
	useLayoutEffect(() => {
		const sum = ref.current;
		const table = sum?.closest('.wildlife');
		const layout = layoutOf(act.after.parks[event.seat]);
		const last = layout.names[lightSteps(layout, litBy(event, layout)).at(-1)?.at(-1) ?? layout.star];
		const from = table?.querySelector(`.own-park [data-anchor="hex ${last}"]`)?.getBoundingClientRect();
		const rows = [...(table?.querySelectorAll('[data-anchor="row-entrance"]') ?? [])];
		const to = rows.map((row) => row.getBoundingClientRect()).find(({ width }) => width > 0);
		if (!sum || !from || !to) return;
		const { width, height } = sum.getBoundingClientRect();
		const around = ({ x, y, width: w, height: h }: DOMRect) =>
			new DOMRect(x + (w - width) / 2, y + (h - height) / 2, width, height);
		const duration = Math.min(SUM, act.ms);
		const flight = sum.animate(wayBetween(around(from), around(to), { scale: 1.3 }), {
			duration,
			delay: act.ms - duration,
			easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
			fill: 'both',
		});
		return () => flight.cancel();
	}, [act.id]);
	return (
		<b class="flying-sum" ref={ref} aria-hidden="true">
			{event.points}
		</b>
	);
}
