import { afterwards } from './en/afterwards.ts';
import { gathering } from './en/gathering.ts';
import { playing } from './en/playing.ts';

export const messages = { ...gathering, ...playing, ...afterwards };

export type TableKey = keyof typeof messages;
