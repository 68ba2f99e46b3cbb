import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Cluster } from './cluster/cluster.ts';
import type { TableHub } from './hub/api.ts';

/** The server's figures. Whoever has more to tell adds it to the registry. */
export interface Metrics {
	readonly registry: Registry;
	/** Seconds of an HTTP request. */
	readonly requests: Histogram<'method' | 'route' | 'status'>;
	readonly moves: Counter<'game' | 'outcome'>;
	/** Writes that one commit to the disk made durable together. */
	readonly commitSize: Histogram;
	/** Seconds a bot took to choose. */
	readonly thinking: Histogram<'game' | 'bot'>;
	readonly thoughts: Counter<'where'>;
	readonly notices: Counter<'kind' | 'outcome'>;
	/** Shows how many tables, sockets and thinking bots there are whenever somebody looks. */
	watch(hub: Pick<TableHub, 'counts'>): void;
	/** The same of a node among others. */
	watchCluster(cluster: Pick<Cluster, 'figures'>): void;
}

export function createMetrics(): Metrics {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	const show = (name: string, help: string, value: () => number) =>
		new Gauge({
			name: `shutterbox_${name}`,
			help,
			registers,
			collect() {
				this.set(value());
			},
		});
	const count = (name: string, help: string, value: () => number) =>
		new Counter({
			name: `shutterbox_${name}`,
			help,
			registers,
			collect() {
				this.reset();
				this.inc(value());
			},
		});
	return {
		registry,
		requests: new Histogram({
			name: 'shutterbox_http_request_seconds',
			help: 'How long HTTP requests take, by route.',
			labelNames: ['method', 'route', 'status'],
			buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
			registers,
		}),
		moves: new Counter({
			name: 'shutterbox_moves_total',
			help: 'Moves that were made, by whomever, and moves of people that were refused.',
			labelNames: ['game', 'outcome'],
			registers,
		}),
		commitSize: new Histogram({
			name: 'shutterbox_commit_writes',
			help: 'Writes made durable by one commit.',
			buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
			registers,
		}),
		thinking: new Histogram({
			name: 'shutterbox_bot_think_seconds',
			help: 'How long bots take to choose.',
			labelNames: ['game', 'bot'],
			buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
			registers,
		}),
		thoughts: new Counter({
			name: 'shutterbox_thoughts_total',
			help: 'Thoughts of bots, by where they were thought: here, at a worker, at another node, or here for another node.',
			labelNames: ['where'],
			registers,
		}),
		notices: new Counter({
			name: 'shutterbox_notices_total',
			help: 'Notices to people who are away, by what became of them.',
			labelNames: ['kind', 'outcome'],
			registers,
		}),
		watch(hub) {
			show('tables', 'Tables in memory.', () => hub.counts().tables);
			show('tables_playing', 'Tables in memory with a match under way.', () => hub.counts().playing);
			show('sockets', 'Open sockets.', () => hub.counts().sockets);
			show('bots_thinking', 'Bots choosing a move.', () => hub.counts().thinking);
		},
		watchCluster(cluster) {
			show('bus_up', 'Whether NATS is reached: 1 or 0.', () => Number(cluster.figures().isUp));
			show('screens_served', 'Screens at other nodes that follow tables here.', () => cluster.figures().served);
			count(
				'takeovers_total',
				'Tables taken over from nodes that had not let go of them.',
				() => cluster.figures().taken,
			);
			show('screens_sent', 'Screens here that follow tables at other nodes.', () => cluster.figures().followed);
		},
	};
}
