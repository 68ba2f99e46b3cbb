import type { Messages } from '@shutterbox/kernel';
import type { CoachKey } from './en.ts';

export const messages: Messages<CoachKey> = {
	'coach.label': 'Урок {n} из {of}: {thing}',
	'coach.of': '{n} из {of}',
	'coach.skip': 'Пропустить',
	'coach.skipHint': 'Пропустить уроки',
	'coach.seen': 'Понятно',
};
