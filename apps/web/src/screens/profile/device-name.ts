import { t } from './words.ts';

/** What the server calls a device whose browser it does not know. */
const OTHER = 'Another device';

/** `Safari on Linux`, as the server has it, in the reader's language. */
export function deviceName(device: string): string {
	if (device === OTHER) return t('devices.other');
	const [browser, system] = device.split(' on ');
	return system === undefined ? device : t('devices.name', { browser, system });
}
