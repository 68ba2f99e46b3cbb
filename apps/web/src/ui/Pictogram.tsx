import { classNames } from './class-names.ts';

/** A shape of a pictogram, in the ink around it. */
export interface Mark {
	/** Filled; what lies twice in it is a hole. */
	readonly d: string;
	/** Not filled but drawn, with a round pen so wide. */
	readonly line?: number;
	/** What is there only to be counted or seen against. */
	readonly opacity?: number;
	readonly transform?: string;
}

interface Props {
	marks: readonly Mark[];
	/** Width and height of the grid it is drawn on. */
	grid?: number;
	class?: string | undefined;
	/** Read aloud; a pictogram beside its word says nothing. */
	label?: string | undefined;
}

/** A pictogram; its size is its place's to say. */
export function Pictogram({ marks, grid = 24, class: look, label }: Props) {
	return (
		<svg
			class={classNames('sign', look)}
			viewBox={`0 0 ${grid} ${grid}`}
			role="img"
			aria-label={label}
			aria-hidden={label === undefined}
		>
			{marks.map(({ d, line, ...more }) =>
				line === undefined ? (
					<path key={d} d={d} fill="currentColor" fill-rule="evenodd" {...more} />
				) : (
					<path
						key={d}
						d={d}
						fill="none"
						stroke="currentColor"
						stroke-width={line}
						stroke-linecap="round"
						stroke-linejoin="round"
						{...more}
					/>
				),
			)}
		</svg>
	);
}
