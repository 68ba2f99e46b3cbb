export const messages = {
	label: 'The front page',
	title: 'The Clearing',
	edition: 'Night edition',
	turn: 'Turn {turn}{limit, plural, =0 {} other { of #}}',
	price: 'Price: {count, plural, one {# snap} other {# snaps}}',
	headline: '{who, select, you {You have} other {{name} has}} the picture',
	shared: '{names} share the picture',
	caption: '{square}, {steps, plural, one {one step} other {# steps}} {direction}. Photo: {name}.',
	captionWith:
		'{square}, {steps, plural, one {one step} other {# steps}} {direction}. In the background: {others}. Photo: {name}.',
	noPhoto: 'The forest, late at night. Nobody was asked to smile.',
	lead: '{snaps} of {target}.',
	'way.N': 'north',
	'way.E': 'east',
	'way.S': 'south',
	'way.W': 'west',
	tally: 'Snaps',
	you: 'You',
	weather: 'Weather',
	'weather.0': 'Moon until four. Footprints expected in the north.',
	'weather.1': 'Fog in the hollows, clearing towards a flash.',
	'weather.2': 'Rain later. Film is best kept under the hat.',
	'weather.3': 'Calm night. Twigs will snap for no reason.',
	'weather.4': 'Wind from the south, with a smell of wet fur.',
	'weather.5': 'First frost. Traps may be stiff in the morning.',
} as const;

export type PageKey = keyof typeof messages;
