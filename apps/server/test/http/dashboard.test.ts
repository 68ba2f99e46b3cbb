import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from '../../src/metrics.ts';

interface Dashboard {
	readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

const file = join(import.meta.dirname, '../../../../deploy/grafana.json');
const { panels } = JSON.parse(readFileSync(file, 'utf8')) as Dashboard;
const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** What nobody needs to see at a glance: parts of what is shown, and figures of Node's own workings. */
const LEFT_OUT: readonly string[] = [
	'nodejs_active_handles',
	'nodejs_active_handles_total',
	'nodejs_active_requests',
	'nodejs_active_requests_total',
	'nodejs_active_resources',
	'nodejs_active_resources_total',
	'nodejs_eventloop_lag_mean_seconds',
	'nodejs_eventloop_lag_min_seconds',
	'nodejs_eventloop_lag_p50_seconds',
	'nodejs_eventloop_lag_p90_seconds',
	'nodejs_eventloop_lag_seconds',
	'nodejs_eventloop_lag_stddev_seconds',
	'nodejs_external_memory_bytes',
	'nodejs_heap_size_total_bytes',
	'nodejs_heap_space_size_available_bytes',
	'nodejs_heap_space_size_total_bytes',
	'nodejs_heap_space_size_used_bytes',
	'nodejs_version_info',
	'process_cpu_system_seconds_total',
	'process_cpu_user_seconds_total',
	'process_heap_bytes',
	'process_virtual_memory_bytes',
];

/** The names in the answer of a node's `/metrics`, with the labels that its figures may have. */
async function given(): Promise<ReadonlyMap<string, { series: readonly string[] }>> {
	const metrics = createMetrics();
	metrics.watch({ counts: () => ({ tables: 1, playing: 1, sockets: 1, thinking: 1 }) });
	metrics.watchCluster({ figures: () => ({ isUp: true, served: 1, followed: 1, taken: 1 }) });
	const kinds = await metrics.registry.getMetricsAsJSON();
	return new Map(
		kinds.map(({ name, type }) => {
			const parts = String(type) === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
			return [name, { series: parts.map((part) => `${name}${part}`) }];
		}),
	);
}

const NAMES = /\b(?:shutterbox|nodejs|process)_\w+/g;

test('every figure that the dashboard asks for is one that a node gives', async () => {
	const series = new Set([...(await given()).values()].flatMap((each) => each.series));
	const asked = queries.flatMap((query) => query.match(NAMES) ?? []);
	expect(asked.length).toBeGreaterThan(20);
	expect(asked.filter((name) => !series.has(name))).toEqual([]);
	for (const query of queries) expect(query).toMatch(NAMES);
});

test('every figure that a node gives is on the dashboard, or left out on purpose', async () => {
	const isAsked = (series: readonly string[]) =>
		queries.some((query) => (query.match(NAMES) ?? []).some((name) => series.includes(name)));
	const missing = [...(await given())].filter(([, { series }]) => !isAsked(series)).map(([name]) => name);
	expect(missing.sort()).toEqual(LEFT_OUT);
});

test('every label that it groups or picks by is one that the figure has', async () => {
	const metrics = createMetrics();
	const labels = new Map<string, readonly string[]>();
	for (const metric of metrics.registry.getMetricsAsArray())
		labels.set(metric.name, (metric as unknown as { labelNames: readonly string[] }).labelNames);
	for (const query of queries) {
		const [name] = (query.match(NAMES) ?? []).map((each) => each.replace(/_(?:bucket|sum|count)$/, ''));
		const used = [...query.matchAll(/by \(([^)]*)\)/g), ...query.matchAll(/\{(\w+)=/g)].flatMap(([, list]) =>
			list.split(/, */),
		);
		const known = ['le', ...(labels.get(name) ?? [])];
		expect(
			used.filter((label) => !known.includes(label)),
			query,
		).toEqual([]);
	}
});
