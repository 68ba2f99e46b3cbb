import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** How every browser of ours is started: without a graphics card, as root in a container too, and silent towards the net. */
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

export function launchChromium(): Promise<Browser> {
	return chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
}

/** The system's Chromium; where there is none, a Debian machine gets its own package. */
export function findChromium(): string {
	const named = process.env.CHROMIUM;
	if (named !== undefined && named !== '') {
		if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which is not there`);
		return named;
	}
	return installedChromium() ?? debianChromium();
}

function installedChromium(): string | undefined {
	return PLACES.find((place) => existsSync(place));
}

function debianChromium(): string {
	if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0)
		throw new Error('no Chromium found: install one (Debian: apt-get install chromium) or name it by $CHROMIUM');
	console.error('no Chromium found: installing the package "chromium" with apt-get');
	for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
		const { status } = spawnSync('apt-get', ['--quiet', ...args], { stdio: ['ignore', 2, 2] });
		if (status !== 0) throw new Error(`apt-get ${args[0]} failed; install Chromium by hand or name it by $CHROMIUM`);
	}
	const found = installedChromium();
	if (found === undefined)
		throw new Error('apt-get installed no Chromium; install one by hand or name it by $CHROMIUM');
	return found;
}
