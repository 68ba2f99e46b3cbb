import { EXPLORE_VALUES, HABITAT_IDS } from '@shutterbox/snapshot/client';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { classNames } from '../../../ui/class-names.ts';
import { Thing } from '../pictures.tsx';
import { Sign } from '../Sign.tsx';
import { t } from '../words.ts';
import { nameOfAnimal } from './names.ts';
import { isTumbling, type Roll } from './rolls.ts';
import type { SceneAct } from './scene.ts';

interface Props {
	roll: Roll;
	act: SceneAct | null;
}

/** Dice tumble into the tray and settle on what was rolled; then the verdict. */
export function RollStage({ roll, act }: Props) {
	const type = act?.event.type;
	const isInTheAir = isTumbling(act);
	const key = `${isInTheAir ? act?.id : ''} ${JSON.stringify(roll)}`;
	const thrown = roll.kind === 'explore' ? roll.thrown.length : roll.dice.length;
	const room = roomFor(roll);
	const cup = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (isInTheAir && cup.current) throwFrom(cup.current, originOf(roll));
	}, [key]);
	return (
		<>
			<div
				key={key}
				ref={cup}
				class={classNames('cup', isInTheAir && 'tumble', room.isSum && 'added', room.isMany && 'many')}
				style={{ '--thrown': thrown, '--dice': room.dice, '--signs': room.signs, '--gaps': room.gaps }}
			>
				{roll.kind === 'explore' ? <Explored roll={roll} isAll={type !== 'exploreRerolled'} /> : <Shot roll={roll} />}
			</div>
			<div
				key={`verdict ${key}`}
				class={classNames('verdict', roll.success ? 'ok' : 'no')}
				style={{ '--thrown': thrown }}
			>
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

/** Where dice lie before they are rolled. */
function originOf(roll: Roll): string {
	return roll.kind === 'explore'
		? `.habitat[data-h="${HABITAT_IDS[roll.habitat]}"] .head`
		: `.animal[data-animal="${roll.animal}"]`;
}

/** Lets what falls into a cup come from a place on the board. */
function throwFrom(cup: HTMLElement, place: string): void {
	const from = cup.closest('.snapshot')?.querySelector(place)?.getBoundingClientRect();
	if (!from || from.width === 0) return;
	const to = cup.getBoundingClientRect();
	cup.style.setProperty('--from-x', `${from.x + from.width / 2 - to.x - to.width / 2}px`);
	cup.style.setProperty('--from-y', `${from.y + from.height / 2 - to.y - to.height / 2}px`);
}

interface Room {
	/** Tokens are smaller. */
	readonly dice: number;
	readonly signs: number;
	readonly gaps: number;
	readonly isSum: boolean;
	/** So many that they lie side by side, with nothing written between. */
	readonly isMany: boolean;
}

const TOKEN = 0.6;
const MOST_WRITTEN = 3;

/** What has to go beside each other into the tray. */
function roomFor(roll: Roll): Room {
	const { length: dice } = roll.dice;
	const heaps = roll.kind === 'shot' && roll.tokens > 0 ? 1 : 0;
	const isSum = roll.kind === 'shot' && dice + heaps > 1;
	const isMany = dice + heaps > MOST_WRITTEN;
	if (!isSum) return { dice, signs: 0, gaps: dice - 1, isSum, isMany };
	const signs = (isMany ? 0 : dice - 1) + heaps + 1;
	return { dice: dice + TOKEN * heaps, signs, gaps: dice + heaps + signs, isSum, isMany };
}

function Shot({ roll }: { roll: Extract<Roll, { kind: 'shot' }> }) {
	const { dice, tokens, total } = roll;
	const { isSum, isMany } = roomFor(roll);
	return (
		<>
			{dice.map((value, i) => (
				<>
					{i > 0 && !isMany && <i class="plus">+</i>}
					<span key={i} class="rolled" style={{ '--i': i }}>
						<Thing id={`die-${value}`} class="cube" />
					</span>
				</>
			))}
			{tokens > 0 && (
				<>
					<i class="plus">+</i>
					<span class="laid-tokens">
						<Thing id="token" class="token" />
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
