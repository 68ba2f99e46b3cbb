import {
	type Animal,
	animalName,
	DIFFICULTY,
	EXPLORE_VALUES,
	EXPLORED,
	FAILED,
	HABITAT_IDS,
	type Habitat,
	habitatName,
	habitatOf,
	type Move,
	OPEN,
	PHOTOGRAPHED,
	type PlanOdds,
	percent,
	planOdds,
	prospectOf,
	type State,
	strengthWords,
} from '@shutterbox/snapshot/client';
import type { BoardProps } from '../../game-ui.ts';
import { t, voice } from '../words.ts';

/** The plan that lies open: dice, tokens, what became of them, and the exact odds of what is left. */
export function PlanTable({ view, names }: BoardProps<State, Move>) {
	const odds = planOdds(prospectOf(view));
	return (
		<>
			<table class="plan">
				<caption>{t('table.caption', { name: names[view.active] })}</caption>
				<thead>
					<tr>
						<th scope="col">{t('table.card')}</th>
						<th scope="col">{t('table.strength')}</th>
						<th scope="col">{t('table.needs')}</th>
						<th scope="col">{t('table.chance')}</th>
					</tr>
				</thead>
				{HABITAT_IDS.map((id, habitat) =>
					view.habitatDice[habitat] === 0 ? null : (
						<tbody key={id}>
							<tr>
								<th scope="row">{habitatName(voice, habitat)}</th>
								<td>{strengthWords(voice, view.habitatDice[habitat], paidIn(view, habitat))}</td>
								<td>{t('table.value', { value: EXPLORE_VALUES[habitat] })}</td>
								<td>{habitatResult(view, habitat, odds)}</td>
							</tr>
							{view.targets.map((animal, i) =>
								habitatOf(animal) !== habitat ? null : (
									<tr key={animal} class="target">
										<th scope="row">{animalName(voice, animal)}</th>
										<td>{strengthWords(voice, view.targetDice[i], view.targetTokens[i])}</td>
										<td>{DIFFICULTY[animal]}</td>
										<td>{targetResult(view, animal, i, odds)}</td>
									</tr>
								),
							)}
						</tbody>
					),
				)}
			</table>
			<p class="promise">{t('table.photos', { odds: photoWords(odds) })}</p>
		</>
	);
}

function paidIn({ current, habitatTokens }: State, habitat: Habitat): number {
	return current === habitat ? habitatTokens : 0;
}

function habitatResult({ habitatStatus }: State, habitat: Habitat, odds: PlanOdds): string {
	if (habitatStatus[habitat] === EXPLORED) return t('table.explored');
	if (habitatStatus[habitat] === FAILED) return t('table.failed');
	return percent(voice, odds.habitats.find((each) => each.habitat === habitat)?.explored ?? 0);
}

function targetResult({ targetStatus }: State, animal: Animal, index: number, { habitats }: PlanOdds): string {
	if (targetStatus[index] === PHOTOGRAPHED) return t('table.photographed');
	if (targetStatus[index] !== OPEN) return t('table.escaped');
	const target = habitats.flatMap(({ targets }) => targets).find((each) => each.animal === animal);
	return percent(voice, target?.photographed ?? 0);
}

function photoWords({ photos }: PlanOdds): string {
	return photos.map((chance, count) => t('table.photoOdds', { count, chance: percent(voice, chance) })).join(', ');
}
