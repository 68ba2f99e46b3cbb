import type { Seat } from '@shutterbox/kernel';
import { Drawn } from '../board/pictures.tsx';
import { GREYS, GROUND, TREES, treePath } from './night.ts';

interface Props {
	caption: string;
	/** Who stood in line with him; whoever took the picture is not in it. */
	behind: readonly Seat[];
	hasHim: boolean;
}

/** A photograph of the night as a newspaper prints it: greys and dots, drawn from who was there. */
export function Halftone({ caption, behind, hasHim }: Props) {
	return (
		<div class="halftone" role="img" aria-label={caption}>
			<div class="scene" aria-hidden="true">
				<svg viewBox="0 0 100 58" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
					<rect width="100" height="58" fill={GREYS.sky} />
					{TREES.map((tree) => (
						<path key={tree.x} d={treePath(tree)} fill={GREYS[tree.is]} />
					))}
					<path d={GROUND} fill={GREYS.ground} />
				</svg>
				{hasHim && <Drawn id="big-flash" class="him" />}
				{behind.map((seat, i) => (
					<span key={seat} class="colleague" style={{ '--at': i }}>
						<Drawn id={`figure-${seat as 0}-cheering`} />
					</span>
				))}
			</div>
			<div class="dots" aria-hidden="true" />
		</div>
	);
}
