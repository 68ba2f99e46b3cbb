import { useSignal } from '@preact/signals';
import { companyOf } from '@shutterbox/bots';
import type { AnyGame, Seat } from '@shutterbox/kernel';
import type { TableView } from '@shutterbox/table';
import type { ComponentChildren } from 'preact';
import { list } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Typed } from '../../ui/Typed.tsx';
import { CastPrint } from '../CastPrint.tsx';
import { fillOf, type Rematch, stateOf } from './rematch.ts';
import { t } from './words.ts';

interface Props {
	rematch: Rematch;
	table: TableView;
	rules: AnyGame;
	names: readonly string[];
	you: Seat;
}

/** Photographers to choose from for a free seat. */
const OFFERED = 3;

/** Who comes along: everybody's answer, who sits down where somebody has gone, and a way not to wait. */
export function OnceMore({ rematch, table, rules, names, you }: Props) {
	const { isWanted, href, undecided, gone, wishing, onToggle, onFill, onAsk, onNow } = rematch;
	const isAsked = useSignal(false);
	const isOpen = isWanted && href === null && undecided.length + gone.length > 0;
	const seated = table.seats.flatMap(({ bot }) => bot ?? []);
	const companyFor = (seat: Seat) => {
		const chosen = table.rematch.fills.flatMap((fill) => (fill.seat === seat ? [] : (fill.bot ?? [])));
		return table.isRated ? [] : companyOf(rules, OFFERED, [...seated, ...chosen]);
	};
	const withdraw = () => onToggle?.();
	return (
		<Dialog open={isOpen} onClose={withdraw} title={t('once.title')}>
			<div class="once-more">
				<p>{t('once.text')}</p>
				<ul class="cards">
					{table.seats.map((_, seat) => (
						<Card key={seat} {...{ table, seat, names }} isYou={seat === you} isAsked={isAsked.value}>
							{undecided.includes(seat) && (
								<Button
									small
									disabled={isAsked.value}
									onPress={() => {
										isAsked.value = true;
										onAsk();
									}}
								>
									{t('once.ask')}
								</Button>
							)}
						</Card>
					))}
				</ul>
				{gone.map((seat) => (
					<fieldset key={seat} class="fill">
						<legend>{t('once.seat', { name: names[seat] })}</legend>
						{companyFor(seat).map((bot) => (
							<CastPrint key={bot} bot={bot} isSeated={fillOf(table, seat) === bot} onPress={() => onFill(seat, bot)} />
						))}
						<button
							type="button"
							class="nobody aim"
							aria-pressed={fillOf(table, seat) === null}
							onClick={() => onFill(seat, null)}
						>
							<span>{t('once.free')}</span>
						</button>
					</fieldset>
				))}
				<footer>
					<span class="waiting" role="status">
						{undecided.length > 0
							? t('once.waiting', { names: list(undecided.map((seat) => names[seat])) })
							: t('once.choose')}
					</span>
					<Button kind="quiet" onPress={withdraw}>
						{t('once.withdraw')}
					</Button>
					{wishing.length > 0 && <Button onPress={onNow}>{t('once.now')}</Button>}
				</footer>
			</div>
		</Dialog>
	);
}

interface CardProps {
	table: TableView;
	seat: Seat;
	names: readonly string[];
	isYou: boolean;
	/** Those who look at what was made have been asked. */
	isAsked: boolean;
	children: ComponentChildren;
}

function Card({ table, seat, names, isYou, isAsked, children }: CardProps) {
	const { bot } = table.seats[seat];
	const state = stateOf(table, seat);
	return (
		<li class={classNames('seat-card', state)}>
			<SeatMark name={names[seat]} silent you={isYou} width="44px" bot={bot} />
			<span>
				<b>{isYou ? t('once.you') : <Typed>{names[seat]}</Typed>}</b>
				<small>
					{t(state === 'looks' && isAsked ? 'once.asked' : `once.${state}`, { who: isYou ? 'you' : 'other' })}
				</small>
			</span>
			{children}
		</li>
	);
}
