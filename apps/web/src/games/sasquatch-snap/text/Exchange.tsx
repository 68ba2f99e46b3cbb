import type { Refusal } from '@shutterbox/kernel';
import { stockIndex, TILE_TYPES, type TileType, worthOf } from '@shutterbox/sasquatch-snap/client';
import { useState } from 'preact/hooks';
import { Button } from '../../../ui/Button.tsx';
import { type Draft, EMPTY, KINDS, type Kind, type Side, traded, whyNotMore } from '../draft.ts';
import { reason } from '../words.ts';
import type { FormProps } from './Decision.tsx';
import { say } from './words.ts';

/** Two trays with a running balance: what is given, what is got for it. */
export function Exchange(form: FormProps) {
	const { draft } = form;
	const [barred, setBarred] = useState<Refusal | null>(null);
	const onDraft = (next: Draft) => {
		setBarred(null);
		form.onDraft(next);
	};
	const counted = { ...form, onDraft, onBarred: setBarred };
	const [given, received] = [worthOf(draft.give), worthOf(draft.get)];
	const isEmpty = given === 0 && received === 0;
	return (
		<>
			<table class="exchange">
				<caption>{say('exchange.caption')}</caption>
				<thead>
					<tr>
						<th scope="col">{say('exchange.kind')}</th>
						<th scope="col">{say('exchange.give')}</th>
						<th scope="col">{say('exchange.get')}</th>
					</tr>
				</thead>
				<tbody>
					{KINDS.map((kind) => (
						<tr key={kind}>
							<th scope="row">{say('exchange.worth', { kind: nameOf(kind), value: worthOf({ [kind]: 1 }) })}</th>
							<td>
								<Count {...counted} side="give" kind={kind} />
							</td>
							<td>{kind === 'snaps' ? say('exchange.notSnaps') : <Count {...counted} side="get" kind={kind} />}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p class="balance">
				<span>
					{barred ? reason(barred) : isEmpty ? say('exchange.nothing') : say('exchange.balance', { given, received })}
				</span>
				<Button small kind="quiet" disabled={isEmpty} onPress={() => onDraft(EMPTY)}>
					{say('exchange.clear')}
				</Button>
			</p>
		</>
	);
}

function nameOf(kind: Kind): string {
	return say(`exchange.kinds.${kind}`);
}

interface CountProps extends FormProps {
	side: Side;
	kind: Kind;
	onBarred: (refusal: Refusal) => void;
}

/** A stepper; plus and minus keep the focus where they cannot go on, and say why. */
function Count({ view, seat, draft, check, onDraft, onBarred, side, kind }: CountProps) {
	const count = draft[side][kind] ?? 0;
	const have = kind === 'snaps' ? view.snaps[seat] : stockOf(view[side === 'give' ? 'hands' : 'banks'], seat, kind);
	const refusal = whyNotMore(check, draft, side, kind);
	const names =
		side === 'give'
			? (['exchange.lessGive', 'exchange.moreGive'] as const)
			: (['exchange.lessGet', 'exchange.moreGet'] as const);
	const facts = { kind: nameOf(kind), count };
	const less = () => count > 0 && onDraft(traded(draft, side, kind, -1));
	const more = () => (refusal ? onBarred(refusal) : onDraft(traded(draft, side, kind, 1)));
	return (
		<span class="count">
			<button
				type="button"
				class="button bare"
				aria-label={say(names[0], facts)}
				aria-disabled={count === 0}
				onClick={less}
			>
				−
			</button>
			<span class="amount">
				<b>{count}</b> <span class="have">{say('exchange.have', { count: have })}</span>
			</span>
			<button
				type="button"
				class="button bare"
				aria-label={say(names[1], facts)}
				aria-disabled={refusal !== null}
				title={refusal ? reason(refusal) : undefined}
				onClick={more}
			>
				+
			</button>
		</span>
	);
}

function stockOf(stock: readonly number[], seat: number, tile: TileType): number {
	return stock[stockIndex(seat, TILE_TYPES.indexOf(tile))];
}
