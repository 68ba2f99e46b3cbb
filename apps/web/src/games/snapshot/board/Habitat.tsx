import {
	type Animal,
	EXPLORE_VALUES,
	EXPLORED,
	exploreOdds,
	FAILED,
	HABITAT_IDS,
	type Habitat as HabitatIndex,
	isPlannedAndOpen,
	oneMoreExplorer,
	PHOTOS_PER_HABITAT_AWARD,
	photosByHabitat,
	wholePercent,
	wouldSpook,
} from '@shutterbox/snapshot/client';
import { classNames } from '../../../ui/class-names.ts';
import { Wax } from '../../../ui/MarkerLine.tsx';
import { prepareOf } from '../draft.ts';
import { Thing } from '../pictures.tsx';
import { Sign } from '../Sign.tsx';
import { spookLine, writtenNumber } from '../wax.ts';
import { t } from '../words.ts';
import { AnimalRow } from './AnimalRow.tsx';
import { Foot } from './Foot.tsx';
import { Held } from './Held.tsx';
import { LaidDice } from './LaidDice.tsx';
import { fromBag } from './laid.ts';
import { nameOfHabitat } from './names.ts';
import { awardsLeft, Pin } from './Pin.tsx';
import { isTumbling } from './rolls.ts';
import { type Standing, standingIn } from './rows.ts';
import { playing, type Scene } from './scene.ts';
import type { Hands } from './use-hands-on.ts';
import type { Wants } from './wants.ts';

interface Props {
	scene: Scene;
	hands: Hands;
	habitat: HabitatIndex;
	wants: Wants;
	/** Opens a column where there is room for fingers. */
	onColumn: (habitat: HabitatIndex) => void;
}

const MOST_UNDER = 2;

/** In units of the table, as its style sheet has them: the print, a row with room to spare, a card in the air. */
const [COLUMN, ROW] = [375, 128];
const HELD = { lying: 180, brief: 188, asking: 222 };

/** A tall print on the line: its sky is the head, animals stand below, what would spook it is told at the foot. */
export function Habitat({ scene, hands, habitat, wants, onColumn }: Props) {
	const { shown, act, seat, plan, asked } = scene;
	const joining = plan.draft && seat !== null ? fromBag(shown, plan, seat) : [];
	const standing = standingIn(shown, act, habitat, joining);
	const { above, below, line, held, isSpooked } = standing;
	const lit = litHabitat(scene);
	const isWarned = scene.helps.warnings && held !== null && !isSpooked && wouldSpook(shown, held);
	const isShootable = asked === 'shoot' && shown.current === habitat;
	const states = [
		lit === habitat && 'lit',
		lit !== null && lit !== habitat && 'dim',
		isWarned && 'nervous',
		isSpooked && 'spooked',
	];
	const count = above.length + below.length;
	const facts = { habitat: nameOfHabitat(habitat), value: EXPLORE_VALUES[habitat], line };
	const isBare = count === 0 && held === null;
	const room = held === null ? null : roomOf(scene, held);
	const height = rowHeight(count, room === null ? 0 : HELD[room]);
	const row = (one: Standing['above'][number], i: number) => (
		// Rows of another height are drawn anew: what stands at a row's foot would move with it.
		<AnimalRow
			key={`${one.animal} ${height}`}
			{...{ scene, hands, wants, isShootable }}
			row={one}
			index={i}
			onColumn={() => onColumn(habitat)}
		/>
	);
	return (
		<section
			class={classNames('habitat', ...states)}
			data-h={HABITAT_IDS[habitat]}
			aria-label={t('habitat.region', facts)}
		>
			<Thing id="peg" class="peg" />
			<Thing id="peg" class="peg r" />
			<div class="hung" data-line>
				<div class="scene">
					<Thing id={`tall-${HABITAT_IDS[habitat]}`} />
				</div>
				<Head {...{ scene, hands, habitat }} />
				<Award {...{ shown, seat, habitat }} />
				<ul
					class={classNames('animals', `n${count}`, room !== null && 'holding', room)}
					style={{ '--n': count, '--lined': line > 0 ? 1 : 0 }}
					data-target={`column:${habitat}`}
				>
					{above.map(row)}
					{line > 0 && <SpookLine line={line} habitat={habitat} index={above.length} />}
					{below.map((one, i) => row(one, above.length + i))}
					{held !== null && <Held key={`${held} ${isSpooked}`} {...{ scene, hands, wants }} card={held} />}
					{isBare && (
						<li class="land">
							<span class="frame" />
						</li>
					)}
					<li class="landing" data-anchor={`column-${habitat}`} aria-hidden="true" />
				</ul>
				<Foot {...{ scene, habitat, standing }} />
			</div>
		</section>
	);
}

/** What goes below a card in the air: a line of words, one button, or both. */
function roomOf({ asked, shown }: Scene, held: Animal): keyof typeof HELD {
	if (asked !== 'fate' && asked !== 'deny') return 'lying';
	const isOneButton = asked === 'fate' && wouldSpook(shown, held) && shown.rules.denial !== 'upfront';
	return isOneButton ? 'brief' : 'asking';
}

function rowHeight(count: number, held: number): number {
	return Math.round(Math.min(ROW, (COLUMN - held) / Math.max(1, count)));
}

/** The habitat that is being explored or photographed; the others step back. */
function litHabitat({ shown, act }: Pick<Scene, 'shown' | 'act'>): HabitatIndex | null {
	const spook = playing(act, 'habitatSpooked');
	if (spook) return spook.habitat;
	const { current } = act?.before.current !== undefined && act.before.current >= 0 ? act.before : shown;
	return current >= 0 ? current : null;
}

function Head({ scene, hands, habitat }: Omit<Props, 'wants' | 'onColumn'>) {
	const { shown, act, plan, draft, asked, helps } = scene;
	const value = EXPLORE_VALUES[habitat];
	const dice = plan.habitatDice[habitat];
	const status = plan.habitatStatus[habitat];
	const canRoll = asked === 'explore' && isPlannedAndOpen(shown, habitat);
	const roll = playing(act, 'exploreRolled') ?? playing(act, 'exploreRerolled');
	const isRolling = roll?.habitat === habitat;
	const thrown = roll?.type === 'exploreRolled' ? roll.dice.length : 1;
	const isFailing = shown.phase === 'reroll' && shown.current === habitat;
	const isOver = draft.over?.on === 'habitat' && draft.over.habitat === habitat;
	const isOpen = dice > 0 && status !== EXPLORED && status !== FAILED && !isRolling && !isFailing;
	const label = [
		t('habitat.label', { habitat: nameOfHabitat(habitat), value }),
		...(isOpen ? [t('habitat.dice', { dice })] : []),
		...(isOpen && helps.odds ? [t('chance', { chance: wholePercent(exploreOdds(habitat, dice)) })] : []),
	].join('; ');
	return (
		<div
			class={classNames('head-line', isRolling && isTumbling(act) && 'rolling')}
			style={{ '--thrown': thrown }}
			data-anchor={`head-${habitat}`}
		>
			<button
				type="button"
				class={classNames('head aim', (canRoll || isOver) && 'on')}
				data-cell={`head-${habitat}`}
				data-target={`habitat:${habitat}`}
				data-place={habitat}
				aria-disabled={asked !== 'research' && !canRoll}
				onClick={() => hands.pressHabitat(habitat)}
			>
				<span class="aloud">{label}</span>
				<span class="tab" aria-hidden="true">
					<Sign id={HABITAT_IDS[habitat]} class="place-sign" />
					<b>{nameOfHabitat(habitat)}</b>
					<small>
						<Thing id={`die-${value}`} class="cube mini" />
						<i>{t('habitat.more', { value })}</i>
					</small>
				</span>
				{status === EXPLORED && (
					<span class="stamp ok">
						<Sign id="tick" />
						<span>{t('habitat.explored')}</span>
					</span>
				)}
				{status === FAILED && (
					<span class="stamp no">
						<Sign id="cross" />
						<span>{t('habitat.failed')}</span>
					</span>
				)}
			</button>
			{isOpen && (
				<LaidDice
					key={`${dice} ${canRoll} ${isOver} ${plan.draft === null}`}
					isOnHead
					dice={dice}
					tokens={0}
					chance={helps.odds ? exploreOdds(habitat, dice) : null}
					then={isOver && helps.odds && plan.draft ? oneMoreExplorer(prepareOf(plan.draft), habitat).after : undefined}
					isRelease={canRoll}
					source={`habitat:${habitat}`}
					onTake={plan.draft ? (what) => hands.takeBack(what, `habitat:${habitat}`) : undefined}
					onTap={() => hands.pressHabitat(habitat)}
					label={{ dice: t('laid.takeDie', { what: nameOfHabitat(habitat) }), tokens: '' }}
				/>
			)}
		</div>
	);
}

/** The next award of the habitat in the print's corner, and how far the viewer is. */
function Award({ shown, seat, habitat }: Pick<Scene, 'shown' | 'seat'> & { habitat: HabitatIndex }) {
	const [next, ...under] = awardsLeft(shown, habitat);
	const count = seat === null ? 0 : photosByHabitat(shown.photos[seat])[habitat] % PHOTOS_PER_HABITAT_AWARD;
	return (
		<span class="award" data-anchor={`award-${habitat}`}>
			<span class="aloud">
				{next === undefined
					? t('award.none')
					: t('award.next', { prestige: next, count, need: PHOTOS_PER_HABITAT_AWARD })}
			</span>
			{under.slice(0, MOST_UNDER).map((prestige) => (
				<i key={prestige} class="under" />
			))}
			<Pin category={habitat} {...(next !== undefined && { prestige: next })} />
			{next !== undefined && seat !== null && (
				<span class="dots" aria-hidden="true">
					{Array.from({ length: PHOTOS_PER_HABITAT_AWARD }, (_, i) => (
						<i key={i} class={classNames(i < count && 'full')} />
					))}
				</span>
			)}
		</span>
	);
}

function SpookLine({ line, habitat, index }: { line: number; habitat: HabitatIndex; index: number }) {
	const number = writtenNumber(line);
	return (
		<li class="wax-row" aria-hidden="true" key={`line ${line}`} style={{ '--i': index }}>
			<span class="spook-line">
				<Wax {...spookLine(line + habitat * 3)} />
			</span>
			<span class="spook-number" style={{ aspectRatio: `${number.width} / ${number.height}` }}>
				<Wax {...number} />
			</span>
		</li>
	);
}
