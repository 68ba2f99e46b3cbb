/** What a map sheet is drawn for: its size in pixels of the board, how far the park reaches from its middle, and its gate. */
export interface MapPlan {
	readonly width: number;
	readonly height: number;
	readonly reach: readonly [x: number, y: number];
	readonly gate: readonly [x: number, y: number];
	/** Where the road leaves the sheet. */
	readonly road: readonly [x: number, y: number];
	/** Where it is folded from top to bottom, in shares of its width. */
	readonly folds: readonly number[];
}

export type Light = 'light' | 'dark';

/** The same for the same sheet. */
export function mapId(plan: MapPlan, light: Light): string {
	const { width, height, reach, gate, road, folds } = plan;
	return ['map', light, ...[width, height, ...reach, ...gate, ...road].map(Math.round), folds.length].join('-');
}
