/** The first that fits counts: most browsers also claim to be another one. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
	[/\bFirefox\/|\bFxiOS\//, 'Firefox'],
	[/\bEdg(?:A|iOS)?\//, 'Edge'],
	[/\bOPR\/|\bOpera\//, 'Opera'],
	[/\bYaBrowser\//, 'Yandex Browser'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bCrOS\b/, 'ChromeOS'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
	[/\bLinux\b/, 'Linux'],
];

/** A device as its owner would name it, e.g. “Firefox on Linux”. Nothing of the header itself is kept. */
export function deviceOf(userAgent: string | undefined): string {
	const found = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test((userAgent ?? '').slice(0, 512)))?.[1];
	const browser = found(BROWSERS);
	const system = found(SYSTEMS);
	if (browser === undefined) return system ?? 'Another device';
	return system === undefined ? browser : `${browser} on ${system}`;
}
