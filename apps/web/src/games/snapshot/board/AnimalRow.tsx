import {
	type Animal,
	DIFFICULTY,
	OPEN,
	oneMoreDie,
	oneMoreToken,
	PRESTIGE,
	photoOdds,
	SYMBOL_BITS,
	wholePercent,
} from '@shutterbox/snapshot/client';
import { classNames } from '../../../ui/class-names.ts';
import { Wax } from '../../../ui/MarkerLine.tsx';
import { type Part, prepareOf } from '../draft.ts';
import { AnimalPicture } from '../pictures.tsx';
import { RING } from '../wax.ts';
import { t } from '../words.ts';
import { isCramped } from './by-finger.ts';
import { Card, CoverClip } from './Card.tsx';
import { LaidDice } from './LaidDice.tsx';
import { type LaidTarget, targetOn } from './laid.ts';
import { nameOfAnimal, namesOfSigns } from './names.ts';
import type { Row } from './rows.ts';
import { Prestige, Signs } from './Signs.tsx';
import type { Scene } from './scene.ts';
import type { Hands } from './use-hands-on.ts';
import { NOTHING, type Wants } from './wants.ts';

interface Props {
	scene: Scene;
	hands: Hands;
	row: Row;
	/** From the top. */
	index: number;
	wants: Wants;
	/** The habitat at hand: its animals can be shot. */
	isShootable: boolean;
	/** Opens the column where there is room for fingers. */
	onColumn: () => void;
}

/** An animal stands on its caption; the whole row is what is pressed. */
export function AnimalRow({ scene, hands, row, index, wants, isShootable, onColumn }: Props) {
	const { animal, going, isFromBag } = row;
	const { shown, plan, draft, helps, seat } = scene;
	const target = targetOn(plan, animal);
	const isOpen = target !== undefined && target.status === OPEN && going !== 'taken' && going !== 'bolting';
	const canShoot = isShootable && isOpen;
	const over = draft.over;
	const isOver = over !== null && over.on !== 'habitat' && over.animal === animal;
	const isVowed = shown.committed.includes(animal);
	const press = (event: MouseEvent) => (isCramped(event) ? onColumn() : hands.pressAnimal(animal, event.shiftKey));
	const canPay = scene.asked === 'reroll' && isOpen && target.tokens > 0;
	const states = [
		target && 'planned',
		isVowed && 'vowed',
		isOver && 'aimed',
		canShoot && 'to-shoot',
		going,
		wants.isCover(animal) && 'for-cover',
	];
	return (
		<li
			class={classNames('animal', ...states)}
			data-animal={animal}
			style={{ '--i': index, '--under': isFromBag ? 1 : 0 }}
		>
			<button
				type="button"
				class={classNames('stand aim', (isOver || canShoot) && 'on')}
				data-cell={`animal-${animal}`}
				data-target={`animal:${animal}`}
				aria-disabled={scene.asked !== 'research' && !canShoot}
				onClick={press}
			>
				<AnimalPicture animal={animal} look="cut-104" class="cut-out" />
				<span class="aloud">{labelOf(animal, target, helps.odds)}</span>
				<span class="caption" aria-hidden="true">
					<b class="need">{DIFFICULTY[animal]}</b>
					<span class="name">{nameOfAnimal(animal)}</span>
					<Signs animal={animal} wanted={wants.article} />
					<Prestige animal={animal} />
				</span>
			</button>
			{isOpen && (
				<LaidDice
					key={`${target.dice} ${target.tokens} ${canShoot} ${isOver} ${plan.draft === null} ${canPay}`}
					dice={target.dice}
					tokens={target.tokens}
					chance={helps.odds ? photoOdds(animal, target.dice, target.tokens) : null}
					then={isOver && helps.odds ? chanceWith(scene, over) : undefined}
					isRelease={canShoot}
					source={`animal:${animal}`}
					onTake={plan.draft ? (what) => hands.takeBack(what, `animal:${animal}`) : undefined}
					onPay={canPay ? () => hands.payWith(animal) : undefined}
					onTap={(event) => (isCramped(event) ? onColumn() : hands.pressAnimal(animal, false))}
					label={{
						dice: t('laid.takeDie', { what: nameOfAnimal(animal) }),
						tokens: t(canPay ? 'laid.payToken' : 'laid.takeToken', { what: nameOfAnimal(animal) }),
					}}
				/>
			)}
			{wants.isCover(animal) && <CoverClip />}
			{isVowed && (
				<span class="vow">
					<Wax {...RING} />
				</span>
			)}
			{isFromBag && <span class="from-bag">{t(shown.active === seat ? 'animal.yourBag' : 'animal.bag')}</span>}
			{(going === 'bolting' || going === 'walking') && <span class="frame leftover" />}
			{going === 'taken' && (
				<span class="developed" data-anchor="developed">
					<Card animal={animal} wants={NOTHING} isLarge />
				</span>
			)}
		</li>
	);
}

/** The chance with one more die or token on an animal. */
function chanceWith({ plan }: Scene, part: Part): number | undefined {
	if (plan.draft === null || part.on === 'habitat') return undefined;
	const move = prepareOf(plan.draft);
	return part.on === 'tokens' ? oneMoreToken(move, part.animal)?.after : oneMoreDie(move, part.animal).after;
}

export function labelOf(animal: Animal, target: LaidTarget | undefined, tellsOdds: boolean): string {
	const facts = {
		animal: nameOfAnimal(animal),
		difficulty: DIFFICULTY[animal],
		prestige: PRESTIGE[animal],
		signs: namesOfSigns(SYMBOL_BITS[animal]),
	};
	if (!target || target.status !== OPEN) return t('animal.label', facts);
	const { dice, tokens } = target;
	const laid = t('animal.laid', { dice, tokens });
	const chance = wholePercent(photoOdds(animal, dice, tokens));
	return [t('animal.label', facts), laid, ...(tellsOdds ? [t('chance', { chance })] : [])].join('; ');
}
