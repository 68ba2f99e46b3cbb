// Names stand in the nominative: nobody's is declined. So what happened is told in the present, which has no gender.

/** Who: `Вы`, `Инес`. */
export const who = '{who, select, you {Вы} other {{name}}}';
/** Within a sentence. */
export const whom = '{who, select, you {вы} other {{name}}}';

export const tile = '{tile, select, basic {обычная} freeze {лёд} spike {шип} other {супер}}';
/** Whom or what: `ставит обычную`. */
export const tileAcc = '{tile, select, basic {обычную} freeze {лёд} spike {шип} other {супер}}';
/** Of what there is none. */
export const tileGen = '{tile, select, basic {обычной} freeze {льда} spike {шипа} other {супера}}';

export const yourTile = '{tile, select, basic {ваша обычная} freeze {ваш лёд} spike {ваш шип} other {ваш супер}}';
export const yourTileAcc = '{tile, select, basic {вашу обычную} freeze {ваш лёд} spike {ваш шип} other {ваш супер}}';
/** Whose: `ваша обычная`, `обычная (Инес)`. */
export const ownTile = `{who, select, you {${yourTile}} other {${tile} ({name})}}`;

const forms = (count: string, one: string, few: string, many: string) =>
	`{${count}, plural, one {# ${one}} few {# ${few}} many {# ${many}} other {# ${few}}}`;
/** `1 снимок`, `2 снимка`, `5 снимков`; the same whom or what. */
export const snapsOf = (count: string) => forms(count, 'снимок', 'снимка', 'снимков');
/** For so many turns. */
export const turnsOf = (count: string) => forms(count, 'ход', 'хода', 'ходов');
export const goodsOf = (one: string, few: string, many: string) => forms('count', one, few, many);
