import { CELLS, frameOf, NO_OBJECTIVE, objectiveId, type State } from '@shutterbox/photoshoot/for-boards';
import { list } from '../../i18n/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { Portrait } from './Portrait.tsx';
import { tileName } from './phrases.ts';
import { t } from './words.ts';

const ROWS = [0, 1, 2];

/** The photo that is wanted, the same way up as the stage; what stands in place is marked. */
export function Wanted({ view }: { view: State }) {
	const { open, cells, taken } = view;
	const frame = open === NO_OBJECTIVE ? [] : frameOf(open);
	const byCell = Array.from({ length: CELLS }, (_, cell) => frame.find((placed) => placed.cell === cell)?.tile ?? null);
	const count = frame.filter(({ cell, tile }) => cells[cell] === tile).length;
	return (
		<section class={classNames('wanted', open === NO_OBJECTIVE && 'none')} aria-labelledby="wanted-title">
			<h2 id="wanted-title">{t('wanted.title')}</h2>
			<table>
				<caption>
					{open === NO_OBJECTIVE
						? t('wanted.none')
						: t('wanted.caption', { id: objectiveId(open), count, all: frame.length })}
				</caption>
				<tbody>
					{ROWS.map((y) => (
						<tr key={y}>
							{ROWS.map((x) => {
								const tile = byCell[3 * y + x];
								const isHere = tile !== null && cells[3 * y + x] === tile;
								return (
									<td key={x} class={tile === null ? 'free' : isHere ? 'here' : ''}>
										{tile !== null && <Portrait tile={tile} />}
										{tile === null ? (
											<span class="aloud">{t('wanted.free')}</span>
										) : isHere ? (
											<>
												<span aria-hidden="true">✓ {tileName(tile)}</span>
												<span class="aloud">{t('wanted.here', { tile: tileName(tile) })}</span>
											</>
										) : (
											tileName(tile)
										)}
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
			<p class="hint">{taken.length > 0 && t('wanted.taken', { photos: list(taken.map(objectiveId)) })}</p>
		</section>
	);
}
