import type { Reader } from '@shutterbox/kernel';
import { DIRECTIONS, forest, type State, stopOf } from '@shutterbox/sasquatch-snap/client';
import { scrollStop } from '../../../ui/scroll-stop.ts';
import { capitalised, foreseen, t } from '../words.ts';
import { say } from './words.ts';

/** What is to be won and feared of him: each of his lines, and his pile. */
export function Lines({ view, reader }: { view: State; reader: Reader }) {
	return (
		<section class="lines" aria-labelledby="lines-title" ref={scrollStop}>
			<h2 id="lines-title">{say('lines.title')}</h2>
			<dl>
				{DIRECTIONS.map((dir, direction) => {
					const dist = stopOf(view, direction);
					const name = t(`direction.${dir}`);
					return (
						<div key={dir}>
							<dt>{capitalised(dist > 0 ? say('lines.stop', { direction: name, dist }) : name)}</dt>
							<dd>
								{dist > 0
									? foreseen(view, view.whistle, { type: 'lure', dir, dist }, reader)
									: t('lines.clear', { most: forest(view).size - 1 })}
							</dd>
						</div>
					);
				})}
				<div>
					<dt>{say('lines.pile')}</dt>
					<dd>{say('lines.pileHolds', { count: view.pile })}</dd>
				</div>
			</dl>
		</section>
	);
}
