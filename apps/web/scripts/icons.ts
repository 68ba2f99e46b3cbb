/** Draws the page's icons from the mark: two SVG files for the tab, and PNG files for installing. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '@shutterbox/e2e/chromium';
import { aperture, CLOSED, OPEN } from '../src/ui/aperture.ts';

const out = join(import.meta.dirname, '../public');

writeFileSync(join(out, 'icon.svg'), `${markOf(CLOSED, 6)}\n`);
writeFileSync(join(out, 'icon-turn.svg'), `${markOf(OPEN, 6)}\n`);

const browser = await launchChromium();
for (const [name, size, corner, share] of [
	['icon-192.png', 192, 6, 1],
	['icon-512.png', 512, 6, 1],
	['icon-maskable-512.png', 512, 0, 0.8],
] as const) {
	const page = await browser.newPage({ viewport: { width: size, height: size } });
	await page.setContent(`<body style="margin:0">${markOf(CLOSED, corner, share)}</body>`);
	await page.locator('svg').evaluate((svg, side) => svg.setAttribute('width', String(side)), size);
	await page.screenshot({ path: join(out, name), omitBackground: true });
	await page.close();
}
await browser.close();

/** The mark in its box; `share` leaves room around it for launchers that cut icons round. */
function markOf(open: number, corner: number, share = 1): string {
	const { blades, opening } = aperture(open);
	const lines = blades.map((d) => `<path d="${d}"/>`).join('');
	const stroke = 'fill="none" stroke="#fff" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"';
	const shift = 12 * (1 - share);
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>Shutterbox</title>',
		`<rect width="24" height="24" rx="${corner}" fill="#17171a"/>`,
		`<g transform="translate(${shift} ${shift}) scale(${share})">`,
		`<g ${stroke}><circle cx="12" cy="12" r="8.6"/>${lines}</g><path d="${opening}" fill="#ff4d38"/>`,
		'</g></svg>',
	].join('');
}
