export const messages = {
	'subject.thing': 'The field',
	'subject.verb': 'Take cards',
	'subject.text':
		'Take 1, 2 or 3 cards from either end of a row. As many as you take are shot from the other end of your film.',
	'subject.act': 'Take one: the red 8.',

	'hand.thing': 'Your film, the cards you hold',
	'hand.verb': 'What leaves first',
	'hand.text': 'The new card came in at the right. The one here at the shutter would be shot next.',
	'hand.act': 'Press the card at the shutter.',

	'wind.thing': 'Your film, the cards you hold',
	'wind.verb': 'Wind the film',
	'wind.text':
		'Before every shot you must move one card, and only to the right. Whatever it passes slips toward the shutter.',
	'wind.act': 'Put the red 7 behind the red 5: then 5 is shot before 7.',

	'shutter.thing': 'The film you have begun',
	'shutter.verb': 'Your first photo',
	'shutter.text':
		'Each colour has a film of its own, and its second photo decides whether it rises or falls. A photo that turns back or steps further than 3 is blurred: −2.',
	'shutter.act': 'Press your film.',

	'fits.thing': 'What fits next',
	'fits.verb': 'What fits next',
	'fits.text': 'These cards would be sharp on this film. A colour without any film costs 3 at the end.',
	'fits.act': 'Press what fits.',

	'sunset.thing': 'The sky over the deck',
	'sunset.verb': 'Mind the sun',
	'sunset.text':
		'Somewhere in the striped part the sun sets: everybody shoots two at once, and hands shrink from five cards to three.',
	'sunset.act': 'Press the sky, and play on.',
} as const;
