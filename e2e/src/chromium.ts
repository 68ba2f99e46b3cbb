import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where Chromium, Chrome and Edge are installed: on Linux, macOS and Windows. */
const PLACES = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/microsoft-edge',
	...['Chromium', 'Google Chrome', 'Microsoft Edge'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`),
	...[process.env.LOCALAPPDATA, process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']].flatMap((folder) =>
		folder === undefined
			? []
			: ['Chromium', 'Google\\Chrome', 'Microsoft\\Edge'].map(
					(app) => `${folder}\\${app}\\Application\\${app.endsWith('Edge') ? 'msedge' : 'chrome'}.exe`,
				),
	),
];

/** How every browser of ours is started: without a graphics card, as root in a container too, and silent towards the net. */
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

export function launchChromium(): Promise<Browser> {
	return chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
}

/** The machine as far as a browser is looked for on it. */
export interface Machine {
	/** What $CHROMIUM says. */
	readonly named: string | undefined;
	/** Packages may be installed here: Debian, as root. */
	readonly mayInstall: boolean;
	has(path: string): boolean;
}

const OWN: Machine = {
	named: process.env.CHROMIUM,
	mayInstall: existsSync('/etc/debian_version') && process.getuid?.() === 0,
	has: existsSync,
};

/** The system's Chromium; where there is none, a Debian machine gets its own package. */
export function findChromium({ named, mayInstall, has }: Machine = OWN): string {
	if (named !== undefined && named !== '') {
		if (!has(named)) throw new Error(`CHROMIUM names ${named}, which is not there`);
		return named;
	}
	const found = PLACES.find(has);
	if (found !== undefined) return found;
	if (mayInstall) return debianChromium(has);
	throw new Error(
		'no Chromium, Chrome or Edge found: install one (Debian: apt-get install chromium, macOS: brew install --cask chromium, Windows: winget install Google.Chrome) or name its program by $CHROMIUM',
	);
}

function debianChromium(has: Machine['has']): string {
	console.error('no Chromium found: installing the package "chromium" with apt-get');
	for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
		const { status } = spawnSync('apt-get', ['--quiet', ...args], { stdio: ['ignore', 2, 2] });
		if (status !== 0) throw new Error(`apt-get ${args[0]} failed; install Chromium by hand or name it by $CHROMIUM`);
	}
	const found = PLACES.find(has);
	if (found === undefined)
		throw new Error('apt-get installed no Chromium; install one by hand or name it by $CHROMIUM');
	return found;
}
