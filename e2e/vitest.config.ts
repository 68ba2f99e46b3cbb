import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short to read and long to play: of all others it is their size that tells. */
const LONG = [
	'wildlife-park-matches',
	'undeveloped',
	'text-boards',
	'board-sizes',
	'photoshoot-sizes',
	'sasquatch-snap-around',
	'photoshoot',
];

/** Whoever begins last ends last: a long file at the end would keep one processor busy and leave the others idle. */
class LongFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const bySize = await super.sort(files);
		const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(`/${name}.test.ts`));
		return [...bySize.filter(isLong), ...bySize.filter((file) => !isLong(file))];
	}
}

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
		// Real time on a machine with much else to do: who fails twice has a fault, and `npm test` names who failed once.
		retry: 1,
		maxWorkers: 3,
		sequence: { sequencer: LongFirst },
	},
});
