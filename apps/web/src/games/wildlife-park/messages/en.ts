import { board } from './en-board.ts';

export const messages = {
	...board,

	'keep.verb': 'Keep all',

	'swap.keep': 'Keep all 3',

	'protect.letGo': 'Let it go',

	'corner.legend': 'Corner of its part',

	'park.title': 'Your park',
	'park.of': 'Park of {name}',

	'supply.title': 'Supply',
	'supply.next': 'Next, from {name}',
	'display.title': 'Your display',
	'workers.title': 'Your workers',

	'score.title': 'Your points',
	'missions.title': 'Missions',

	'others.title': 'Other parks',
	'others.towers': 'Towers',
	'others.species': 'Species',

	'brief.took': 'took {supply} and {display}',
	'brief.on': '{item} on {hex}',
	'brief.away': '{item} discarded',
	'brief.turned': '{hex} {from} → {to}',
	'brief.with': '{what} with {workers}',
	'brief.worker.green': 'green',
	'brief.worker.blue': 'blue',
	'brief.worker.grey': 'grey',
	'brief.worker.orange': 'orange',
	'brief.worker.multi': 'multi',
	'brief.entrance': 'entrance +{points}',
	'brief.final': '{points, plural, one {# point} other {# points}}',
	'brief.starts': 'started with {items}',
	'brief.rolled': 'rolled {items}',
	'brief.rerolled': 'rolled again {items}',
	'brief.keptDice': 'kept all dice',
	'brief.swapped': 'swapped start {start} for tile {slot}',
	'brief.kept': 'kept all 3 starts',
	'brief.missions': 'missions: {names}',
	'brief.declared': '{kind, select, die {declared a die} other {declared a tile}}',
	'brief.token': 'token {number}',
	'brief.lost': '{item} lost',
	'brief.saved': 'saved by {worker}',
	'brief.keptTiles': 'kept all tiles',
	'brief.thrown': 'threw away {items}',
	'brief.refilled': 'new: {items}',
} as const;
