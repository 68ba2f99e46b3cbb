export const messages = {
	'seat.you': '{who} (you)',
} as const;
