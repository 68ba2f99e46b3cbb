import { MatchList, type OwnMatch } from '../home/MatchList.tsx';
import { type OpenTable, OpenTables } from '../lobby/OpenTables.tsx';

const MATCHES: readonly OwnMatch[] = [
	{
		id: '1',
		game: 'photograph',
		name: 'Sunday table',
		others: 'Tomasz, Ines, Bot f/2',
		isYourTurn: true,
		standing: '',
		detail: 'wind the film, 0:42 left',
		href: '/gallery',
		open: 'play',
	},
	{
		id: '2',
		game: 'wildlife-park',
		name: 'Family park',
		others: 'Mum, Pavel',
		isYourTurn: false,
		standing: '2 of 3 are done',
		detail: 'you are ready, waiting for Pavel',
		href: '/gallery',
		open: 'look',
	},
	{
		id: '3',
		game: 'snapshot',
		name: 'Practice',
		others: 'Bot f/5.6, Bot f/11',
		isYourTurn: false,
		standing: 'Finished: 41 to 38',
		detail: 'you won by one award',
		href: '/gallery',
		open: 'replay',
	},
];

const TABLES: readonly OpenTable[] = [
	{ id: '1', game: 'photoshoot', detail: 'Hana’s table, hourglass, level 2', taken: 4, seats: 6, href: '/gallery' },
	{ id: '2', game: 'sasquatch-snap', detail: 'Oleg, untimed, newcomers', taken: 1, seats: 4, href: '/gallery' },
];

/** What the first page shows to somebody who plays a lot. */
export function Lists() {
	return (
		<section class="lists" aria-label="Lists">
			<div class="two-lists">
				<MatchList matches={MATCHES} />
				<OpenTables tables={TABLES} />
			</div>
		</section>
	);
}
