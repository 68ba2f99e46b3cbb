import type { Seat } from '@shutterbox/kernel';
import {
	type Animal,
	EACH,
	HABITAT_IDS,
	type Habitat,
	habitatOf,
	PRESTIGE,
	type State,
} from '@shutterbox/snapshot/client';
import { classNames } from '../../../ui/class-names.ts';
import { memo } from '../../../ui/memo.tsx';
import { AnimalPicture } from '../pictures.tsx';
import { Sign } from '../Sign.tsx';
import { nameOfAnimal } from './names.ts';
import { awardsLeft, awardsOf, Pin } from './Pin.tsx';

interface Props {
	photos: readonly Animal[];
	awards: State['awards'];
	seat: Seat;
	isOwn?: boolean;
}

const LEAST_ROWS = 3;

/** A contact sheet: a column of three is a habitat's award, a row of four one of each. */
export const Contact = memo<Props>(({ photos, awards, seat, isOwn = false }) => {
	const columns = HABITAT_IDS.map((_, habitat) => photos.filter((animal) => habitatOf(animal) === habitat));
	const rows = Math.max(LEAST_ROWS, ...columns.map((column) => column.length));
	const places = Array.from({ length: rows }, (_, i) => i);
	const sets = awardsOf({ awards }, seat, EACH);
	const [next] = awardsLeft({ awards }, EACH);
	return (
		<div class={classNames('contact', isOwn && 'own')} style={{ '--rows': rows }} aria-hidden="true">
			{columns.map((column, habitat) => (
				<div key={HABITAT_IDS[habitat]} class="column" data-h={HABITAT_IDS[habitat]}>
					<Head {...{ awards, seat, habitat }} />
					{places.map((row) => (
						<Place key={row} animal={column[row]} seat={seat} habitat={habitat} isNext={row === column.length} />
					))}
				</div>
			))}
			<div class="column each-column">
				<span class="column-head" data-anchor={`won-${seat}-${EACH}`}>
					<Sign id="each" class="place-sign" />
				</span>
				{places.map((row) => (
					<span key={row} class="each-photo">
						{sets[row] !== undefined && <Pin category={EACH} prestige={sets[row]} class="tiny" />}
						{row === sets.length && <em>{next ?? '–'}</em>}
					</span>
				))}
			</div>
		</div>
	);
});

function Head({ awards, seat, habitat }: Pick<Props, 'awards' | 'seat'> & { habitat: Habitat }) {
	const won = awardsOf({ awards }, seat, habitat);
	return (
		<span class="column-head" data-anchor={`won-${seat}-${habitat}`}>
			{won.length === 0 ? (
				<Sign id={HABITAT_IDS[habitat]} class="place-sign" />
			) : (
				won.map((prestige) => <Pin key={prestige} category={habitat} prestige={prestige} class="tiny" />)
			)}
		</span>
	);
}

interface PlaceProps {
	animal: Animal | undefined;
	seat: Seat;
	habitat: Habitat;
	/** Where the next photo of this habitat goes. */
	isNext: boolean;
}

function Place({ animal, seat, habitat, isNext }: PlaceProps) {
	if (animal === undefined)
		return <span class="photo no" {...(isNext && { 'data-anchor': `sheet-${seat}-${habitat}` })} />;
	return (
		<span class="photo" title={nameOfAnimal(animal)}>
			<AnimalPicture animal={animal} look="frame" class="pict" />
			<i>{PRESTIGE[animal]}</i>
		</span>
	);
}
