import { DIFFICULTY, type Habitat, habitatOf, OPEN, photoOdds } from '@shutterbox/snapshot/client';
import { AnimalPicture, Thing } from '../pictures.tsx';
import { labelOf } from './AnimalRow.tsx';
import { Chance } from './Chance.tsx';
import { fromBag, targetOn } from './laid.ts';
import { nameOfAnimal } from './names.ts';
import { Prestige, Signs } from './Signs.tsx';
import type { Scene } from './scene.ts';
import type { Hands } from './use-hands-on.ts';
import type { Wants } from './wants.ts';

export interface ColumnProps {
	scene: Scene;
	hands: Hands;
	wants: Wants;
}

interface Props extends ColumnProps {
	habitat: Habitat;
	onClose: () => void;
}

/** A crowded column, with room for fingers: a plan is laid here die by die, anything else closes it. */
export function ColumnSheet({ scene, hands, wants, habitat, onClose }: Props) {
	const { shown, plan, seat, asked, helps } = scene;
	const joining = plan.draft && seat !== null ? fromBag(shown, plan, seat) : [];
	const animals = shown.table[habitat].concat(joining.filter((animal) => habitatOf(animal) === habitat));
	return (
		<ul class="column-rows">
			{animals.map((animal) => {
				const target = targetOn(plan, animal);
				const laid = target?.status === OPEN ? target : null;
				return (
					<li key={animal}>
						<button
							type="button"
							class="column-row aim"
							onClick={() => {
								hands.pressAnimal(animal, false);
								if (asked !== 'research') onClose();
							}}
						>
							<AnimalPicture animal={animal} look="frame" class="pict" />
							<span class="aloud">{labelOf(animal, target, helps.odds)}</span>
							<b class="need" aria-hidden="true">
								{DIFFICULTY[animal]}
							</b>
							<span class="told" aria-hidden="true">
								<b>{nameOfAnimal(animal)}</b>
								<Signs animal={animal} wanted={wants.article} />
								<Prestige animal={animal} />
							</span>
							{laid && (
								<span class="laid-here" aria-hidden="true">
									<Thing id="die-0" class="cube" />
									{laid.dice}
									{laid.tokens > 0 && (
										<>
											<Thing id="token" class="token" />
											{laid.tokens}
										</>
									)}
									{helps.odds && <Chance chance={photoOdds(animal, laid.dice, laid.tokens)} />}
								</span>
							)}
						</button>
					</li>
				);
			})}
		</ul>
	);
}
