export const messages = {
	'coach.label': 'Lesson {n} of {of}: {thing}',
	'coach.of': '{n} of {of}',
	'coach.skip': 'Skip',
	'coach.skipHint': 'Skip the lessons',
	'coach.seen': 'Seen',
} as const;

export type CoachKey = keyof typeof messages;
