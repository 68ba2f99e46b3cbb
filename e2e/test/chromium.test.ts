import { expect, test } from 'vitest';
import { findChromium, type Machine } from '../src/chromium.ts';

const EMPTY: Machine = { named: undefined, mayInstall: false, has: () => false };

test('a browser that is named is used, and one that is not there is said to be missing by its name', () => {
	expect(findChromium({ ...EMPTY, named: '/opt/mine', has: (path) => path === '/opt/mine' })).toBe('/opt/mine');
	expect(() => findChromium({ ...EMPTY, named: '/opt/mine' })).toThrow('CHROMIUM names /opt/mine, which is not there');
});

test('Chrome and Edge are found on a Mac, and where there is nothing each system is told what to install', () => {
	for (const path of [
		'/usr/bin/google-chrome',
		'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
		'/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
	])
		expect(findChromium({ ...EMPTY, has: (one) => one === path })).toBe(path);
	for (const way of [
		'apt-get install chromium',
		'brew install --cask chromium',
		'winget install Google.Chrome',
		'$CHROMIUM',
	])
		expect(() => findChromium(EMPTY)).toThrow(way);
});
