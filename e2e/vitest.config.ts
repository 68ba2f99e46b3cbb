import { defineConfig } from 'vitest/config';

/** Real browser, real server, real page. */
export default defineConfig({
	test: {
		root: import.meta.dirname,
		include: ['test/**/*.test.ts'],
		globalSetup: ['src/global-setup.ts'],
		testTimeout: 180_000,
		hookTimeout: 120_000,
		maxWorkers: 2,
	},
});
