import { Pictogram } from '../../ui/Pictogram.tsx';
import { SIGNS, type SignId } from './signs.ts';

/** A pictogram of this table. With a label it is read aloud; beside its word it says nothing. */
export function Sign({ id, class: look, label }: { id: SignId; class?: string; label?: string }) {
	return <Pictogram marks={[{ d: SIGNS[id] }]} class={look} label={label} />;
}
