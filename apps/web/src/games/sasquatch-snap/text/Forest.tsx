import type { Reader } from '@shutterbox/kernel';
import { forest, type Square, type State, TILE_TYPES } from '@shutterbox/sasquatch-snap/client';
import { classNames } from '../../../ui/class-names.ts';
import { Shape } from '../Shape.tsx';
import { rowsOf, type Told } from '../squares.ts';
import { squareWords, t } from '../words.ts';
import { Journalist, Lair, Sasquatch, Trap } from './Figures.tsx';
import { say } from './words.ts';

interface Props {
	view: State;
	reader: Reader;
	/** Where the choice in the form would lead. */
	path: readonly Square[];
}

/** The forest as a table: signs for the eye, words for the ear. */
export function Forest({ view, reader, path }: Props) {
	const { size } = forest(view);
	const columns = Array.from({ length: size }, (_, x) => String.fromCharCode(65 + x));
	return (
		<section class="forest" aria-labelledby="forest-title">
			<h2 id="forest-title">{t('forest.title')}</h2>
			<div class="ground">
				<table>
					<caption>{say('forest.caption', { last: columns[size - 1], size })}</caption>
					<thead>
						<tr>
							<th scope="col">
								<span class="aloud">{say('forest.row')}</span>
							</th>
							{columns.map((column) => (
								<th key={column} scope="col">
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rowsOf(view).map((row, y) => (
							<tr key={columns[y]}>
								<th scope="row">{y + 1}</th>
								{row.map((told, x) => (
									<Cell key={columns[x]} told={told} reader={reader} isAimed={path.includes(y * size + x)} />
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<Legend />
		</section>
	);
}

function Cell({ told, reader, isAimed }: { told: Told; reader: Reader; isAimed: boolean }) {
	const words = squareWords(told, reader, isAimed);
	const isVertical = told.line === 'N' || told.line === 'S';
	return (
		<td
			class={classNames(isAimed && 'aim on', told.line && (isVertical ? 'line down' : 'line across'))}
			title={words || undefined}
		>
			<span class="aloud">{words}</span>
			{/* Whoever comes or goes, the square is set anew: nothing is pushed aside. */}
			<span key={words} class="signs" aria-hidden="true">
				{told.isLair && !told.hasSasquatch && <Lair />}
				{told.tile && (
					<span class="trap">
						<Trap seat={told.tile.owner} type={told.tile.type} />
						<Shape seat={told.tile.owner} />
						{1 + TILE_TYPES.indexOf(told.tile.type)}
					</span>
				)}
				{told.hasSasquatch && <Sasquatch />}
				{told.journalists.map((seat) => (
					<span key={seat} class="figure">
						<Journalist seat={seat} />
						<Shape seat={seat} />
					</span>
				))}
				{told.arms.length > 0 && (
					<span class="arms">
						+
						{[...new Set(told.arms)].map((seat) => (
							<Shape key={seat} seat={seat} />
						))}
					</span>
				)}
			</span>
		</td>
	);
}

function Legend() {
	return (
		<details class="legend">
			<summary>{say('forest.legend')}</summary>
			<dl>
				<div>
					<dt>
						<Sasquatch />
					</dt>
					<dd>{say('forest.legend.sasquatch')}</dd>
				</div>
				<div>
					<dt>
						<Lair />
					</dt>
					<dd>{say('forest.legend.lair')}</dd>
				</div>
				<div>
					<dt>
						<span class="trap">
							<Shape seat={0} />3
						</span>
					</dt>
					<dd>{say('forest.legend.tiles')}</dd>
				</div>
				<div>
					<dt>
						+<Shape seat={0} />
					</dt>
					<dd>{say('forest.legend.arm')}</dd>
				</div>
				<div>
					<dt>┊</dt>
					<dd>{say('forest.legend.line')}</dd>
				</div>
			</dl>
		</details>
	);
}
