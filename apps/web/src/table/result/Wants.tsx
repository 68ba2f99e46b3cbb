import type { Seat } from '@shutterbox/kernel';
import type { TableView } from '@shutterbox/table';
import { list } from '../../i18n/format.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { rich } from './words.ts';

interface Props {
	seats: readonly Seat[];
	table: Pick<TableView, 'seats'>;
	names: readonly string[];
}

/** Beside the button: the marks and names of those who want to play again. */
export function Wants({ seats, table, names }: Props) {
	return (
		<span class="who-wants" role="status">
			{seats.length > 0 && (
				<>
					<span class="faces" aria-hidden="true">
						{seats.map((seat) => {
							const { bot } = table.seats[seat];
							return <SeatMark key={seat} name={names[seat]} silent width="30px" bot={bot} />;
						})}
					</span>
					<span class="said">
						{rich('wants.some', {
							names: list(seats.map((seat) => names[seat])),
							count: seats.length,
							b: (inside) => <b>{inside}</b>,
						})}
					</span>
				</>
			)}
		</span>
	);
}
