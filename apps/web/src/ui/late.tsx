import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

export interface LateChunk<Chunk> {
	/** Sends for it: what is here already is drawn at once, without a picture in which it is missing. */
	bring(): void;
	/** One of its parts, which sends for the chunk where it is drawn first. Throws what kept it away, so that the page can say so. */
	part<Props extends object>(pick: (chunk: Chunk) => ComponentType<Props>): ComponentType<Props>;
}

/** Parts that come together, in a chunk of their own. */
export function lateChunk<Chunk extends object>(load: () => Promise<Chunk>): LateChunk<Chunk> {
	const here = signal<{ readonly chunk: Chunk } | { readonly problem: unknown } | null>(null);
	let coming: Promise<void> | null = null;
	const send = () => {
		coming ??= load().then((chunk) => {
			here.value = { chunk };
		});
		return coming;
	};
	return {
		bring() {
			// Who could not have it now sends for it again when it is drawn.
			send().catch(() => {
				coming = null;
			});
		},
		part(pick) {
			let isAsked = false;
			return (props) => {
				if (here.value === null && !isAsked) {
					isAsked = true;
					send().catch((problem: unknown) => {
						here.value = { problem };
					});
				}
				const come = here.value;
				if (come === null) return null;
				if ('problem' in come) throw come.problem;
				const Part = pick(come.chunk);
				return <Part {...props} />;
			};
		},
	};
}

/** A part that comes in a chunk of its own, when it is first drawn. */
export function late<Props extends object>(bring: () => Promise<ComponentType<Props>>): ComponentType<Props> {
	return lateChunk(async () => ({ Part: await bring() })).part(({ Part }) => Part);
}
