import { expect, test } from 'vitest';
import { findChromium, type Machine } from '../src/chromium.ts';

const EMPTY: Machine = { env: {}, mayInstall: false, has: () => false };

test('a browser that is named is used, and one that is not there is said to be missing by its name', () => {
	const named = { ...EMPTY, env: { CHROMIUM: '/opt/mine' } };
	expect(findChromium({ ...named, has: (path) => path === '/opt/mine' })).toBe('/opt/mine');
	expect(() => findChromium(named)).toThrow('CHROMIUM names /opt/mine, which is not there');
});

test.for([
	['Linux', {}, '/usr/bin/chromium'],
	['Linux', {}, '/snap/bin/chromium'],
	['Linux', {}, '/opt/google/chrome/chrome'],
	['Linux', {}, '/opt/microsoft/msedge/msedge'],
	['a Mac', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
	['a Mac', {}, '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
	['a Mac', { HOME: '/Users/ada' }, '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium'],
	['Windows', { PROGRAMFILES: 'C:\\Program Files' }, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
	[
		'Windows',
		{ 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
		'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
	],
	[
		'Windows',
		{ LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local' },
		'C:\\Users\\ada\\AppData\\Local\\Chromium\\Application\\chrome.exe',
	],
] as const)('on %s a browser is found where it is installed: %j %s', ([, env, there]) => {
	expect(findChromium({ ...EMPTY, env, has: (path) => path === there })).toBe(there);
});

test('where there is no browser each system is told what to install', () => {
	for (const way of [
		'apt-get install chromium',
		'brew install --cask chromium',
		'winget install Google.Chrome',
		'$CHROMIUM',
	])
		expect(() => findChromium(EMPTY)).toThrow(way);
});
