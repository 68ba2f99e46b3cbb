/** Makes pictures of the patterns in `src/styles/patterns`, large enough for big cards on sharp screens. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '@shutterbox/e2e/chromium';

const SCALE = 6;
const folder = join(import.meta.dirname, '../src/styles/patterns');

const browser = await launchChromium();
for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
	const drawing = readFileSync(join(folder, file), 'utf8');
	const [width, height] =
		drawing
			.match(/viewBox="0 0 (\d+) (\d+)"/)
			?.slice(1)
			.map(Number) ?? [];
	const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: SCALE });
	await page.setContent(
		`<style>body { margin: 0 } svg { display: block; width: 100%; height: 100vh }</style>${drawing}`,
	);
	await page.screenshot({ path: join(folder, file.replace('.svg', '.png')), omitBackground: true });
	await page.close();
}
await browser.close();
