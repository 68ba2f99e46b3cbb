export const messages = {
	'hint.trade': 'Bot: stronger traps earn more when he is caught, and charge more until then.',
	'hint.noTrade': 'Bot: keep what you have; nothing in the bank is worth more to you now.',
	'hint.set': 'Bot: of what you hold, this leaves you best placed after your step.',
	'hint.gain': '{count, plural, one {Bot: this brings you # snap.} other {Bot: this brings you # snaps.}}',
	'hint.cost':
		'{count, plural, one {Bot: nothing for you here, but it costs a rival # snap.} other {Bot: nothing for you here, but it costs a rival # snaps.}}',
	'hint.quiet': 'Bot: nobody is any better for it, and he ends up where he threatens you least.',
	'hint.uproot': 'Bot: take your trap back and use it where he passes.',
	'hint.hunt': 'Bot: leave a trap, step aside, and you lure last: perhaps onto it.',
	'hint.trap': 'Bot: a trap here can catch him later, and rivals pay for walking over it.',
	'hint.flee': 'Bot: out of his line, before a rival lures him onto you.',
	'hint.walk': 'Bot: against four guesses at what the others play, this way leaves you best off.',
	'lesson.move': 'You must move every turn: two squares, or one after Trap!',
	'lesson.wrap': 'The forest has no edge: leave it in the east, and you come back in the west.',
	'lesson.toll': 'A rival’s trap holds you on its square and costs a snap; a freeze costs two.',
	'lesson.danger': 'First in his line while a rival has the Whistle: dangerous. On your own trap you are insured.',
	'lesson.order': 'Order matters: whoever moves before you can trap the square you share.',
	'lesson.hunt': 'The hunt: with the Whistle, stand in his row or column, play Trap!, step aside, and lure him in.',
	'lesson.stay': 'Traps stay where they are: walk back to one of yours, and Trap! lifts it for use again.',
	'lesson.lure': 'He always stops at the first trap or journalist in the line; the arms of a Super count.',
	'lesson.pile': 'His pile is a jackpot: the next trap that catches him wins it.',
	'lesson.trade': 'You trade only with the Whistle, and a snap spent on traps no longer counts.',
} as const;

export type AdviceKey = keyof typeof messages;
