/**
 * How much it takes for so many people, from measured costs: `node scripts/capacity.ts` prints the table of
 * docs/operations.md. A test holds the table against this, and this against what was measured.
 */

interface Input {
	readonly value: number;
	readonly from: string;
}

const PERFORMANCE = 'docs/performance.md, rounded to the worse side';
const PROTOTYPES = 'prototypes of nodes: Photograph, 250 tables, loopback, two shared cores';

/** Everything that follows is worked out from these. Times are of two shared cores; ratios travel better. */
export const INPUTS = {
	/** Everybody makes a move every so many seconds. */
	thoughtSeconds: { value: 5, from: 'assumed: quick games, nobody idle' },
	/** Moves a second of one process beside its load, on two cores. */
	fullNode: { value: 3_000, from: PERFORMANCE },
	/** Of that, so much is planned for: the rest is for peaks and for tables of nodes that stop. */
	share: { value: 0.6, from: 'chosen' },
	/** Milliseconds of the main thread a move for the bus and the database, where commits are full. */
	nodesMilliseconds: { value: 0.04, from: PROTOTYPES },
	/** Milliseconds of the main thread at every node a move: all hear whom tables wait for. */
	newsMilliseconds: {
		value: 0.01,
		from: 'assumed, for the client of NATS; reading the news alone takes 0.001',
	},
	/** Milliseconds of all threads a move. */
	moveMilliseconds: { value: 0.4, from: PERFORMANCE },
	/** KiB resident of an idle socket. */
	socketKib: { value: 10, from: PERFORMANCE },
	/** MiB of a process with 1,000 people at 250 tables and 3,000 idle sockets: what is not sockets is counted as tables. */
	processMib: { value: 320, from: PERFORMANCE },
	/** Rows a second that one database appends by 32 connections. */
	databaseRows: { value: 36_000, from: PROTOTYPES },
	databaseMilliseconds: { value: 0.02, from: `${PROTOTYPES}; 0.28 where commits are not full` },
	/** Of NATS a move. */
	busMilliseconds: { value: 0.1, from: `${PROTOTYPES}; 0.01 to 0.20` },
	/** Bytes of an update, to each of four people. */
	updateBytes: { value: 500, from: PERFORMANCE },
	seats: { value: 4, from: 'as measured' },
	/** One database and one NATS serve so many nodes. */
	cellNodes: { value: 10, from: PROTOTYPES },
} as const satisfies Readonly<Record<string, Input>>;

interface Need {
	readonly people: number;
	readonly moves: number;
	readonly nodes: number;
	/** Databases, each with a NATS and its nodes: servers of their own. */
	readonly cells: number;
	/** Processors busy: of nodes, of databases, of NATS. */
	readonly cores: readonly [number, number, number];
	/** GiB of all nodes together. */
	readonly memory: number;
	/** Mbit/s to people, before TLS and frames. */
	readonly traffic: number;
}

const of = (name: keyof typeof INPUTS): number => INPUTS[name].value;

/** Moves a second that one of so many nodes is planned for; alone it has neither bus nor database beside it. */
function nodeMoves(nodes: number): number {
	const beside = nodes === 1 ? 0 : of('nodesMilliseconds') + nodes * of('newsMilliseconds');
	return (of('share') * 1000) / (1000 / of('fullNode') + beside);
}

/** The fewest nodes of one server that make so many moves; null where it takes more than one server. */
function nodesFor(moves: number): number | null {
	for (let nodes = 1; nodes <= of('cellNodes'); nodes++) if (nodes * nodeMoves(nodes) >= moves) return nodes;
	return null;
}

/** MiB a table, with everything of the process that is not an idle socket laid upon the tables. */
function tableMib(): number {
	return (of('processMib') - (3_000 * of('socketKib')) / 1024) / 250;
}

function needOf(people: number): Need {
	const moves = people / of('thoughtSeconds');
	const byNodes = Math.ceil(moves / (of('cellNodes') * nodeMoves(of('cellNodes'))));
	const cells = Math.max(byNodes, Math.ceil(moves / (of('share') * of('databaseRows'))));
	const nodes = cells * (nodesFor(moves / cells) ?? of('cellNodes'));
	const isAlone = nodes === 1;
	const cores = (milliseconds: number) => (moves * milliseconds) / 1000;
	return {
		people,
		moves,
		nodes,
		cells,
		cores: [
			cores(
				of('moveMilliseconds') + (isAlone ? 0 : of('nodesMilliseconds') + (nodes / cells) * of('newsMilliseconds')),
			),
			isAlone ? 0 : cores(of('databaseMilliseconds')),
			isAlone ? 0 : cores(of('busMilliseconds')),
		],
		memory: (people / of('seats')) * (tableMib() / 1024) + (people * of('socketKib')) / 1024 ** 2,
		traffic: (moves * of('seats') * of('updateBytes') * 8) / 1e6,
	};
}

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });

/** The rows of the table. */
export function rows(): readonly string[] {
	return [1_000, 9_000, 20_000, 60_000, 1_000_000]
		.map(needOf)
		.map(({ people, moves, nodes, cells, cores, memory, traffic }) => {
			const [own, database, bus] = cores.map(number);
			const counts = [people, moves, nodes, cells].map(number);
			return `| ${[...counts, `${own}; ${database}; ${bus}`, `${number(memory)} GiB`, `${number(traffic)} Mbit/s`].join(' | ')} |`;
		});
}

if (import.meta.main) {
	console.log(rows().join('\n'));
	for (const [name, { value, from }] of Object.entries(INPUTS)) console.log(`${name}: ${value} (${from})`);
	console.log(
		`moves/s of a node: alone ${number(nodeMoves(1))}, one of ten ${number(nodeMoves(10))}; a table: ${number(tableMib())} MiB`,
	);
}
