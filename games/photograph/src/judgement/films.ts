import { BLURRED_POINTS, filmPoints, GOOD_SHOT_POINTS, MAX_STEP, VALUES } from '../rules/components.ts';
import { directionOf, type Film, lastSharp, sharpCount } from '../rules/film.ts';
import { asRising } from './known.ts';

/** What matters of a film, told as if it rose. */
export class FilmFacts {
	sharp = 0;
	blurs = 0;
	/** 0 while it is empty. */
	last = 0;
	endsBlurred = false;
	/** Fewer than two frames are sharp: either direction fits. */
	isOpen = true;
	isFalling = false;
	/** Values it can still rise by. */
	room = VALUES;

	/** A film with one frame is told as if it would run towards the more room. */
	look(film: Film): void {
		this.sharp = sharpCount(film);
		this.blurs = film.length - this.sharp;
		this.endsBlurred = film.length > 0 && film[film.length - 1] < 0;
		const direction = directionOf(film);
		this.isOpen = direction === 0;
		const last = film.length === 0 ? 0 : lastSharp(film);
		this.isFalling = direction === 0 ? last > VALUES / 2 : direction < 0;
		this.last = last === 0 ? 0 : asRising(last, this.isFalling);
		this.room = VALUES - this.last;
	}

	/** Whether a value, told the same way, would be sharp. */
	fits(value: number): boolean {
		if (this.last === 0) return true;
		if (!this.isOpen && value < this.last) return false;
		return this.endsBlurred || Math.abs(value - this.last) <= MAX_STEP;
	}

	/** Adds a frame as the rules would; a film that turns out to fall is told as it was. Whether it is sharp. */
	add(value: number): boolean {
		const isSharp = this.fits(value);
		if (isSharp) {
			this.sharp++;
			this.isOpen = this.last === 0;
			// A lone frame that is passed downwards: what is left below it is its room.
			this.room = this.last === 0 || value > this.last ? VALUES - value : value - 1;
			this.last = value;
		} else this.blurs++;
		this.endsBlurred = !isSharp;
		return isSharp;
	}
}

export function pointsOf({ sharp, blurs }: FilmFacts, ownsShot: boolean): number {
	return filmPoints(sharp) + blurs * BLURRED_POINTS + (ownsShot ? GOOD_SHOT_POINTS : 0);
}
