import { select, thingForms } from './select.ts';

// Names of people stand in the nominative: nobody's is declined. So what happened is told in the present, which has no
// gender. A die is called by its value, which is feminine: синяя тройка.

/** Whose, after what it is: `Ваш вход`, `Вход (Инес)`. */
export const owned = (own: string, other: string) => `{who, select, you {${own}} other {${other} ({name})}}`;
/** `Вы берёте`, `Инес берёт`. */
export const does = (you: string, other: string) => `{who, select, you {Вы ${you}} other {{name} ${other}}}`;

const animals = {
	orangutan: 'орангутан',
	sloth: 'ленивец',
	tiger: 'тигр',
	giantPanda: 'панда',
	seaOtter: 'калан',
	seaTurtle: 'черепаха',
	seal: 'тюлень',
	penguin: 'пингвин',
	goldenEagle: 'орёл',
	vicuna: 'викунья',
	wildYak: 'як',
	ibex: 'ибекс',
	giraffe: 'жираф',
	lion: 'лев',
	zebra: 'зебра',
	elephant: 'слон',
	saola: 'саола',
	gorilla: 'горилла',
	vaquita: 'вакита',
	blueWhale: 'кит',
	snowLeopard: 'барс',
	blackRhino: 'носорог',
};
/** Whom: `поставьте льва`. */
const animalsAcc = {
	orangutan: 'орангутана',
	sloth: 'ленивца',
	tiger: 'тигра',
	giantPanda: 'панду',
	seaOtter: 'калана',
	seaTurtle: 'черепаху',
	seal: 'тюленя',
	penguin: 'пингвина',
	goldenEagle: 'орла',
	vicuna: 'викунью',
	wildYak: 'яка',
	ibex: 'ибекса',
	giraffe: 'жирафа',
	lion: 'льва',
	zebra: 'зебру',
	elephant: 'слона',
	saola: 'саолу',
	gorilla: 'гориллу',
	vaquita: 'вакиту',
	blueWhale: 'кита',
	snowLeopard: 'барса',
	blackRhino: 'носорога',
};
const values = { green: 'зелёная', blue: 'синяя', grey: 'серая', orange: 'оранжевая' };
const valuesAcc = { green: 'зелёную', blue: 'синюю', grey: 'серую', orange: 'оранжевую' };

/** Which tile: `синяя`. */
export const colour = select('colour', values);
/** On which tile: `на синюю плитку`. */
export const colourAcc = select('colour', valuesAcc);
/** Of which there is none: `нет синей плитки`. */
export const colourGen = select('colour', { green: 'зелёной', blue: 'синей', grey: 'серой', orange: 'оранжевой' });
/** `орёл`, `серая 4`. */
export const thing = thingForms(animals, values);
/** `орла`, `серую 4`. */
export const thingAcc = thingForms(animalsAcc, valuesAcc);

const forms = (count: string, one: string, few: string, many: string) =>
	`{${count}, plural, one {# ${one}} few {# ${few}} many {# ${many}} other {# ${few}}}`;
/** `1 очко`, `2 очка`, `5 очков`. */
export const pointsOf = (count: string) => forms(count, 'очко', 'очка', 'очков');
export const turnsOf = (count: string) => forms(count, 'ход', 'хода', 'ходов');
export const countOf = (one: string, few: string, many: string) => forms('count', one, few, many);
