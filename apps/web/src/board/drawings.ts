import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export interface Drawings<Art> {
	/** The drawings; null until they are here. */
	readonly art: ReadonlySignal<Art | null>;
	/** Sends for them once. A failed attempt is forgotten, so that the next board tries again. */
	bring(): Promise<void>;
	/** The same, for a board: whatever it shows first. */
	use(): void;
}

/** The door to drawings that come late, in a chunk of their own. */
export function drawings<Art>(fetch: () => Promise<Art>): Drawings<Art> {
	const art = signal<Art | null>(null);
	let asked: Promise<void> | null = null;
	const bring = () => {
		asked ??= fetch().then(
			(brought) => {
				art.value = brought;
			},
			() => {
				asked = null;
			},
		);
		return asked;
	};
	const use = () =>
		useEffect(() => {
			bring();
		}, []);
	return { art, bring, use };
}
