import { defineConfig } from 'vitest/config';

/** They keep nothing between tests but what they have worked out, so their files share one copy of it. */
const PURE = '{packages,games,e2e/fixtures}/**/*.test.ts';

export default defineConfig({
	test: {
		// Many times what the slowest takes: a limit is for tests that hang, not for machines that are slow.
		testTimeout: 240_000,
		hookTimeout: 60_000,
		// All processors: the tests of the server wait more than they work.
		maxWorkers: '100%',
		// Programs that tests start again and again are read from the second start on as they were compiled at the first.
		env: { NODE_COMPILE_CACHE: `${import.meta.dirname}/node_modules/.cache/shutterbox-tests` },
		projects: [
			{ extends: true, test: { name: 'rules', include: [PURE], isolate: false } },
			{ extends: true, test: { name: 'hosts', include: ['{apps,bench,scripts}/**/*.test.ts'] } },
		],
	},
});
