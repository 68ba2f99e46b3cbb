/** What a line of the log names, small; in full for the ear and on hover. */
import {
	COLOURS,
	type Colour,
	colourOf,
	type Item,
	isDie,
	itemName,
	thingName,
	type Worker,
	workerName,
} from '@shutterbox/wildlife-park/client';
import { type ComponentChildren, Fragment, type JSX } from 'preact';
import { markOf, t, voice } from './words.ts';

interface Props {
	colour: Colour | 'multi';
	/** For the eye. */
	sign: string;
	/** For the ear. */
	words: string;
}

function Tag({ colour, sign, words }: Props) {
	return (
		<span class="tag" data-colour={colour} title={words}>
			<span aria-hidden="true">{sign}</span>
			<span class="aloud">{words}</span>
		</span>
	);
}

/** `eagle ■`, `grey 4`: a tile with the sign of what it carries, a die with its value. */
export function ItemTag({ item }: { item: Item }): JSX.Element {
	const sign = isDie(item) ? thingName(voice, item) : `${thingName(voice, item)} ${markOf(item)}`;
	return <Tag {...{ sign }} colour={COLOURS[colourOf(item)]} words={itemName(voice, item)} />;
}

/** A worker by its colour. */
export function WorkerTag({ token }: { token: Worker }): JSX.Element {
	return <Tag colour={token} sign={t(`brief.worker.${token}`)} words={workerName(voice, token)} />;
}

export function listed(all: readonly ComponentChildren[], between = ', '): ComponentChildren {
	return all.map((each, i) => (
		<Fragment key={i}>
			{i > 0 && between}
			{each}
		</Fragment>
	));
}
