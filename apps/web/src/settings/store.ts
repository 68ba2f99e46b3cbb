import { signal } from '@preact/signals';
import { misfit, type Schema } from '@shutterbox/kernel';
import { LANGUAGES, type Language } from '../i18n/area.ts';

export interface Settings {
	readonly language: 'auto' | Language;
	readonly theme: 'auto' | 'light' | 'dark';
	readonly sounds: boolean;
	/** Of all sounds only the call that it is one's turn. */
	readonly onlyCalls: boolean;
	readonly vibration: boolean;
	readonly motion: 'auto' | 'reduced' | 'full';
	/** How fast boards play what happened. */
	readonly speed: 'slow' | 'usual' | 'fast' | 'instant';
	readonly textMode: boolean;
	/** Bots at this device answer at once instead of taking a moment. */
	readonly quickBots: boolean;
	/** Photographers say a line now and then. */
	readonly photographersTalk: boolean;
	/** Helps of boards, `game/id`, that are not as they come from the box, and lessons that are understood. */
	readonly helps: readonly string[];
}

/** More than all boards together have. */
const MOST_HELPS = 200;

export const SETTINGS: { readonly [Name in keyof Settings]: { schema: Schema; default: Settings[Name] } } = {
	language: { schema: { kind: 'choice', values: ['auto', ...LANGUAGES] }, default: 'auto' },
	theme: { schema: { kind: 'choice', values: ['auto', 'light', 'dark'] }, default: 'auto' },
	sounds: { schema: { kind: 'boolean' }, default: true },
	onlyCalls: { schema: { kind: 'boolean' }, default: false },
	vibration: { schema: { kind: 'boolean' }, default: true },
	motion: { schema: { kind: 'choice', values: ['auto', 'reduced', 'full'] }, default: 'auto' },
	speed: { schema: { kind: 'choice', values: ['slow', 'usual', 'fast', 'instant'] }, default: 'usual' },
	textMode: { schema: { kind: 'boolean' }, default: false },
	quickBots: { schema: { kind: 'boolean' }, default: false },
	photographersTalk: { schema: { kind: 'boolean' }, default: true },
	helps: { schema: { kind: 'list', of: { kind: 'string', max: 80 }, max: MOST_HELPS }, default: [] },
};

const NAME = 'shutterbox.settings';

type KeyValue = Pick<Storage, 'getItem' | 'setItem'>;

export interface SettingsStore {
	/** The settings now. Reading them in a component redraws it when they change. */
	read(): Settings;
	change(next: Partial<Settings>): void;
	/** Whether the last change was kept for the next visit. */
	isKept(): boolean;
}

/** Keeps settings in the browser's storage, and in memory alone where there is none or it is full. */
export function settingsStore(open: () => KeyValue): SettingsStore {
	const current = signal(readFrom(open));
	const kept = signal(true);
	return {
		read: () => current.value,
		change(next) {
			current.value = { ...current.peek(), ...next };
			try {
				open().setItem(NAME, JSON.stringify(current.peek()));
				kept.value = true;
			} catch {
				kept.value = false;
			}
		},
		isKept: () => kept.value,
	};
}

/** What is stored, field by field; a field that is missing or makes no sense is as it comes from the box. */
function readFrom(open: () => KeyValue): Settings {
	let stored: unknown = null;
	try {
		stored = JSON.parse(open().getItem(NAME) ?? 'null');
	} catch {
		// Blocked storage and unreadable text are both no reason to stop: the page starts with its defaults.
	}
	const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
	const fields = Object.entries(SETTINGS).map(([name, { schema, default: usual }]) => [
		name,
		Object.hasOwn(given, name) && misfit(schema, given[name]) === null ? given[name] : usual,
	]);
	return Object.fromEntries(fields) as Settings;
}
