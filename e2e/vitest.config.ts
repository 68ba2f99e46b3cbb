import { defineConfig } from 'vitest/config';

/** Real browser, real server, real page. */
export default defineConfig({
	test: {
		root: import.meta.dirname,
		include: ['test/**/*.test.ts'],
		globalSetup: ['src/global-setup.ts'],
		// A test on a machine with much else to do takes several times as long; a step that fails is found out much earlier.
		testTimeout: 300_000,
		hookTimeout: 120_000,
		// As long as a visitor waits for anything else.
		expect: { poll: { timeout: 30_000 } },
		// Real time on a machine with much else to do: who fails twice has a fault, and once is told by the report.
		retry: 1,
		maxWorkers: 3,
	},
});
