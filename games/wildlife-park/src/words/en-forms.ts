import { select, thingForms } from './select.ts';

const animals = {
	orangutan: 'orangutan',
	sloth: 'sloth',
	tiger: 'tiger',
	giantPanda: 'panda',
	seaOtter: 'otter',
	seaTurtle: 'turtle',
	seal: 'seal',
	penguin: 'penguin',
	goldenEagle: 'eagle',
	vicuna: 'vicuña',
	wildYak: 'yak',
	ibex: 'ibex',
	giraffe: 'giraffe',
	lion: 'lion',
	zebra: 'zebra',
	elephant: 'elephant',
	saola: 'saola',
	gorilla: 'gorilla',
	vaquita: 'vaquita',
	blueWhale: 'whale',
	snowLeopard: 'leopard',
	blackRhino: 'rhino',
};
const colours = { green: 'green', blue: 'blue', grey: 'grey', orange: 'orange' };

export const colour = select('colour', colours);
/** `eagle`, `grey 4`. */
export const thing = thingForms(animals, colours);
