import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['{packages,games,apps,bench,scripts}/**/*.test.ts'],
		testTimeout: 60_000,
	},
});
