import { countOf } from './en-forms.ts';

/** What a drawn board says beside the log: of hands, of judgements, of the clock, and to the ear. */
export const boardMessages = {
	'hand.verb.turn': 'Your turn',
	'hand.lifted': '{tile} is lifted. Tap the one to swap with, or Escape.',
	'hand.slid': '{tile} stays on the paper. Let go over the one to swap with.',
	'hand.joe': 'Joe is lifted. An arrow pushes his row or column; Escape lets go.',
	'hand.push': `{dir, select,
		up {Joe’s column follows: {tile} leaves above and comes in below.}
		down {Joe’s column follows: {tile} leaves below and comes in above.}
		left {Joe’s row follows: {tile} leaves on the left and comes in on the right.}
		other {Joe’s row follows: {tile} leaves on the right and comes in on the left.}
	}`,
	'hand.waits': 'Made as soon as the stage has settled.',
	'hand.owed': 'First {rituals}.',
	'hand.owedBy': '{who, select, you {you: {ritual}} other {{name}: {ritual}}}',

	'verdict.right': 'Right call',
	'verdict.wrong': 'Wrong call',
	'verdict.void': 'Just put right',
	'verdict.whistle': 'Whistle',
	'verdict.void.say': 'The call does not count.',
	'verdict.wrong.say': 'There was no such mistake.',
	'wrong.max-pet': 'Max had moved, and nobody petted him first.',
	'wrong.max-goodboy': 'Max moved without “Good boy!”',
	'wrong.olivia-highfive': 'Olivia moved without a high five before.',
	'wrong.olivia-applaud': 'Olivia moved without applause before.',
	'wrong.alice-contact': 'Alice was lifted, or slid too fast.',
	'wrong.alice-shake': 'Alice moved, and nobody was shaken before.',
	'wrong.pam-wave': 'Pam moved, and the wave was not finished.',
	'wrong.pam-frame': 'Pam moved without “Still in the frame?”',
	'wrong.edgar-cheese': 'Edgar moved without “Cheese!”',
	'wrong.edgar-ready': 'Edgar moved, and not everybody was asked and said “Yes!”',
	'wrong.joe-push': 'Joe was swapped, or pushed where nobody stands.',
	'wrong.chloe-diagonal': 'Chloe swapped with neither a corner neighbour nor a friend.',
	'wrong.arthur-max': 'Arthur and Max stood side by side.',
	'wrong.james-olivia': 'James did not stand next to Olivia.',
	'wrong.swap': 'The two were neither side neighbours nor friends.',
	'wrong.photo': 'Not all four stood where the photo shows them.',
	'wrong.turn': 'It was somebody else’s turn.',
	'wrong.talk': 'A photographer talked.',

	'clock.left': '{seconds}\u00a0s',
	'clock.starts': 'It starts by itself in {seconds}\u00a0s.',
	'clock.resumes': 'It goes on by itself in {seconds}\u00a0s.',

	'aloud.glass': `${countOf('seconds', 'second', 'seconds')} left.`,
	'aloud.chosen': 'chosen',
	'aloud.inPlace': 'in place',
} as const;
