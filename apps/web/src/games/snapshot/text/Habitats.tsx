import {
	animalName,
	animalNames,
	EXPLORE_VALUES,
	exploreOdds,
	HABITAT_IDS,
	type Habitat,
	habitatName,
	habitatOf,
	highestDifficulty,
	type Move,
	percent,
	photoOdds,
	type State,
	spookRisk,
} from '@shutterbox/snapshot/client';
import { useId } from 'preact/hooks';
import { scrollStop } from '../../../ui/scroll-stop.ts';
import type { BoardProps } from '../../game-ui.ts';
import { changed, numberAt, type Part, type PlanDraft, rangeOf } from '../draft.ts';
import { Sign } from '../Sign.tsx';
import { t, voice } from '../words.ts';
import { AnimalCard, oddsOf } from './AnimalCard.tsx';
import { Stepper } from './Stepper.tsx';

interface Planning {
	readonly plan: PlanDraft;
	readonly setPlan: (plan: PlanDraft) => void;
}

interface Props extends BoardProps<State, Move> {
	/** The plan being made, while the viewer may make one. */
	planning: Planning | null;
}

/** The four habitats with their animals; while the viewer plans, dice and tokens are placed here. */
export function Habitats(props: Props) {
	const { view } = props;
	const id = useId();
	return (
		<section class="habitats" aria-labelledby={id}>
			<header>
				<h2 id={id}>{t('habitats.title')}</h2>
				<p>{deckWords(view)}</p>
			</header>
			{HABITAT_IDS.map((name, habitat) => (
				<HabitatCard key={name} {...props} habitat={habitat} />
			))}
			<details>
				<summary>{t('habitats.discard')}</summary>
				<p>{view.discard.length === 0 ? t('habitats.noDiscard') : animalNames(voice, view.discard)}</p>
			</details>
		</section>
	);
}

function HabitatCard(props: Props & { habitat: Habitat }) {
	const { view, viewer, planning, habitat } = props;
	const id = useId();
	const own = typeof viewer === 'number' && view.phase !== 'over' ? view.hands[viewer] : [];
	const reserved = planning ? own.filter((animal) => habitatOf(animal) === habitat) : [];
	const animals = [...view.table[habitat], ...reserved];
	return (
		<section class="habitat" data-habitat={HABITAT_IDS[habitat]} aria-labelledby={id}>
			<header>
				<Sign id={HABITAT_IDS[habitat]} class="glyph" />
				<div class="facts">
					<h3 id={id}>{habitatName(voice, habitat)}</h3>
					<p>
						{t('habitats.explore', { value: EXPLORE_VALUES[habitat] })}{' '}
						<span class="odds">{t('habitats.odds', { odds: oddsOf((dice) => exploreOdds(habitat, dice)) })}</span>
					</p>
					<p>{spookWords(view, habitat)}</p>
				</div>
				{planning && animals.length > 0 && <Dice {...props} planning={planning} part={{ on: 'habitat', habitat }} />}
			</header>
			<ul ref={scrollStop} aria-labelledby={id}>
				{/* Keyed by its place, too: an animal that moves up is dealt anew, nothing slides. */}
				{animals.map((animal, place) => (
					<li key={`${animal} ${place}`}>
						<AnimalCard view={view} viewer={viewer} animal={animal}>
							{planning ? (
								<Dice {...props} planning={planning} part={{ on: 'animal', animal }} />
							) : (
								typeof viewer === 'number' && <div class="placing" />
							)}
						</AnimalCard>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The steppers of one card, and the chance of its roll. */
function Dice({ planning: { plan, setPlan }, part, check, isOpen }: Props & { planning: Planning; part: Part }) {
	const card = part.on === 'habitat' ? habitatName(voice, part.habitat) : animalName(voice, part.animal);
	const dice = numberAt(plan, part);
	const step = (counted: Part, label: string, short: string) => (
		<Stepper
			label={label}
			short={short}
			value={numberAt(plan, counted)}
			range={rangeOf(plan, counted, check)}
			isOpen={isOpen}
			onChange={(value) => setPlan(changed(plan, counted, value))}
		/>
	);
	const tokens: Part | null = part.on === 'animal' ? { on: 'tokens', animal: part.animal } : null;
	const chance =
		part.on === 'animal'
			? photoOdds(part.animal, dice, tokens ? numberAt(plan, tokens) : 0)
			: part.on === 'habitat' && exploreOdds(part.habitat, dice);
	return (
		<div class="placing">
			{step(part, t('plan.diceOn', { card }), t('plan.dice'))}
			{tokens && step(tokens, t('plan.tokensOn', { card }), t('plan.tokens'))}
			<output class="chance">{dice > 0 && chance !== false ? percent(voice, chance) : ''}</output>
		</div>
	);
}

function spookWords(view: State, habitat: Habitat): string {
	if (view.table[habitat].length === 0) return t('habitats.empty');
	const count = spookRisk(view).spooking[habitat].length;
	return t('habitats.line', { highest: highestDifficulty(view, habitat), count });
}

function deckWords({ deck, discard }: State): string {
	return deck.length === 0
		? t('habitats.reshuffle', { discard: discard.length })
		: t('habitats.deck', { deck: deck.length, discard: discard.length });
}
