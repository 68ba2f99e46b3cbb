/** Draws the import graph: what imports stands above what it imports, and a line that others imply is left out. */
import type { Edges, ImportGraph } from './import-graph.ts';
import { GAME_ROOMS, MAY_IMPORT, PURE } from './import-map.ts';

const [WIDTH, GAMES_WIDTH] = [900, 420];
const GAMES = 'games';
const ROUNDS = 12;

interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}
type Boxes = ReadonlyMap<string, Box>;

export function pictureOf({ edges, rooms }: ImportGraph): string {
	const inside = reduced(only(rooms, Object.keys(GAME_ROOMS)));
	const names = Object.keys(MAY_IMPORT).filter((part) => !isGame(part));
	const parts = reduced(only(withGamesAsOne(edges), [GAMES, ...names]));
	const { chains: paths, layers: floors } = layered(inside);
	const own = placed(floors, { width: GAMES_WIDTH, gap: 26, sizeOf: (name) => (isBend(name) ? [8, 0] : [76, 26]) });
	const sizeOf = (name: string) => {
		if (isBend(name)) return [8, 0];
		return name === GAMES ? [GAMES_WIDTH, bottomOf(own) + 44] : [30 + 9 * name.length, 40];
	};
	const { chains, layers } = layered(parts);
	const boxes = placed(layers, { width: WIDTH, gap: 56, sizeOf });
	const { x, y } = boxes.get(GAMES) ?? { x: 0, y: 0 };
	const within: Boxes = new Map([...own].map(([name, box]) => [name, { ...box, x: x + box.x, y: y + 32 + box.y }]));
	const height = bottomOf(boxes) + 44;
	const note = `games: ${Object.keys(MAY_IMPORT).filter(isGame).join(', ')}. Green is pure: no clock, no luck of its own, no host.`;
	return `${[
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -16 ${WIDTH} ${height}" role="img" aria-label="Which part imports which">`,
		`<style>${STYLE}</style>`,
		...linesOf(chains, boxes),
		...[...boxes].flatMap(([name, box]) =>
			isBend(name) ? [] : drawn(name, box, PURE.has(name) || name === GAMES ? 'pure' : 'host'),
		),
		...linesOf(paths, within),
		...[...within].flatMap(([name, box]) => (isBend(name) ? [] : drawn(name, box, 'room'))),
		`<text class="note" x="24" y="${height - 28}">${note}</text>`,
		'</svg>',
	].join('\n')}\n`;
}

const STYLE = `text{font:15px system-ui,sans-serif;fill:#222;text-anchor:middle}.note{font-size:12px;text-anchor:start;fill:#666}
rect{fill:#fff;stroke:#777;rx:8}.pure rect{fill:#eaf4ea;stroke:#4a7c4a}.room rect{fill:#fff;stroke:#8fb08f}.room text{font-size:13px}
path{fill:none;stroke:#999}@media(prefers-color-scheme:dark){text{fill:#eee}.note{fill:#aaa}rect{fill:#222}.pure rect{fill:#1f2f1f}.room rect{fill:#182418}path{stroke:#888}}`;

function isGame(part: string): boolean {
	return MAY_IMPORT.catalogue.parts.includes(part) && part !== 'kernel';
}

function withGamesAsOne(edges: Edges): Edges {
	const merged = new Map<string, Set<string>>();
	const one = (name: string) => (isGame(name) ? GAMES : name);
	for (const [from, targets] of edges) {
		const known = merged.get(one(from)) ?? new Set();
		merged.set(one(from), known);
		for (const to of targets) if (one(to) !== one(from)) known.add(one(to));
	}
	return merged;
}

function only(edges: Edges, names: readonly string[]): Edges {
	return new Map(names.map((name) => [name, new Set([...(edges.get(name) ?? [])].filter((to) => names.includes(to)))]));
}

/** Without the lines that two others, one after another, say already. */
function reduced(edges: Edges): Edges {
	const reaches = (from: string, to: string): boolean =>
		[...(edges.get(from) ?? [])].some((next) => next === to || reaches(next, to));
	return new Map(
		[...edges].map(([from, targets]) => [
			from,
			new Set([...targets].filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))),
		]),
	);
}

/** Each as high as what imports it allows, and a line over several layers as a chain of bends, one in each. */
function layered(edges: Edges): { chains: string[][]; layers: string[][] } {
	const importersOf = (name: string) => [...edges].filter(([, targets]) => targets.has(name)).map(([from]) => from);
	const depthOf = (name: string): number => 1 + Math.max(-1, ...importersOf(name).map(depthOf));
	const layers = Object.entries(Object.groupBy(edges.keys(), depthOf)).map(([, names = []]) => names);
	const chains = [...edges].flatMap(([from, targets]) =>
		[...targets].map((to) => {
			const bends = Array.from({ length: depthOf(to) - depthOf(from) - 1 }, (_, i) => `${from} ${to} ${i}`);
			for (const [i, bend] of bends.entries()) layers[depthOf(from) + 1 + i].push(bend);
			return [from, ...bends, to];
		}),
	);
	return { chains, layers: untangled(layers, chains) };
}

/** Every layer in the order of what stands above, then of what stands below, until lines cross little. */
function untangled(layers: readonly (readonly string[])[], chains: readonly (readonly string[])[]): string[][] {
	const pairs = chains.flatMap((chain) => chain.slice(1).map((to, i) => [chain[i], to] as const));
	const at = new Map<string, number>();
	const seat = (layer: readonly string[]) => {
		for (const [i, name] of layer.entries()) at.set(name, (i + 1) / (layer.length + 1));
	};
	const pull = (name: string) => {
		const near = pairs.flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : []));
		return near.reduce((sum, other) => sum + (at.get(other) ?? 0), 0) / Math.max(1, near.length);
	};
	let sorted = layers.map((layer) => layer.slice());
	for (const layer of sorted) seat(layer);
	for (let round = 0; round < ROUNDS; round++) {
		sorted = sorted.map((layer) => {
			const better = layer.toSorted((a, b) => pull(a) - pull(b));
			seat(better);
			return better;
		});
	}
	return sorted;
}

interface Room {
	readonly width: number;
	readonly gap: number;
	sizeOf(name: string): readonly number[];
}

/** Layer under layer, each spread over the width. */
function placed(layers: readonly (readonly string[])[], { width, gap, sizeOf }: Room): Boxes {
	const boxes = new Map<string, Box>();
	let y = 0;
	for (const layer of layers) {
		const height = Math.max(...layer.map((name) => sizeOf(name)[1]));
		const space = (width - layer.reduce((sum, name) => sum + sizeOf(name)[0], 0)) / (layer.length + 1);
		let x = space;
		for (const name of layer) {
			const [own, tall] = sizeOf(name);
			const high = isBend(name) ? height : tall;
			boxes.set(name, { x: Math.round(x), y: y + (height - high) / 2, width: own, height: high });
			x += own + space;
		}
		y += height + gap;
	}
	return boxes;
}

function bottomOf(boxes: Boxes): number {
	return Math.max(...[...boxes.values()].map(({ y, height }) => y + height));
}

function drawn(name: string, { x, y, width, height }: Box, kind: string): string {
	const line = name === GAMES ? y + 21 : y + height / 2 + 5;
	const box = `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;
	return `<g class="${kind}">${box}<text x="${x + width / 2}" y="${line}">${name}</text></g>`;
}

function linesOf(chains: readonly (readonly string[])[], boxes: Boxes): string[] {
	return chains.map((chain) => {
		const stops = chain.flatMap((name) => boxes.get(name) ?? []);
		const [first, ...rest] = stops.map(({ x, y, width, height }) => ({ x: x + width / 2, top: y, bottom: y + height }));
		let path = `M${first.x} ${first.bottom}`;
		let last = first;
		for (const stop of rest) {
			const bend = (stop.top - last.bottom) / 2;
			path += `C${last.x} ${last.bottom + bend} ${stop.x} ${stop.top - bend} ${stop.x} ${stop.top}V${stop.bottom}`;
			last = stop;
		}
		return `<path d="${path.replace(/V[\d.]+$/, '')}"/>`;
	});
}

function isBend(name: string): boolean {
	return name.includes(' ');
}
