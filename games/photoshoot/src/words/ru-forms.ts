// Names of people stand in the nominative: nobody's is declined. So what happened is told in the present, which has no
// gender. The cast and the teams are ours, and they are.

/** `Вы идёте`, `Стол идёт`, `Инес идёт`. */
export const goes = (you: string, other: string) =>
	`{who, select, you {Вы ${you}} table {Стол ${other}} other {{name} ${other}}}`;
/** What somebody does, after their name. */
export const does = (you: string, other: string, rest = '') => `{who, select, you {${you}} other {${other}}}${rest}`;
/** Said to the one a ritual is done to, or of them. */
export const to = (you: string, other: string) => `{to, select, you {${you}} other {${other}}}`;

/** Who, whom, of whom, with whom. */
export const declined = (nom: string, acc = nom, gen = acc, ins = nom) =>
	`{form, select, acc {${acc}} gen {${gen}} ins {${ins}} other {${nom}}}`;
/** Who, of whom, to whom. */
export const team = (nom: string, gen: string, dat: string) =>
	`{form, select, gen {${gen}} dat {${dat}} other {${nom}}}`;

const forms = (count: string, one: string, few: string, many: string) =>
	`{${count}, plural, one {# ${one}} few {# ${few}} many {# ${many}} other {# ${few}}}`;
export const pointsOf = (count: string) => forms(count, 'очко', 'очка', 'очков');
export const tokensOf = (count: string) => forms(count, 'жетон', 'жетона', 'жетонов');
export const photosOf = (count: string) => forms(count, 'кадр', 'кадра', 'кадров');
export const seconds = '{seconds, number} с';
