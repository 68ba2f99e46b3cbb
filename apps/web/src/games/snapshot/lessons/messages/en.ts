export const messages = {
	'assignment.thing': 'Your assignment',
	'assignment.verb': 'Your secret',
	'assignment.text':
		'A photo of one of these two animals brings you 5 more, and every symbol named here adds to your article. Nobody else sees it.',
	'assignment.act': 'Read it, then press Begin.',

	'draw.thing': 'The deck',
	'draw.verb': 'Draw an animal',
	'draw.text': 'Draw as many cards as you dare, or none. Each card you draw brings you a token.',
	'draw.act': 'Press the deck.',

	'line.thing': 'The card you drew',
	'line.verb': 'Mind the red line',
	'line.text':
		'A card below the line of its habitat scares everybody there away and ends your turn. To reserve is the rescue: your bag holds two.',
	'line.act': 'This one is harder: place it.',

	'die.thing': 'An animal to photograph',
	'die.verb': 'Lay a die',
	'die.text':
		'Dice on an animal are your camera, and together they have to reach its number. Its habitat needs a die too, and gets the first one by itself.',
	'die.act': 'Press the zebra, or drag a die onto it.',

	'plan.thing': 'The dice you have left',
	'plan.verb': 'Lay all six',
	'plan.text':
		'Every die has to lie somewhere, and the chance beside them tells what they are good for. Tokens add 1 each: lost with a photo, yours again without.',
	'plan.act': 'Give the zebra all of them, then press Prepare.',

	'explore.thing': 'The habitat to explore',
	'explore.verb': 'Roll for the habitat',
	'explore.text':
		'One die of yours here has to show its number or more: they are not added up. Two tokens roll a die again.',
	'explore.act': 'Press the savannah.',

	'shoot.thing': 'The animal to photograph',
	'shoot.verb': 'Photograph it',
	'shoot.text': 'Now the dice on the animal are added up. A hit is yours for good; a miss, and it is gone.',
	'shoot.act': 'Press the animal.',
} as const;
