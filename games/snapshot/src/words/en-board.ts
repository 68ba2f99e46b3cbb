const whose = '{who, select, you {your} other {{name}’s}}';
const Whose = '{who, select, you {Your} other {{name}’s}}';

/** What a drawn board asks, shows and says aloud. */
export const boardMessages = {
	'asks.start': 'Your assignment',
	'asks.start.say': 'Only you can read it. Photograph what the editor wants, and the pages pay at the end.',
	'asks.order': 'When others draw',
	'asks.order.say': 'The table answers for you. Only you see this.',
	'asks.research': 'Draw or plan',
	'asks.research.say': 'Draw cards while you dare, or lay your six dice on animals and their habitats.',
	'asks.research.committed':
		'{count, plural, one {{animals} has to be a target} other {{animals} have to be targets}} this turn.',
	'asks.research.final': 'The final round: this is your last turn.',
	'asks.noTarget': 'Draw or pass',
	'asks.noTarget.say': 'There is no animal to photograph.',
	'asks.noCard': 'Plan or pass',
	'asks.noCard.say': 'No card is left to draw. Lay your six dice on animals and their habitats.',
	'asks.nothing': 'Pass',
	'asks.nothing.say': 'No card is left to draw, and no animal to photograph.',
	'asks.dice': 'Lay your dice',
	'asks.dice.say':
		'{left, plural, one {# die left: on {card} it makes} other {# dice left: on {card} one makes}} {after} out of {before}.',
	'asks.dice.refused': 'A plan has {all} dice, and {left, plural, one {# still lies} other {# still lie}} in the tray.',
	'asks.prepare': 'Prepare',
	'asks.prepare.bag':
		'{animals} {count, plural, one {comes from your bag and stays} other {come from your bag and stay}} only for this turn.',
	'asks.prepare.say': 'All six dice lie. You can take it back until you roll.',
	'asks.fate': 'Reserve or place',
	'asks.fate.say': '{animal} needs {difficulty} and brings {prestige}. Into your bag, or to {place}.',
	'asks.spooks': 'It would spook',
	'asks.spooks.say':
		'{animal} has {difficulty}, {place} stands at {highest}: placed, it scares {count, plural, one {the animal there} =2 {both} =3 {all three} =4 {all four} other {all #}} away.',
	'asks.upfront': 'Reserve, place or commit',
	'asks.upfront.say': 'Commit keeps it from the others, but it has to be a target this turn.',
	'asks.claims': 'Claim or decline',
	'asks.claims.say':
		'{name} drew {animal}: {count, plural, one {# token brings} other {# tokens bring}} it into your bag.',
	'asks.offered.stays': '{animal} is offered to {names}. It stays if nobody wants it.',
	'asks.offered.spooks': '{animal} is offered to {names}. It spooks {place} if nobody wants it.',
	'asks.deny': 'Sell or keep',
	'asks.deny.say': '{name} wants {animal} for {tokens}. Keep it only if you reserve it or commit to it.',
	'asks.explore': 'Explore',
	'asks.explore.say':
		'{count, plural, one {Press {places} to roll its dice.} =2 {Press a habitat to roll its dice. Both have to be explored, the order is yours.} other {Press a habitat to roll its dice. All # have to be explored, the order is yours.}}',
	'asks.reroll': 'Roll again or give up',
	'asks.reroll.say':
		'{value} or more was needed. Press {dice, plural, one {the die} other {a die}}: {tokens} roll it again.',
	'asks.shoot': 'Shoot',
	'asks.shoot.say': 'You found {place}. Press an animal to take its picture.',

	'watch.research': '{name} draws or plans.',
	'watch.fate': '{name} drew {animal}: into the bag, or to {place}?',
	'watch.deny': '{who, select, you {You want} other {{name} wants}} {animal} for {tokens}. {owner} sells or keeps it.',
	'watch.explore': '{name} explores {places} for {animals}.',
	'watch.reroll': '{name} did not find {place}: again, or give up?',
	'watch.shoot': '{name} found {place} and shoots {animals}.',

	'shown.rolling': 'Rolling',
	'shown.rolling.explore': '{dice, plural, one {The die} other {One die}} has to show {value} or more.',
	'shown.rolling.shot':
		'{animal} needs {difficulty}{tokens, plural, =0 {} one {, # token helps} other {, # tokens help}}.',
	'shown.found': 'Found',
	'shown.notFound': 'Not found',
	'shown.hit': 'Got it',
	'shown.hit.say': '{sum}, and {difficulty} was enough.',
	'shown.miss': 'Got away',
	'shown.miss.say': `{sum}, and {animal} needed {difficulty}.{back, plural, =0 {} one { {who, select, you {Your token comes} other {The token comes}} back.} other { {who, select, you {Your tokens come} other {The tokens come}} back.}}`,
	'shown.spooked': 'Spooked',
	'shown.spooked.say': `{animal} has {difficulty}, less than {highest}. {count, plural, one {One animal is} =2 {Two animals are} =3 {Three animals are} =4 {Four animals are} other {# animals are}} gone and ${whose} turn ends.`,
	'shown.award': 'An award',
	'shown.award.habitat': `${Whose} {nth, select, 1 {third} 2 {sixth} other {ninth}} {place} photo wins {prestige} prestige.`,
	'shown.award.each': `${Whose} photo of each habitat wins {prestige} prestige.`,

	'aloud.drew':
		'{who, select, you {You} other {{name}}} drew {animal}, needs {difficulty}.{spooks, select, yes { It would spook {place}.} other {}}',
	'aloud.explored': '{habitat} explored with {value}.',
	'aloud.notExplored': '{habitat} not found with {dice}.',
	'aloud.shot': 'Shot {animal}: {sum}, needed {difficulty}.',
	'aloud.sum': '{parts} is {total}',
	'aloud.plus': '{one} plus {other}',
	'aloud.photographed': 'Photographed, {prestige} prestige.',
	'aloud.escaped': '{animal} got away.',
	'aloud.offer': 'Offer: {animal} for {tokens}{seconds, plural, =0 {} one {, # second} other {, # seconds}}.',
	'aloud.yourTurn': 'Your turn.',
} as const;
