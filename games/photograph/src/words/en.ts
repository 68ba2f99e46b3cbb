import { type Options, optionsSchema } from '../rules/options.ts';

const colors =
	'{color, select, blue {blue} red {red} yellow {yellow} green {green} brown {brown} grey {grey} purple {purple} other {?}}';
const bands = '{band, select, low {1–6} other {7–12}}';

/** As the rules put it. */
const options = Object.fromEntries(
	Object.entries(optionsSchema).flatMap(([name, { title, help }]) => [
		[`option.${name}`, title],
		[`option.${name}.help`, help],
	]),
) as Readonly<Record<`option.${keyof Options}${'' | '.help'}`, string>>;

export const messages = {
	color: colors,
	'card.photo': `${colors} {value}`,
	'card.back': `${colors} ${bands}`,
	'card.blank': 'a card face down',
	'card.sunset': 'the sunset card',
	'card.band': bands,

	'fits.any': 'any card',
	'fits.starts': 'starts it',
	'fits.anyNext': 'any card fits',
	'fits.above': 'any above {value}',
	'fits.below': 'any below {value}',
	'fits.none': 'full stop',
	'fits.values': 'next {values}',

	'prompt.pick': 'Take cards',
	'prompt.pickText': 'Take 1 to 3 cards from one end of a row. As many are shot from the other end of your film.',
	'prompt.wind': 'Wind the film',
	'prompt.windText':
		'Slide one card toward the fresh end. Then the {count, plural, =1 {one at the shutter is} =2 {two at the shutter are} other {three at the shutter are}} shot.',
	'prompt.sunset': 'Shoot at sunset',
	'prompt.sunsetText': 'Wind one card in secret. When all have chosen, everyone shoots two; no good shots now.',
	'prompt.final': 'Shoot the last two',
	'prompt.finalText': 'Wind one card in secret. Two are shot, the third is put away unseen; no good shots now.',
	'prompt.finalMissedText':
		'Wind one card in secret. Two are shot, and the film of the third card’s colour will not count.',
	'prompt.sending': 'One moment',
	'prompt.sendingText': 'Your move is on its way.',
	'prompt.wait': 'Wait a moment',
	'prompt.waitPick': '{name} is taking cards.',
	'prompt.waitWind': '{name} is winding the film.',
	'prompt.waitSecret': 'Still choosing in secret: {names}.',
	'prompt.watch': 'Watch',
	'prompt.over': 'The field is spent',
	'prompt.overText': 'All films are developed. Turn the pages of the albums.',

	'log.setup': 'Colours in play: {colors}. {who, select, you {You begin} other {{name} begins}}.',
	'log.picked':
		'{who, select, you {You took} other {{name} took}} {cards} from the {side, select, left {left} other {right}} of row {row}.',
	'log.wound': '{who, select, you {You wound} other {{name} wound}} card {from} to place {to}.',
	'log.committed': '{who, select, you {You have} other {{name} has}} chosen.',
	'log.played': '{who, select, you {You} other {{name}}} shot {card}, sharp.',
	'log.blurredDirection': '{who, select, you {You} other {{name}}} blurred a {color} card: it turned back, −2.',
	'log.blurredStep': '{who, select, you {You} other {{name}}} blurred a {color} card: more than 3 away, −2.',
	'log.goodShot': '{who, select, you {You} other {{name}}} won the {color} good shot, +5.',
	'log.refilled':
		'The field is refilled; {count, plural, =0 {nothing left the game} one {# card left the game} other {# cards left the game}}.',
	'log.carried': 'Carried to the left column, face up: {cards}.',
	'log.sunset': 'Sunset. Everyone winds one card in secret and shoots two.',
	'log.handSize': 'From now on hands are {count} cards between turns.',
	'log.finalPhase': 'The last shots. Everyone winds one card in secret and shoots two.',
	'log.lastCard': '{who, select, you {Your} other {{name}’s}} last card was put away: {card}.',
	'log.missed': '{who, select, you {Your} other {{name}’s}} missed shot was {card}: the {color} film does not count.',
	'log.scored': 'The albums are counted. {scores}.',
	'log.score': '{name}: {points}',

	'forecast.takes': 'Entering: {cards}; then {count, plural, one {# card is} other {# cards are}} shot.',
	'forecast.shots': 'Shot: {shots}. Points: {now} now, {after} after.',
	'forecast.shot': '{card} {look, select, sharp {sharp} good {sharp with the good shot} other {blurred}}',
	'forecast.missed': 'The {color} film would not count.',

	'refusal.BAD_MOVE': 'That is not a move of this game.',
	'refusal.GAME_OVER': 'The match is over.',
	'refusal.ALREADY_COMMITTED': 'You have chosen already; the others are still thinking.',
	'refusal.NOT_YOUR_TURN': 'It is not your turn.',
	'refusal.WRONG_PHASE':
		'{phase, select, pick {First take cards from the field; the wind comes after.} other {Now wind one card of your hand; cards are taken at the start of a turn.}}',
	'refusal.BAD_ROW': 'The field has rows 1 to {rows}.',
	'refusal.BAD_SIDE': 'Take from the left or from the right.',
	'refusal.BAD_COUNT': 'Take 1, 2 or 3 cards.',
	'refusal.ROW_EMPTY': 'Row {row} is empty.',
	'refusal.ROW_TOO_SHORT': 'Row {row} has only {cards, plural, one {# card} other {# cards}} left.',
	'refusal.BAD_POSITION': 'Your hand has places 1 to {cards}.',
	'refusal.TOP_CARD': 'The card at the fresh end cannot move.',
	'refusal.NOT_TOWARD_TOP': 'A card only slides toward the fresh end.',

	'source.film': `Film, ${colors}`,
	'source.frames': '{sharp} sharp, {blurred} blurred{shot, select, good {, good shot} other {}}',
	'source.missed': 'missed shot',
	'end.fieldSpent': 'The field was spent.',

	'value.seat': 'Seat {number}',
	'value.random': 'By chance',
	'value.open': 'Open',
	'value.exact': 'Exact',
	'value.faceUp': 'Sharp frames',
	'value.all': 'All frames',
	...options,
} as const;

export type Key = keyof typeof messages;
