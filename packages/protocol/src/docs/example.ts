import type { Message, Messages, Request } from '../socket.ts';

const TABLE = 'bq3K9x-u2TfA';
const ADA = 'Zr41_kQpX0cd';
const BEN = '9fLm-2sVwYtB';

const person = (who: string, name: string) => ({
	kind: 'person' as const,
	who,
	name,
	bot: null,
	team: null,
	isPresent: true,
	isPlayedByBot: false,
	standIn: null,
	isReady: true,
	hasLeft: false,
	hasSalt: false,
	isReserved: false,
});

const view: Messages['fresh']['view'] = {
	id: TABLE,
	game: 'counting',
	rulesVersion: 1,
	stage: 'playing',
	created: 1767225600000,
	host: ADA,
	options: { goal: 10 },
	pace: { kind: 'untimed' },
	isRated: false,
	allowsSpectators: true,
	termsNumber: 1,
	seats: [person(ADA, 'Quiet Otter'), person(BEN, 'Bold Heron')],
	commitment: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
	seed: null,
	length: 4,
	view: { count: 6, last: [1, 3] },
	toMove: [0],
	decision: 4,
	takeBack: null,
	asking: null,
	clocks: null,
	order: null,
	outcome: null,
	breakdown: null,
	rematch: { agreed: [], fills: [], isCalled: false, table: null },
};

/** Who speaks, and what is said. */
export type Line =
	| { readonly from: 'client'; readonly says: Request }
	| { readonly from: 'server'; readonly says: Message };

/** A first visit and one move, in a made-up game of two who count by turns. */
export const EXCHANGE: readonly Line[] = [
	{ from: 'client', says: { id: 'a7-1', type: 'hello', version: 1 } },
	{
		from: 'server',
		says: {
			type: 'welcome',
			version: 1,
			now: 1767225660000,
			me: { id: ADA, name: 'Quiet Otter', isLasting: false },
		},
	},
	{ from: 'server', says: { type: 'ok', id: 'a7-1' } },
	{ from: 'client', says: { id: 'a7-2', type: 'watch', table: TABLE } },
	{ from: 'server', says: { type: 'fresh', table: TABLE, stream: 'k3Vd', n: 0, now: 58000, view, history: [] } },
	{ from: 'server', says: { type: 'ok', id: 'a7-2' } },
	{ from: 'client', says: { id: 'a7-3', type: 'move', table: TABLE, decision: 4, move: { type: 'count', by: 2 } } },
	{
		from: 'server',
		says: {
			type: 'update',
			table: TABLE,
			n: 1,
			now: 61000,
			delta: {
				length: [5],
				view: { count: [8], last: { '0': [0], '1': [2] } },
				toMove: { '0': [1] },
				decision: [null],
				takeBack: ['undo'],
			},
			events: [{ n: 5, at: 61000, event: { type: 'counted', seat: 0, by: 2 } }],
		},
	},
	{ from: 'server', says: { type: 'ok', id: 'a7-3', n: 5 } },
];
