import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const ON_MAC = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map((app) => `${app}.app/Contents/MacOS/${app}`);
const ON_WINDOWS = [
	String.raw`\Chromium\Application\chrome.exe`,
	String.raw`\Google\Chrome\Application\chrome.exe`,
	String.raw`\Microsoft\Edge\Application\msedge.exe`,
];

/** Where Chromium, Chrome and Edge are installed, on Linux, macOS and Windows: where playwright-core looks for its channels, and more. */
function placesOf(env: Machine['env']): readonly string[] {
	const homes = ['', env.HOME ?? ''].map((home) => `${home}/Applications/`);
	const folders = [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']].filter(
		(folder) => folder !== undefined,
	);
	return [
		'/usr/bin/chromium',
		'/usr/bin/chromium-browser',
		'/snap/bin/chromium',
		'/usr/bin/google-chrome',
		'/opt/google/chrome/chrome',
		'/usr/bin/microsoft-edge',
		'/opt/microsoft/msedge/msedge',
		...homes.flatMap((home) => ON_MAC.map((app) => home + app)),
		...folders.flatMap((folder) => ON_WINDOWS.map((program) => folder + program)),
	];
}

/** How every browser of ours is started: without a graphics card, as root in a container too, and silent towards the net. */
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

export function launchChromium(): Promise<Browser> {
	return chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
}

/** The machine as far as a browser is looked for on it. */
export interface Machine {
	/** $CHROMIUM names a browser; the others say where programs are. */
	readonly env: Readonly<Record<string, string | undefined>>;
	/** Packages may be installed here: Debian, as root. */
	readonly mayInstall: boolean;
	has(path: string): boolean;
}

const OWN: Machine = {
	env: process.env,
	mayInstall: existsSync('/etc/debian_version') && process.getuid?.() === 0,
	has: existsSync,
};

/** The system's Chromium; where there is none, a Debian machine gets its own package. */
export function findChromium(machine: Machine = OWN): string {
	const { env, mayInstall, has } = machine;
	const named = env.CHROMIUM;
	if (named !== undefined && named !== '') {
		if (!has(named)) throw new Error(`CHROMIUM names ${named}, which is not there`);
		return named;
	}
	const found = placesOf(env).find(has);
	if (found !== undefined) return found;
	if (mayInstall) return debianChromium(machine);
	throw new Error(
		'no Chromium, Chrome or Edge found: install one (Debian: apt-get install chromium, macOS: brew install --cask chromium, Windows: winget install Google.Chrome) or name its program by $CHROMIUM',
	);
}

function debianChromium({ env, has }: Machine): string {
	console.error('no Chromium found: installing the package "chromium" with apt-get');
	for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
		const { status } = spawnSync('apt-get', ['--quiet', ...args], { stdio: ['ignore', 2, 2] });
		if (status !== 0) throw new Error(`apt-get ${args[0]} failed; install Chromium by hand or name it by $CHROMIUM`);
	}
	const found = placesOf(env).find(has);
	if (found === undefined)
		throw new Error('apt-get installed no Chromium; install one by hand or name it by $CHROMIUM');
	return found;
}
