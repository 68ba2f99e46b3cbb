import { type Animal, ARTICLES, PRESTIGE, SYMBOL_BITS, SYMBOLS } from '@shutterbox/snapshot/client';
import { classNames } from '../../../ui/class-names.ts';
import { Sign } from '../Sign.tsx';
import type { SignId } from '../signs.ts';

/** The three signs of an animal, in the order of the components. */
export function signsOf(animal: Animal): SignId[] {
	return SYMBOLS.filter((_, i) => (SYMBOL_BITS[animal] >> i) & 1);
}

/** What an assignment's article asks for. */
export function articleSigns(assignment: number): (typeof SYMBOLS)[number][] {
	return SYMBOLS.filter((_, i) => (ARTICLES[assignment] >> i) & 1);
}

/** Class, diet and lifespan; those the own article asks for are white on black. */
export function Signs({ animal, wanted }: { animal: Animal; wanted: number }) {
	return (
		<span class="signs">
			{signsOf(animal).map((id) => (
				<Sign key={id} id={id} class={classNames(isWanted(id, wanted) && 'wanted-sign')} />
			))}
		</span>
	);
}

export function isWanted(id: SignId, wanted: number): boolean {
	const index = (SYMBOLS as readonly string[]).indexOf(id);
	return index !== -1 && ((wanted >> index) & 1) === 1;
}

export function Prestige({ animal }: { animal: Animal }) {
	return (
		<i class="prestige">
			<Sign id="star" class="star" />
			{PRESTIGE[animal]}
		</i>
	);
}
