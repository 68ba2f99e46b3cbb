export const messages = {
	'verdict.left': 'You had left: lost',
	'verdict.lost': 'Not this time',
	'verdict.allWin': 'Everybody wins together',
	'verdict.won': '{names} {count, plural, one {wins} other {share the win}}',
	'verdict.youWin': '{who, select, team {Your team wins} other {You win}}',
	'verdict.youShareWin': '{who, select, team {Your team shares the win} other {You share the win}}',
	'verdict.placed':
		'{who, select, team {Your team} other {You}} came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
	'verdict.shared':
		'{who, select, team {Your team shares} other {You share}} {place, select, 2 {second} 3 {third} 4 {fourth} 5 {fifth} other {sixth}} place',

	'verdict.advised': 'with hints',
	'nearest.points': '{count, plural, one {# point} other {# points}}',
	'nearest.ahead':
		'{amount}, {by} more than {place, select, 2 {second} 3 {third} 4 {fourth} 5 {fifth} other {sixth}} place.',
	'nearest.behind':
		'{amount}. {more} more would have been level with {place, select, 1 {first} 2 {second} 3 {third} 4 {fourth} other {fifth}} place.',
	'nearest.tie':
		'{amount}, as many as {place, select, 1 {first} 2 {second} 3 {third} 4 {fourth} 5 {fifth} other {sixth}} place: the tie-break decided.',
	'nearest.alone': '{amount}.',
	'nearest.left': 'Your seat ended with {amount}; whoever leaves has lost all the same.',

	'moment.decisive': 'The decisive moment',
	'moment.best': '{who, select, you {Your best moment} other {The best moment}}',
	'moment.worth': 'Worth {points}.',
	'moment.since': '{who, select, you {From here on you led.} other {From here on {name} led.}}',
	'moment.entry': 'Step {n} of the replay.',
	'moment.none': 'No single turn stands out.',
	'moment.unknown': 'There is no record to find it in.',
	'moment.see': 'See it',

	'dock.label': 'What next',
	'dock.again': 'Play again',
	'dock.wanted': 'You want to play again',
	'dock.link': 'Link',
	'dock.copied': 'Copied',
	'dock.notCopied': 'The browser does not allow copying. The link is in the address bar.',
	'dock.picture': 'Picture',
	'dock.noPicture':
		'The picture could not be drawn: this browser has no canvas, or this device no room. Free some space and try again.',
	'keys.again': 'play again',
	'keys.replay': 'watch the replay',
	'dock.over': 'The match is over',

	'once.title': 'Once more',
	'once.text': 'The next table opens when everybody who stays has said yes.',
	'once.you': 'You',
	'once.wants': '{who, select, you {want to} other {wants to}}',
	'once.looks': 'looking at the album',
	'once.ask': 'Ask',
	'once.asked': 'has been asked',
	'once.gone': 'has left',
	'once.seat': '{name} has left. Who sits down?',
	'once.free': 'Leave it free',
	'once.waiting': 'Waiting for {names}',
	'once.choose': 'Choose who sits down',
	'once.withdraw': 'Not today',
	'once.now': 'Start without waiting',

	'wants.some': '<b>{names}</b> {count, plural, one {wants to} other {want to}}',
} as const;

export type ResultKey = keyof typeof messages;
