import type { Seat, View } from '@shutterbox/kernel';
import { isSolo, type State } from '@shutterbox/wildlife-park/client';
import { Button } from '../../../ui/Button.tsx';
import { Typed } from '../../../ui/Typed.tsx';
import { rich } from '../words.ts';

interface Props {
	view: View<State>;
	/** Whose table lies large. */
	own: Seat;
	names: readonly string[];
	onFollow: (seat: Seat) => void;
}

/** For those who watch: the next seat's table instead. */
export function Follow({ view, own, names, onFollow }: Props) {
	if (isSolo(view)) return null;
	const next = (own + 1) % view.seats;
	return (
		<Button icon="eye" onPress={() => onFollow(next)}>
			<span class="follow-next">{rich('others.followNext', { name: <Typed>{names[next]}</Typed> })}</span>
		</Button>
	);
}
