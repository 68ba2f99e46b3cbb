// Names of people stand in the nominative: nobody's is declined. So what happened is told in the present, which has no
// gender. Animals and places have forms, as Russian has cases; "start" begins a sentence.

/** Within a sentence: `вы`, `Инес`. */
export const whom = '{who, select, you {вы} other {{name}}}';
export const goes = (you: string, other: string) => `{who, select, you {Вы ${you}} other {{name} ${other}}}`;

const started = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** An animal: who, of whom, to whom, whom. */
export const animal = (nom: string, gen: string, dat: string, acc = gen) =>
	`{form, select, mid {${nom}} gen {${gen}} dat {${dat}} startDat {${started(dat)}} acc {${acc}} startAcc {${started(acc)}} other {${started(nom)}}}`;

/** A place: what, what is explored, where, to where, from where. */
export const place = (nom: string, acc: string, where: string, to: string, from: string) =>
	`{form, select, nom {${nom}} bare {${from}} in {${where}} to {${to}} from {${from}} other {${acc}}}`;

const forms = (count: string, one: string, few: string, many: string) =>
	`{${count}, plural, one {# ${one}} few {# ${few}} many {# ${many}} other {# ${few}}}`;
export const diceOf = (count: string) => forms(count, 'кубик', 'кубика', 'кубиков');
export const tokensOf = (count: string) => forms(count, 'жетон', 'жетона', 'жетонов');
export const photosOf = (count: string) => forms(count, 'кадр', 'кадра', 'кадров');
export const symbolsOf = (count: string) => forms(count, 'знак', 'знака', 'знаков');
export const pointsOf = (count: string) => forms(count, 'очко', 'очка', 'очков');
export const cardsOf = (count: string) => forms(count, 'карта', 'карты', 'карт');
/** After "; ": what returns to the supply. */
export const back =
	'{back, plural, =0 {} one {; # жетон возвращается} few {; # жетона возвращаются} many {; # жетонов возвращается} other {; # жетона возвращается}}';
