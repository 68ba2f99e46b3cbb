import { settingsStore } from './store.ts';

/** This page's own settings. */
export const settings = settingsStore(() => localStorage);
