import { type Event, type Hex, type Layout, layoutOf, type Park, towersOf } from '@shutterbox/wildlife-park/client';
import { LIGHT } from './acts.ts';
import { centreOf, lightSteps, litBy, middleOf } from './geometry.ts';
import { Around, Chip } from './Overlay.tsx';
import { Thing } from './pictures.tsx';
import { placed } from './Ring.tsx';
import type { SceneAct } from './scene.ts';
import { type DieEvent, facesOf } from './ways.ts';

/** What is drawn over the own park while an act is played; it is drawn anew with every act. */
export function Effects({ act, park }: { act: SceneAct; park: Park }) {
	const { event } = act;
	const layout = layoutOf(park);
	switch (event.type) {
		case 'personalDrawn':
			return layout.starts.map(({ hex }) => <Around key={hex} layout={layout} hex={hex} look="revealed" />);
		case 'tilePlaced':
			return <Around layout={layout} hex={layout.names.indexOf(event.hex)} look="revealed" />;
		case 'diePlaced':
		case 'dieChanged':
			return (
				<>
					<StandingDie event={event} layout={layout} />
					<TowerSum park={park} hex={layout.names.indexOf(event.hex)} />
				</>
			);
		case 'towerBuilt':
			return (
				<>
					<RisingTower event={event} park={park} />
					<TowerSum park={park} hex={layout.names.indexOf(event.hexes[0])} delay={RISEN} />
				</>
			);
		case 'entranceScored':
			return <Torch act={act} event={event} park={park} />;
		default:
			return null;
	}
}

/** Milliseconds until a tower stands. */
const RISEN = 420;

/** What the tower at a hex scores, once all three dice stand at it. */
function TowerSum({ park, hex, delay = 0 }: { park: Park; hex: Hex; delay?: number }) {
	const tower = towersOf(park).find(({ point, isManned }) => isManned && point.hexes.includes(hex));
	if (!tower) return null;
	const [x, y] = centreOf(layoutOf(park), tower.point.hexes);
	return (
		<div class="tower-sum" style={{ '--delay': `${delay}ms` }}>
			<Chip at={[x, y - 96]} look="gold large">
				{tower.points}
			</Chip>
		</div>
	);
}

/** Where workers turned it, what it was and is. */
function StandingDie({ event, layout }: { event: DieEvent; layout: Layout }) {
	const hex = layout.names.indexOf(event.hex);
	const [x, y] = middleOf(layout, hex);
	const faces = facesOf(event);
	return (
		<>
			<Around layout={layout} hex={hex} look="revealed" />
			{faces.length > 1 && (
				<Chip at={[x, y + 96]} look="ink small">
					{faces[0]} → {faces.at(-1)}
				</Chip>
			)}
		</>
	);
}

/** The circle closes with a ring; feet, deck and roof follow. */
function RisingTower({ event, park }: { event: Event & { type: 'towerBuilt' }; park: Park }) {
	const layout = layoutOf(park);
	const at = centreOf(
		layout,
		event.hexes.map((name) => layout.names.indexOf(name)),
	);
	const colour = event.colour as 'black' | 'brown' | 'beige';
	return (
		<div class="spot rising-tower" style={placed(at)}>
			<svg class="flash-ring" viewBox="-100 -100 200 200" aria-hidden="true">
				<circle r="86" />
			</svg>
			<Thing id={`footing-${colour}`} class="footing" />
			<Thing id="tower-feet" class="tower first" />
			<Thing id="tower-deck" class="tower second" />
			<Thing id={`tower-${colour}`} class="tower third" />
		</div>
	);
}

/** Light runs from the gate through all dice that are linked to it, and a running sum rides on it. */
function Torch({ act, event, park }: { act: SceneAct; event: Event & { type: 'entranceScored' }; park: Park }) {
	const layout = layoutOf(park);
	const steps = lightSteps(layout, litBy(event, layout));
	const order = steps.flatMap((step, i) =>
		step.map((hex) => ({ hex, delay: Math.min(LIGHT, act.ms / (steps.length + 2)) * i })),
	);
	let sum = 0;
	return (
		<div class="torch">
			{order.map(({ hex, delay }, i) => {
				sum += park.dice[hex];
				const at = middleOf(layout, hex);
				const isLast = i === order.length - 1;
				return (
					<div key={hex} class="torch-step" style={{ '--delay': `${act.isStill ? 0 : delay}ms` }}>
						<i class="spot glow" style={placed(at)} />
						<Chip at={[at[0] + 40, at[1] - 44]} look={isLast ? 'gold large' : 'gold'}>
							{sum}
						</Chip>
					</div>
				);
			})}
		</div>
	);
}
