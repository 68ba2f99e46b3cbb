import type { Messages } from '@shutterbox/kernel';
import type { TableKey } from './en.ts';
import { afterwards } from './ru/afterwards.ts';
import { gathering } from './ru/gathering.ts';
import { playing } from './ru/playing.ts';

export const messages: Messages<TableKey> = { ...gathering, ...playing, ...afterwards };
