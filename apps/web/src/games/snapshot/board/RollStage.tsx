import { EXPLORE_VALUES } from '@shutterbox/snapshot/client';
import { classNames } from '../../../ui/class-names.ts';
import { Thing } from '../pictures.tsx';
import { Sign } from '../Sign.tsx';
import { t } from '../words.ts';
import { nameOfAnimal } from './names.ts';
import type { Roll } from './rolls.ts';
import type { SceneAct } from './scene.ts';

interface Props {
	roll: Roll;
	act: SceneAct | null;
}

/** Dice tumble into the tray and settle on what was rolled; then the verdict. */
export function RollStage({ roll, act }: Props) {
	const type = act?.event.type;
	const isTumbling =
		act !== null && !act.isStill && (type === 'exploreRolled' || type === 'exploreRerolled' || type === 'shotRolled');
	const key = `${isTumbling ? act.id : ''} ${JSON.stringify(roll)}`;
	return (
		<>
			<div key={key} class={classNames('cup', isTumbling && 'tumble')}>
				{roll.kind === 'explore' ? <Explored roll={roll} isAll={type !== 'exploreRerolled'} /> : <Shot roll={roll} />}
			</div>
			<div key={`verdict ${key}`} class={classNames('verdict', roll.success ? 'ok' : 'no')}>
				<Sign id={roll.success ? 'tick' : 'cross'} />
				<Verdict roll={roll} />
			</div>
		</>
	);
}

function Explored({ roll, isAll }: { roll: Extract<Roll, { kind: 'explore' }>; isAll: boolean }) {
	const need = EXPLORE_VALUES[roll.habitat];
	return roll.dice.map((value, i) => (
		<span
			key={i}
			class={classNames('rolled', value >= need ? 'y' : 'n', !isAll && !roll.thrown.includes(i) && 'lying')}
			style={{ '--i': roll.thrown.indexOf(i) }}
		>
			<Thing id={`die-${value}`} class="cube" />
			<em>
				<Sign id={value >= need ? 'tick' : 'cross'} />
			</em>
		</span>
	));
}

function Shot({ roll: { dice, tokens, total } }: { roll: Extract<Roll, { kind: 'shot' }> }) {
	const isSum = dice.length > 1 || tokens > 0;
	return (
		<>
			{dice.map((value, i) => (
				<>
					{i > 0 && <i class="plus">+</i>}
					<span key={i} class="rolled" style={{ '--i': i }}>
						<Thing id={`die-${value}`} class="cube" />
					</span>
				</>
			))}
			{tokens > 0 && (
				<>
					<i class="plus">+</i>
					<span class="laid-tokens">
						<Thing id="token" class="token large" />
						{tokens > 1 && <b>{tokens}</b>}
					</span>
				</>
			)}
			{isSum && (
				<>
					<i class="plus">=</i>
					<b class="sum">{total}</b>
				</>
			)}
		</>
	);
}

function Verdict({ roll }: { roll: Roll }) {
	if (roll.kind === 'explore') {
		const need = EXPLORE_VALUES[roll.habitat];
		const best = Math.max(...roll.dice);
		return <span>{t(roll.success ? 'roll.explored' : 'roll.failed', { need, best })}</span>;
	}
	return (
		<span>
			{t(roll.success ? 'roll.hit' : 'roll.miss', {
				total: roll.total,
				need: roll.difficulty,
				animal: nameOfAnimal(roll.animal),
			})}
		</span>
	);
}
