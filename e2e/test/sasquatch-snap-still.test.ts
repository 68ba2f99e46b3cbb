import { expect, test } from 'vitest';
import { asked, byKeys, play, tableOn } from '../src/sasquatch-snap.ts';
import { visit } from '../src/visit.ts';

/** What every turn has. */
const USUAL = ['revealed', 'stepped', 'lured', 'whistlePassed'];

interface Noted {
	/** The acts that were on the stage. */
	readonly acts: string[];
	/** What wandered, turned or grew meanwhile. */
	readonly moved: string[];
	/** What flew over the table, or flashed white over the forest. */
	readonly flown: string[];
}

test('to people for whom nothing moves acts are held as stills: nothing flies, wanders or flashes', async () => {
	const page = await visit({ settings: { speed: 'usual', sounds: false } });
	await page.addInitScript(takeNote);
	await page.goto('/play/sasquatch-snap');
	const table = tableOn(page);
	const noted = () => page.evaluate(() => Reflect.get(window, 'noted') as Noted);
	for (let { acts } = await noted(); !USUAL.every((act) => acts.includes(act)); { acts } = await noted()) {
		expect(await asked(table)).not.toBe('end');
		// Keys end what is played: here it is watched to its end.
		await expect.poll(() => table.board.getAttribute('data-playing')).toBeNull();
		expect(await play(page, byKeys, 1)).toBe(1);
	}
	expect(await noted()).toMatchObject({ moved: [], flown: [] });
});

/** Runs in the page: what is seen in each picture while an act is on. */
function takeNote(): void {
	const noted: Noted = { acts: [], moved: [], flown: [] };
	Reflect.set(window, 'noted', noted);
	const note = (list: string[], what: string) => list.includes(what) || list.push(what);
	const isMotion = ({ transform, translate, rotate, scale }: ComputedKeyframe) =>
		[transform, translate, rotate, scale].some((value) => value !== undefined);
	const look = () => {
		const act = document.querySelector<HTMLElement>('.sasquatch')?.dataset.playing;
		if (act !== undefined) {
			note(noted.acts, act);
			for (const { effect, playState } of document.getAnimations()) {
				if (!(effect instanceof KeyframeEffect) || playState !== 'running') continue;
				if (effect.target?.closest('.sasquatch') && effect.getKeyframes().some(isMotion))
					note(noted.moved, `${act}: ${effect.target.className}`);
			}
			for (const flown of document.querySelectorAll('body > img, .forest .white, .forest .countdown'))
				note(noted.flown, `${act}: ${flown.className}`);
		}
		requestAnimationFrame(look);
	};
	requestAnimationFrame(look);
}
