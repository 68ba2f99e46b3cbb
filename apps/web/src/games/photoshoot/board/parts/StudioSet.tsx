import { classNames } from '../../../../ui/class-names.ts';
import type { Light } from './picture-ids.ts';
import { lightNow, Thing } from './pictures.tsx';
import type { SetProps } from './props.ts';

/** The studio paper that flows from the roll over the table; behind everything. */
export function Floor({ isFrozen }: { isFrozen: boolean }) {
	const light = lightNow();
	return (
		<>
			<div class={classNames('floor', 'wide-floor', isFrozen && 'frozen')} aria-hidden="true">
				<Thing id={`floor-${light}`} />
				<Thing id={`floor-${light}-frozen`} class="grey" />
			</div>
			<div class={classNames('floor', 'narrow-floor', isFrozen && 'frozen')} aria-hidden="true">
				<Thing id={`narrow-floor-${light}`} />
				<Thing id={`narrow-floor-${light}-frozen`} class="grey" />
			</div>
		</>
	);
}

/** Roll and paper, the stage on it, and what comes before it. */
export function StudioSet(props: SetProps) {
	const { label, isFrozen, isPulledBack, flash = 0, isReplaying, rewinding, tiles, over, front, ...more } = props;
	const light = lightNow();
	return (
		<section
			class={classNames(
				'set',
				isFrozen && 'frozen',
				isPulledBack && 'pulled-back',
				isReplaying && 'replaying',
				rewinding && 'rewinding',
			)}
			style={{ '--run': rewinding?.ms }}
		>
			<Paper {...{ light }} />
			<section class="stage" aria-label={label} {...more}>
				{tiles}
				{over}
			</section>
			{flash > 0 && <div key={flash} class="flash" aria-hidden="true" />}
			{rewinding && (
				<>
					<div class="film run up" aria-hidden="true" />
					<div class="film run down" aria-hidden="true" />
					<p class="rewound">{rewinding.words}</p>
				</>
			)}
			{front}
		</section>
	);
}

function Paper({ light }: { light: Light }) {
	return (
		<div class="backdrop" aria-hidden="true">
			<div class="sweep">
				<Thing id={`sweep-${light}`} />
				<Thing id={`sweep-${light}-frozen`} class="grey" />
			</div>
			<div class="roll">
				<Thing id={`roll-${light}`} />
				<Thing id={`roll-${light}-frozen`} class="grey" />
			</div>
		</div>
	);
}
